import NavText

/// What the parts of a program are called, by row, where an outline is to use other names than their own.
public struct OutlineNames: Sendable {
  public var scenes: [String] = []
  public var elements: [String] = []
  public var barItems: [String] = []
  /// Variables and cases that go by other names than their own.
  public var words: [Name: String] = [:]

  public init() {}
}

/// Writes parts of a program as its outline has them.
public struct OutlineParts: Sendable {
  private let outline: Outline

  public init(of program: Program, naming names: OutlineNames) {
    outline = Outline(program, names)
  }

  /// `title: "Cart"`
  public func text(of attribute: Attribute, in scene: ID<Scene>?) -> String {
    outline.text(of: attribute, scene)
  }

  /// ` with total: 3`, or nothing.
  public func text(of arguments: IDRange<Argument>) -> String { outline.data(arguments) }

  /// Its first line, then the statements of its body.
  public func lines(of method: ID<Method>) -> String {
    var outline = outline
    outline.write(methods: IDRange(from: method, to: ID(Int(method.index) + 1)))
    return outline.text
  }

  public func lines(of scenario: ID<Scenario>) -> String {
    var outline = outline
    outline.write(scenario)
    return outline.text
  }

  public func lines(of check: ID<Check>) -> String {
    var outline = outline
    outline.write(check)
    return outline.text
  }
}
