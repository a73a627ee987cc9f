import NavText

/// Rows that are paired by what is paired already: a storyboard by its scenes, a class by the scenes that have it. `votes`
/// holds a pair of owners, the old one first, for each pair of their members. Two rows are each other's favourites where neither votes more often,
/// or as often, for another.
func mutualFavourites<Row>(
  _ votes: [(ID<Row>, ID<Row>)]
) -> [(ID<Row>, ID<Row>)] {
  let favouritesOfOld = favourites(of: votes)
  let favouritesOfNew = favourites(of: votes.map { ($0.1, $0.0) })
  return favouritesOfOld.compactMap { old, new in
    favouritesOfNew[new] == old ? (old, new) : nil
  }
}

private func favourites<Row>(of votes: [(ID<Row>, ID<Row>)]) -> [ID<Row>: ID<Row>] {
  let sorted = votes.sorted { ($0.0.index, $0.1.index) < ($1.0.index, $1.1.index) }
  var best: [ID<Row>: (favourite: ID<Row>?, count: Int)] = [:]
  var start = 0
  while start < sorted.count {
    let (voter, candidate) = sorted[start]
    var end = start
    while end < sorted.count, sorted[end].0 == voter, sorted[end].1 == candidate { end += 1 }
    let known = best[voter]?.count ?? 0
    if end - start > known {
      best[voter] = (candidate, end - start)
    } else if end - start == known {
      best[voter] = (nil, known)
    }
    start = end
  }
  return best.compactMapValues { $0.favourite }
}
