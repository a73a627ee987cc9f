import NavStoryboard

/// Classes as files of Swift and Objective-C: alone or together, in one piece or in several.
extension ProjectDraft {
  mutating func writeClasses() {
    for index in classes.indices {
      switch classes[index].language {
      case .swift: writeSwift(index)
      case .objectiveC: writeObjectiveC(index)
      }
    }
  }

  private mutating func folder(of row: DraftClass) -> String {
    let folders = ["", "", "Controllers", "Screens/\(row.name)", "Modules/Main/View", "UI"]
    return targets[row.target].path(random.pick(folders))
  }

  // MARK: Swift

  private mutating func writeSwift(_ index: Int) {
    let row = classes[index]
    let folder = folder(of: row)
    var methods = row.methods.map { "  \($0) {\n    print(\"done\")\n  }\n" }
    var head = row.attributes
    if let name = row.runtimeName {
      head.append("@objc(\(name == row.name ? name.marked(.className, row.name) : name))")
    }
    let inherited = ([row.superclass.marked(.superclass, row.name)] + row.conformances)
      .joined(separator: ", ")
    let access = random.pick(["", "", "final ", "public ", "open ", "internal "])
    let isInherited = classes.contains { $0.parent == index }
    let modifier = isInherited && access == "final " ? "" : access
    var body =
      (head + [
        "\(modifier)class \(row.name.marked(.className, row.name)): \(inherited) {"
      ])
      .joined(separator: random.pick(["\n", " "]).replacingSpace(if: head.isEmpty))
    body += "\n"
    for stored in row.stored { body += "  \(stored)\n" }
    body += "\n"
    var elsewhere: [String] = []
    // What an extension declares cannot be overridden, and a generic class may not declare it there.
    let splits =
      !row.isNested && !row.superclass.contains("<") && random.chance(30)
    if splits {
      elsewhere = methods.filter { _ in random.chance(50) }
      methods.removeAll { elsewhere.contains($0) }
    }
    body += methods.joined(separator: "\n")
    if !row.statements.isEmpty || random.chance(40) {
      body += """

          override func awakeFromNib() {
            super.awakeFromNib()
        \(row.statements.map { "    \($0)\n" }.joined())  }

        """
    }
    if !row.tableCode.isEmpty {
      let signature =
        style.namesFirstLabel
        ? "tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)"
        : "tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath)"
      body += "  override func \(signature) -> UITableViewCell {\n"
      body += row.tableCode.map { "    \($0)\n" }.joined() + "    return UITableViewCell()\n  }\n"
    }
    body += "}\n"
    var text = random.pick(["", "//\n//  \(row.name).swift\n//\n//  Created by A. Person.\n//\n\n"])
    text += (["import UIKit"] + row.header).joined(separator: "\n") + "\n\n"
    text += row.wrapping.replacing("%", with: body)
    let file = random.pick([row.name, row.name, row.name, "Screens"])
    let extending =
      "extension \(row.name.marked(.className, row.name)) {\n\(elsewhere.joined(separator: "\n"))}\n"
    if !elsewhere.isEmpty {
      if random.chance(50) {
        text += "\n// MARK: - Actions\n\n" + extending
      } else {
        addClassSource(
          "import UIKit\n\n" + extending, at: joined(folder, "\(row.name)+Actions.swift"),
          row.target)
      }
    }
    addClassSource(text, at: joined(folder, file + ".swift"), row.target)
  }

  /// Adds a file, or to one that is there.
  private mutating func addClassSource(_ text: String, at path: String, _ target: Int) {
    if let index = files.firstIndex(where: { $0.path == path }) {
      files[index].text += "\n" + text
    } else {
      addSource(text, at: path, in: target)
    }
  }

  // MARK: Objective-C

