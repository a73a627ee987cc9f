import NavModel
import NavText
import NavXcode

extension StoryboardCompilation {
  /// What the documents say beyond the program's rows, and what the project and its code add. In
  /// places of code, the files of the project follow the storyboards, as they do in findings.
  public func projectContext(in code: ProjectCode, firstFile: Int) -> ProjectContext {
    guard let program else { return projectContext }
    var context: ProjectContext = projectContext
    if code.startsInCode {
      context.startsInCode = true
      context.mains = []
    }
    context.mains.formUnion(code.project.mains(of: program))
    context.bars = bars(in: code, firstFile: firstFile)
    context.oldestSystem = code.project.oldestSystem
    context.runsOnPhones = code.project.runsOnPhones
    return context
  }
}
