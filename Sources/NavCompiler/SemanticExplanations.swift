import NavModel
import NavSyntax
import NavText

extension Compilation {
  /// What `navscene explain` knows: every code of reading, compiling and loading.
  public static var explanations: [Explanation] {
    SyntaxProblem.explanations + SemanticProblem.explanations + GraphProblem.explanations
  }
}

extension SemanticProblem {
  /// By area, each in a file of its own under Explanations.
  static var explanations: [Explanation] {
    wordExplanations + nameExplanations + containerExplanations + connectionExplanations
      + testExplanations
  }
}