  private mutating func writeObjectiveC(_ index: Int) {
    let row = classes[index]
    let folder = folder(of: row)
    let imported =
      row.parent.map {
        classes[$0].language == .objectiveC ? "#import \"\(classes[$0].name).h\"\n" : ""
      } ?? ""
    let module = random.pick(["#import <UIKit/UIKit.h>\n", "@import UIKit;\n"])
    let conformances =
      row.conformances.isEmpty ? "" : " <\(row.conformances.joined(separator: ", "))>"
    let prefix = row.attributes.map { $0 + "\n" }.joined()
    // Outlets are public, in a class extension of the implementation, or here and there.
    let isPrivate = row.stored.map { _ in random.chance(50) }
    let publicOnes = zip(row.stored, isPrivate).filter { !$0.1 }.map { $0.0 }
    let privateOnes = zip(row.stored, isPrivate).filter { $0.1 }.map { $0.0 }
    let (start, end) = random.pick([
      ("", ""), ("NS_ASSUME_NONNULL_BEGIN\n\n", "\nNS_ASSUME_NONNULL_END\n"),
    ])
    var header = module + imported + row.header.map { $0 + "\n" }.joined() + "\n" + start
    header += "@class \(row.name)Helper;\n@protocol \(row.name)Delegate;\n\n"
    header += prefix
    header +=
      "@interface \(row.name.marked(.className, row.name)) : \(row.superclass.marked(.superclass, row.name))\(conformances)\n\n"
    header += publicOnes.map { $0 + "\n" }.joined()
    let declared = row.methods.filter { _ in random.chance(20) }
    header += declared.map { $0 + ";\n" }.joined()
    header += "\n@end\n" + row.footer + end
    var implementation = "#import \"\(row.name).h\"\n\n"
    if !privateOnes.isEmpty || random.chance(50) {
      implementation += "@interface \(row.name.marked(.className, row.name)) ()\n"
      implementation += privateOnes.map { $0 + "\n" }.joined()
      implementation += "@end\n\n"
    }
    var methods = row.methods.map {
      $0 + random.pick([" {\n}\n", "\n{\n    NSLog(@\"done } %@\", self);\n}\n"])
    }
    var category: [String] = []
    if random.chance(20) {
      category = methods.filter { _ in random.chance(50) }
      methods.removeAll { category.contains($0) }
    }
    implementation += "@implementation \(row.name.marked(.className, row.name))\n\n"
    implementation += methods.joined(separator: "\n")
    if !row.statements.isEmpty {
      implementation += "- (void)awakeFromNib {\n    [super awakeFromNib];\n"
      implementation += row.statements.map { "    \($0)\n" }.joined() + "}\n"
    }
    if !row.tableCode.isEmpty {
      implementation += "- (UITableViewCell *)tableView:(UITableView *)tableView "
      implementation += "cellForRowAtIndexPath:(NSIndexPath *)indexPath\n{\n"
      implementation += row.tableCode.map { "    \($0)\n" }.joined() + "    return nil;\n}\n"
    }
    implementation += "\n@end\n"
    if !category.isEmpty {
      let name = "\(row.name)+Actions"
      addSource(
        "#import \"\(row.name).h\"\n\n@interface \(row.name.marked(.className, row.name)) (Actions)\n@end\n",
        at: joined(folder, name + ".h"), in: nil)
      addSource(
        "#import \"\(name).h\"\n\n@implementation \(row.name.marked(.className, row.name)) (Actions)\n\n\(category.joined(separator: "\n"))\n@end\n",
        at: joined(folder, name + ".m"), in: row.target)
    }
    addSource(header, at: joined(folder, row.name + ".h"), in: nil)
    addSource(
      implementation, at: joined(folder, row.name + random.pick([".m", ".m", ".mm"])),
      in: row.target)
  }
}

extension String {
  fileprivate func replacingSpace(if isEmpty: Bool) -> String { isEmpty ? "" : self }

  /// The same without what is marked being a place.
  var strippingMarks: String {
    var text = ""
    var isName = false
    for character in unicodeScalars {
      switch character.value {
      case 1: isName = true
      case 3: isName = false
      case 4: break
      default: if !isName { text.unicodeScalars.append(character) }
      }
    }
    return text
  }
}
