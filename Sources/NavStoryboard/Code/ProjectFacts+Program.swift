import NavModel
import NavText
import NavXcode

extension ProjectFacts {
  /// The storyboards of a program that apps start with which they are built into.
  public func mains(of program: Program) -> Set<ID<Storyboard>> {
    Set(
      program.storyboards.ids.filter {
        isMain(program.sources[program.storyboards[$0].place.source].path)
      })
  }

  /// Copies of storyboards for a language that nothing builds any more: what they lack says nothing of the app.
  public func staleTranslations(of program: Program) -> Set<ID<Storyboard>> {
    let paths = program.storyboards.ids.map {
      program.sources[program.storyboards[$0].place.source].path
    }
    return Set(
      program.storyboards.ids.filter {
        original(ofStaleTranslation: paths[Int($0.index)], among: paths) != nil
      })
  }
}
