import NavText
import NavXcode

extension SourceRules {
  static let unknownRuntimeAttribute = SourceRule(
    RuleFacts(
      "unknown-runtime-attribute", text: nil, storyboard: .warning,
      "A runtime attribute names a property that the class does not have.",
      why: """
        UIKit sets user defined runtime attributes by key-value coding when it loads the storyboard. Where nothing has \
        the name, it writes a line to the console and goes on: the corner is not round, and nothing says why (ERR-39). \
        Usually the property was renamed. In Swift it has to be visible to Objective-C, as @IBInspectable makes it.
        """,
      bad: """
        // Shop/PriceView.swift
        class PriceView: UIView {
          @IBInspectable var cornerRadii: CGFloat = 0
        }

        \(page(radius))
        """,
      good: """
        // Shop/PriceView.swift
        class PriceView: UIView {
          @IBInspectable var cornerRadius: CGFloat = 0
        }

        \(page(radius))
        """)
  ) { context in
    guard context.catalogue.hasClasses else { return }
    for document in context.judged {
      let source = context.documents[document]
      for element in source.xml.elements.ids where source.is(element, .userDefinedRuntimeAttribute)
      {
        guard let list = source.xml[element].parent, let parent = source.xml[list].parent,
          source.is(list, .userDefinedRuntimeAttributes), let owner = source.object(of: parent),
          let path = source.value(.keyPath, of: element)
        else { continue }
        context.check(path, element, owner, document)
      }
    }
  }

  private static let radius = """
    <view key="view" id="root" customClass="PriceView" customModuleProvider="target">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">
          <real key="value" value="8"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </view>
    """
}

extension SourceRuleContext {
  fileprivate mutating func check(
    _ path: String, _ element: ID<XMLElement>, _ owner: ID<StoryboardObject>, _ document: Int
  ) {
    let keys = path.split(separator: ".")
    let name = keys.first.map { String($0) } ?? ""
    guard !name.isEmpty, let reference = knownClass(owner, in: document) else { return }
    let place = location(document, .keyPath, of: element)
    switch catalogue.outlet(named: name, of: reference, isOnlyRead: keys.count > 1) {
    case .builtIn, .unknown: return
    case .declared(let property):
      if let other = otherApp(of: .runtimeAttribute(name), reference, document) {
        return report(other, at: place, label: "it is not set")
      }
      guard code.hidesMembersOfSwift, catalogue.isHidden(property, of: reference) else {
        return
      }
      report(
        at: place, "Objective-C cannot see '\(name)' of \(reference.name)", label: "it is not set",
        related: [Label(location(inCode: catalogue.properties[property].place), "declared here")],
        help: ["mark it with @IBInspectable or @objc"])
    case .missing:
      // What begins so may be an instance variable of Apple's, which are not documented.
      if UIKitKeys.contains(name) || name.hasPrefix("_") { return }
      // What sources declare in a class and those that it inherits from.
      let near = didYouMean(name) { catalogue in
        catalogue.properties(visibleIn: reference).map {
          catalogue.names[catalogue.properties[$0].name]
        }
      }
      // A name that is like none of the class may be one of UIKit's that few know.
      report(
        at: place, "\(reference.name) has no property '\(name)' to set", label: "it is not set",
        help: near + ["remove the runtime attribute, or declare the property"],
        atMost: near.isEmpty ? .info : .warning)
    }
  }
}
