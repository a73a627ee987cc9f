import NavText
import NavXcode

extension StoryboardRules {
  static let runtimeAttributeType = StoryboardRule(
    RuleFacts(
      "runtime-attribute-type", text: nil, storyboard: .error,
      "The value of a runtime attribute is not of the type that it says.",
      why: """
        Interface Builder writes a number as 'real' or 'integer', a colour as 'color', a string into 'value', and so \
        on. Its compiler stops at any other value: Xcode makes no product, or reports an internal error that does not \
        name the attribute. Such files come from edits by hand and from scripts.
        """,
      bad: page(view(type: "string")), good: page(view(type: "number")))
  ) { context in
    let document = context.document
    for element in document.shownElements("userDefinedRuntimeAttribute") {
      let type = document.value(.type, of: element) ?? ""
      guard let form = forms[type] else {
        let near = nearest(to: type, among: forms.keys.sorted())
        context.report(
          at: document.range("type", of: element),
          type.isEmpty
            ? "this runtime attribute has no type" : "'\(type)' is not a type of runtime attribute",
          label: "Xcode cannot compile it",
          help: didYouMean(near) + ["choose the type in Interface Builder anew"])
        continue
      }
      guard let slip = Self.slip(in: element, form, document) else { continue }
      context.report(
        at: slip.range, "a runtime attribute of the type '\(type)' \(slip.what)",
        label: "Xcode cannot compile it",
        help: ["write \(form.example), or choose the type that the value has"])
    }
  }

  /// What is wrong with a value; nil where it is as Interface Builder writes it.
  private static func slip(
    in element: ID<XMLElement>, _ form: Form, _ document: StoryboardDocument
  ) -> (range: SourceRange, what: String)? {
    let child = document.xml.children(of: element).first { _ in true }
    if let child {
      let tag = document.xml.names[document.tag(child)]
      guard form.elements.contains(tag) else {
        return (document.xml.tagRange(child), "holds a '\(tag)'")
      }
      // Texts of several lines are between the tags.
      if form.elements == numbers.elements {
        guard let value = document.attribute(.value, of: child),
          document.thousandths(document.xml[value].value) != nil
            || Self.isNumber(document.xml.value(value))
        else { return (document.range("value", of: child), "holds no number") }
      }
      return nil
    }
    guard let attribute = document.attribute(.value, of: element) else {
      return form.mayBeMissing ? nil : (document.xml.tagRange(element), "has no value")
    }
    guard form.isWritten else { return (document.xml[attribute].valueRange, "has a text") }
    let value = document.xml.value(attribute)
    let isWord = form.words.isEmpty || form.words.contains(value)
    return isWord ? nil : (document.xml[attribute].valueRange, "is no '\(value)'")
  }

  /// Numbers may be larger than any that places and lengths have.
  private static func isNumber(_ text: String) -> Bool {
    let signs = Array("+-.eE".utf8)
    return text.utf8.contains { 0x30...0x39 ~= $0 }
      && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || signs.contains($0) }
  }

  /// How a value is written.
  private struct Form: Sendable {
    var elements: [String] = []
    /// Whether it may be an attribute, and which words that may say.
    var isWritten = false
    var words: [String] = []
    var mayBeMissing = false
    let example: String
  }

  private static let numbers = Form(
    elements: ["integer", "real", "double", "float"],
    example: "<real key=\"value\" value=\"8\"/>")

  private static let forms: [String: Form] = [
    "string": Form(
      elements: ["string", "mutableString"], isWritten: true, mayBeMissing: true,
      example: "value=\"…\""),
    "localizedString": Form(
      elements: ["string", "mutableString"], isWritten: true, mayBeMissing: true,
      example: "value=\"…\""),
    "image": Form(isWritten: true, mayBeMissing: true, example: "value=\"…\""),
    "boolean": Form(isWritten: true, words: ["YES", "NO"], example: "value=\"YES\""),
    "number": numbers,
    "color": Form(elements: ["color"], mayBeMissing: true, example: "<color key=\"value\" …/>"),
    "point": Form(elements: ["point"], example: "<point key=\"value\" x=\"0\" y=\"0\"/>"),
    "size": Form(elements: ["size"], example: "<size key=\"value\" width=\"0\" height=\"0\"/>"),
    "rect": Form(elements: ["rect"], example: "<rect key=\"value\" …/>"),
    "range": Form(
      elements: ["range"], example: "<range key=\"value\" location=\"0\" length=\"0\"/>"),
    "nil": Form(elements: ["nil"], mayBeMissing: true, example: "no value"),
  ]

  private static func view(type: String) -> String {
    """
    <view key="view" id="root">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="\(type)" keyPath="layer.cornerRadius">
          <real key="value" value="8"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </view>
    """
  }
}
