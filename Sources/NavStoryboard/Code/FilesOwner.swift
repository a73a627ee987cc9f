import NavText
import NavXcode

extension SourceRuleContext {
  /// The classes that the object which loads a xib may be of, besides the one that Interface Builder names for File's
  /// Owner: UIKit never looks at that name. They are subclasses of it, the class that the xib is called after, and those
  /// whose code loads it.
  mutating func otherOwners(
    _ object: ID<StoryboardObject>, in document: Int
  ) -> [ClassReference] {
    let element = documents[document][object].element
    guard documents[document].says(.filesOwner, .placeholderIdentifier, of: element),
      let reference = reference(object, in: document)
    else { return [] }
    if let known = owners[document] { return known }
    let found = otherOwners(of: documents[document], besides: reference)
    owners[document] = found
    return found
  }

  private func otherOwners(
    of source: StoryboardDocument, besides reference: ClassReference
  ) -> [ClassReference] {
    var owners = catalogue.descendants(of: reference.name)
    var name = source.name
    for mark in ["~ipad", "~iphone", "_iPad", "_iPhone", "-iPad", "-iPhone"]
    where name.hasSuffix(mark) {
      name = String(decoding: name.utf8.dropLast(mark.utf8.count), as: UTF8.self)
    }
    var others = [name, name + "Controller"]
    if let nib = catalogue.names.find(source.name) {
      for use in catalogue.uses where use.kind == .nib && use.value == nib {
        if let part = use.part { others.append(catalogue.names[catalogue.parts[part].name]) }
      }
    }
    for other in others where other != reference.name {
      let other = ClassReference(system: other)
      if case .declared = catalogue.find(other), !owners.contains(other) { owners.append(other) }
    }
    return owners
  }

  /// Whether code loads a xib by its name.
  func isLoadedByCode(_ document: Int) -> Bool {
    guard let name = catalogue.names.find(documents[document].name) else { return false }
    return catalogue.uses.contains { $0.kind == .nib && $0.value == name }
  }
}
