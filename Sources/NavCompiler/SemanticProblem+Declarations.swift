import NavText

/// How what is missing would be declared.
extension SemanticProblem {
  func sentence(
    ofMissingOutlet name: String, _ owner: OutletOwner, _ near: [String], _ declared: Location?,
    _ wants: OutletType
  ) -> Sentence {
    let declaration =
      (wants.isCollection ? "outlets " : "outlet ") + "\(name): \(wants.className)"
    let message: String
    let advice: String
    switch owner {
    case .class(let owner):
      message = "class '\(owner)' has no outlet '\(name)'"
      advice = "declare it in the class, as in \(declaration)"
    case .kitClass(let owner, let element):
      let own = "My\(owner.hasPrefix("UI") ? String(owner.dropFirst(2)) : owner)"
      message = "class '\(owner)' has no outlet '\(name)'"
      advice =
        "give it a class of its own: write \(element): \(own), and class \(own): \(owner) "
        + "{ \(declaration) }"
    case .scene(let scene, let sceneName, let kitClass):
      let own = "\(sceneName)Controller"
      message = "a scene without a class of its own has no outlet '\(name)'"
      advice =
        "give it a class that declares it: write \(scene): \(own), and class \(own): \(kitClass) "
        + "{ \(declaration) }"
    }
    return Sentence(
      message: message, label: "the app crashes when this scene's view loads (ERR-32)",
      related: declared.map { [Label($0, "the class is declared here")] } ?? [],
      help: didYouMean(near, otherwise: advice))
  }

  /// How a variable is declared that is used so.
  func advice(on name: String, _ use: VariableUse, declaredIn place: String) -> String {
    let start = "declare it in \(place), as in var \(name): "
    switch use {
    case .flag, .number, .enumeration: return start + Self.type(for: use)
    case .newCase(let word): return start + "Choice, and enum Choice { case \(word) }"
    case .text(let text):
      return "texts that change are the cases of an enum: write enum Choice "
        + "{ case first \"\(text)\" } outside, var \(name): Choice in \(place), and .first here"
    }
  }

  static func type(for use: VariableUse) -> String {
    switch use {
    case .flag: "Bool"
    case .number(let number): range(with: number)
    case .enumeration(let type): type
    case .newCase, .text: "Choice"
    }
  }

  /// As many nines as the number has digits.
  private static func range(with number: Int32) -> String {
    let digits = String(number.magnitude).utf8.count
    let end = digits < 10 ? String(repeating: "9", count: digits) : "2147483647"
    return number < 0 ? "-\(end)...\(end)" : "0...\(end)"
  }
}
