import NavLayout
import NavSimulator

// How a UI test finds an element: by accessibilityIdentifier, else by what VoiceOver says, else by its place among others
// of its kind. XCTest fails where several match, so a query is only taken if it finds that element and no other.

extension AccessibilityTree {
  /// `app.navigationBars.buttons["Add"]`; nil where XCTest can't tell an element from others.
  func query(for index: Int) -> String? {
    let element = elements[index]
    if element.type == "cells" { return cellQuery(for: index) }
    let scopes = scopes(around: index)
    let keys = [element.identifier, element.label, element.placeholder].filter { !$0.isEmpty }
    for key in keys {
      for scope in scopes where found(element.type, key, in: scope) == [index] {
        return "\(scope.query).\(element.type)[\(key.swiftLiteral)]"
      }
    }
    // UIKit adds views of this type of its own, and no one knows whether bars or content list their buttons first.
    if element.type == "otherElements" { return nil }
    if element.type == "buttons" && scopes[0].query == "app" { return nil }
    guard let scope = scopes.last else { return nil }
    if let key = keys.first, let place = found(element.type, key, in: scope).firstIndex(of: index) {
      return
        "\(scope.query).\(element.type).matching(identifier: \(key.swiftLiteral))"
        + ".element(boundBy: \(place))"
    }
    return found(element.type, nil, in: scope).firstIndex(of: index).map {
      "\(scope.query).\(element.type).element(boundBy: \($0))"
    }
  }

  /// The place of the first element for which something holds.
  func first(where holds: (Element) -> Bool) -> Int? { elements.firstIndex(where: holds) }

  /// A point from 0 to 1 where a finger reaches an element of this frame, `answers` told by what a touch there does: the
  /// middle, or beside what lies over it.
  func reach(_ frame: Rect, _ answers: (Event) -> Bool) -> (x: Double, y: Double)? {
    guard size.width > 0, size.height > 0 else { return nil }
    for (across, down) in Self.places {
      let point = Point(frame.x + across * frame.width, frame.y + down * frame.height)
      let (x, y) = (hundredths(point.x / size.width), hundredths(point.y / size.height))
      guard (0...1).contains(x), (0...1).contains(y) else { continue }
      let touch = touch(at: Point(x * size.width, y * size.height))
      if let touch, answers(touch) { return (x, y) }
    }
    return nil
  }

  // MARK: Where to look

  /// Elements among which one is looked for.
  private struct Scope {
    let query: String
    /// Whose descendants they are; all where it is nil.
    let roots: [Int]?
  }

  /// From the plainest on.
  private func scopes(around index: Int) -> [Scope] {
    var scopes: [Scope] = []
    let around = ancestors(of: index)
    if let part = around.first, Self.haveParts.contains(elements[part].type),
      let query = query(for: part)
    {
      let type = elements[part].type
      scopes.append(Scope(query: "app.\(type)", roots: descendants(of: nil, type)))
      scopes.append(Scope(query: query, roots: [part]))
      return scopes
    }
    if let bar = around.first(where: { Self.areNamed.contains(elements[$0].type) }) {
      let bars = descendants(of: nil, elements[bar].type)
      let query = "app.\(elements[bar].type)"
      scopes.append(Scope(query: query, roots: bars))
      if bars.count > 1, let place = bars.firstIndex(of: bar) {
        let name = elements[bar].identifier
        let isOnly = !name.isEmpty && bars.filter { elements[$0].identifier == name }.count == 1
        scopes.append(
          Scope(
            query: query + (isOnly ? "[\(name.swiftLiteral)]" : ".element(boundBy: \(place))"),
            roots: [bar]))
      }
      return scopes
    }
    scopes.append(Scope(query: "app", roots: nil))
    for holder in around {
      let element = elements[holder]
      if element.type == "cells" {
        if let query = rowQuery(for: holder) { scopes.append(Scope(query: query, roots: [holder])) }
      } else if !element.identifier.isEmpty {
        let query = "app.\(element.type)[\(element.identifier.swiftLiteral)]"
        scopes.append(Scope(query: query, roots: [holder]))
      }
    }
    return scopes
  }

  private func found(_ type: String, _ key: String?, in scope: Scope) -> [Int] {
    let all =
      scope.roots.map { $0.flatMap { descendants(of: $0, type) } } ?? descendants(of: nil, type)
    guard let key else { return all }
    return all.filter { elements[$0].matches(key) }
  }

  /// A row by what it says, which is touched in its place.
  private func cellQuery(for index: Int) -> String? {
    if let query = identifierQuery(forCell: index) { return query }
    let cells = descendants(of: nil, "cells")
    if let text = texts(inCell: index).first {
      let all = cells.flatMap { descendants(of: $0, "staticTexts") }.filter {
        elements[$0].matches(text)
      }
      if all.count == 1 { return "app.cells.staticTexts[\(text.swiftLiteral)]" }
      if let place = all.firstIndex(where: { $0 > index }) {
        return
          "app.cells.staticTexts.matching(identifier: \(text.swiftLiteral))"
          + ".element(boundBy: \(place))"
      }
    }
    return cells.firstIndex(of: index).map { "app.cells.element(boundBy: \($0))" }
  }

  /// A row itself, for what is done to all of it; nil where no text and no identifier is its own.
  func rowQuery(for index: Int) -> String? {
    identifierQuery(forCell: index)
      ?? ownText(ofCell: index).map {
        "app.cells.containing(.staticText, identifier: \($0.swiftLiteral))"
      }
  }

  /// Nil where it has no identifier, or shares it with another row.
  private func identifierQuery(forCell index: Int) -> String? {
    let name = elements[index].identifier
    let cells = descendants(of: nil, "cells")
    guard !name.isEmpty, cells.filter({ elements[$0].identifier == name }) == [index] else {
      return nil
    }
    return "app.cells[\(name.swiftLiteral)]"
  }

  /// What it says and no other row does.
  private func ownText(ofCell index: Int) -> String? {
    let cells = descendants(of: nil, "cells")
    return texts(inCell: index).first { text in
      cells.filter { texts(inCell: $0).contains(text) } == [index]
    }
  }

  private func texts(inCell index: Int) -> [String] {
    descendants(of: index, "staticTexts").map { elements[$0].label }.filter { !$0.isEmpty }
  }

  /// From the innermost on.
  private func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var next = elements[index].parent
    while let position = next {
      found.append(position)
      next = elements[position].parent
    }
    return found
  }

  /// Where people say what a button is in.
  private static let areNamed: Set = [
    "navigationBars", "toolbars", "tabBars", "alerts", "sheets", "keyboards",
  ]
  private static let haveParts: Set = ["segmentedControls", "steppers"]

  /// The middle, then all around it.
  private static let places: [(Double, Double)] = {
    let shares = [0.5, 0.25, 0.75, 0.1, 0.9]
    return shares.flatMap { down in shares.map { ($0, down) } }
  }()
}

/// As it is written.
func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
