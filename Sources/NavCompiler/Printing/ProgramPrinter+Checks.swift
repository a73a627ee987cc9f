import NavModel
import NavText

extension ProgramPrinter {
  mutating func check(_ id: ID<Check>) -> PrintedMember {
    let row = program[id]
    home = row.storyboard
    defer { home = nil }
    let spelling = claimSpelling
    var members = circumstances(row.era, row.orientation)
    if let states = row.states { members.append(PrintedMember("states: \(states)")) }
    for assumption in program.assumptions[row.assumptions] {
      members.append(line(.assuming, spelling.text(of: assumption.condition)))
    }
    for (setting, moves) in row.moves.lines {
      members.append(line(setting, moves.map { $0.facts.keyword }.joined(separator: ", ")))
    }
    for claim in row.claims { members.append(PrintedMember(spelling.text(of: claim), [], .line)) }
    // Without a name it is the main one, or the first of the file.
    let standard = program.mainStoryboard ?? ID(0)
    let storyboard = row.storyboard == standard ? "" : " of " + words[row.storyboard]
    let device = row.device.map { " on " + quoted($0.facts.name) } ?? ""
    return .declaration(
      "check " + quoted(program[row.title]) + storyboard + device, members, "")
  }

  private func line(_ setting: CheckSetting, _ operand: String) -> PrintedMember {
    PrintedMember(setting.facts.keyword + " " + operand, [], .line)
  }

  /// As `spelling`, with names in backquotes that would be read as words of claims.
  private var claimSpelling: ClaimSpelling {
    ClaimSpelling(
      program, word: { Self.quotedInClaim(words.word($0)) },
      scene: { Self.quotedInClaim(name(of: $0)) })
  }

  private static func quotedInClaim(_ word: String) -> String {
    claimWords.contains(word) ? "`" + word + "`" : word
  }

  private static let claimWords: Set<String> = {
    var words: Set<String> = [ClaimKind.startKeyword]
    let keywords =
      ClaimKind.allCases.map { $0.facts.keyword } + CheckSetting.allCases.map { $0.facts.keyword }
    for keyword in keywords {
      for word in keyword.split(separator: " ") { words.insert(String(word)) }
    }
    return words
  }()
}
