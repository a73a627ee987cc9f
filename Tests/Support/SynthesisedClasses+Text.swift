import NavStoryboard

/// The classes as sources of either language.
extension SynthesisedClasses {
  var text: String {
    switch language {
    case .swift: swift
    case .objectiveC: objectiveC
    }
  }

  /// How code performs a segue.
  func performing(_ identifier: String) -> String {
    switch language {
    case .swift: "performSegue(withIdentifier: \(Self.literal(identifier)), sender: self)"
    case .objectiveC: "[self performSegueWithIdentifier:@\(Self.literal(identifier)) sender:self]"
    }
  }

  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Swift

  private var swift: String {
    var text = "import UIKit\n\n"
    for row in classes {
      if row.isNamedAlone { text += "@objc(\(row.name))\n" }
      text += "class \(row.name): \(row.superclass) {\n"
      for outlet in row.outlets {
        text +=
          outlet.isCollection
          ? "  @IBOutlet var \(Self.quoted(outlet.name)): [\(outlet.type)]!\n"
          : "  @IBOutlet weak var \(Self.quoted(outlet.name)): \(outlet.type)!\n"
      }
      for selector in row.actions {
        text += "  @IBAction func \(Self.signature(selector, "Any")) {}\n"
      }
      for (number, identifier) in row.performed.enumerated() {
        text += "  func perform\(number)() {\n    \(performing(identifier))\n  }\n"
      }
      text += "}\n\n"
    }
    text += "class WhoeverIsThere: UIViewController {\n"
    for selector in unwinds {
      text += "  @IBAction func \(Self.signature(selector, "UIStoryboardSegue")) {}\n"
    }
    for selector in anywhere { text += "  @IBAction func \(Self.signature(selector, "Any")) {}\n" }
    return text + "}\n"
  }

  /// `pay:event:` is `pay(_ first: Any, event second: Any)`.
  private static func signature(_ selector: String, _ type: String) -> String {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count > 1 else { return quoted(selector) + "()" }
    var text = quoted(parts[0]) + "(_ first: \(type)"
    for (number, label) in parts.dropFirst().dropLast().enumerated() {
      text += ", \(label.isEmpty ? "_" : label) other\(number): UIEvent"
    }
    return text + ")"
  }

  private static func quoted(_ name: String) -> String {
    ["default", "in", "is", "repeat", "switch", "operator", "return", "self", "where", "continue"]
      .contains(name) ? "`\(name)`" : name
  }

  // MARK: Objective-C

  private var objectiveC: String {
    var text = "#import <UIKit/UIKit.h>\n\n"
    for row in classes { text += "@class \(row.name);\n" }
    for row in classes {
      text += "\n@interface \(row.name) : \(row.superclass)\n"
      for outlet in row.outlets {
        text +=
          outlet.isCollection
          ? "@property (nonatomic, strong) IBOutletCollection(\(outlet.type)) NSArray *\(outlet.name);\n"
          : "@property (nonatomic, weak) IBOutlet \(outlet.type) *\(outlet.name);\n"
      }
      text += "@end\n\n@implementation \(row.name)\n"
      for selector in row.actions { text += Self.method(selector, "id") }
      for (number, identifier) in row.performed.enumerated() {
        text += "- (void)perform\(number) {\n  \(performing(identifier));\n}\n"
      }
      text += "@end\n"
    }
    text +=
      "\n@interface WhoeverIsThere : UIViewController\n@end\n\n@implementation WhoeverIsThere\n"
    for selector in unwinds { text += Self.method(selector, "UIStoryboardSegue *") }
    for selector in anywhere { text += Self.method(selector, "id") }
    return text + "@end\n"
  }

  /// `pay:event:` is `- (IBAction)pay:(id)first event:(UIEvent *)other0 {}`.
  private static func method(_ selector: String, _ type: String) -> String {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count > 1 else { return "- (IBAction)\(selector) {}\n" }
    var text = "- (IBAction)\(parts[0]):(\(type))first"
    for (number, label) in parts.dropFirst().dropLast().enumerated() {
      text += " \(label):(UIEvent *)other\(number)"
    }
    return text + " {}\n"
  }
}
