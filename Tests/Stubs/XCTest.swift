@_exported import UIKit

public struct CGVector: Sendable {
  public init(dx: Double, dy: Double) {}
}

public struct URL: Sendable {
  public init?(string: String) { return nil }
}

@objc open class XCTestCase: NSObject {
  open var continueAfterFailure = true
  open func setUpWithError() throws {}
}

public struct XCTSkip: Error {
  public init(_ message: @autoclosure () -> String? = nil) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTrue(_ condition: @autoclosure () throws -> Bool) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertFalse(_ condition: @autoclosure () throws -> Bool) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertNotEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value
) {}

public enum UIDeviceOrientation: Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

@MainActor open class XCUIDevice {
  public static let shared = XCUIDevice()
  public var orientation = UIDeviceOrientation.portrait
}

@MainActor public protocol XCUIElementTypeQueryProvider {}

extension XCUIElementTypeQueryProvider {
  public var windows: XCUIElementQuery { XCUIElementQuery() }
  public var alerts: XCUIElementQuery { XCUIElementQuery() }
  public var sheets: XCUIElementQuery { XCUIElementQuery() }
  public var keyboards: XCUIElementQuery { XCUIElementQuery() }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  public var tabBars: XCUIElementQuery { XCUIElementQuery() }
  public var toolbars: XCUIElementQuery { XCUIElementQuery() }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var textFields: XCUIElementQuery { XCUIElementQuery() }
  public var secureTextFields: XCUIElementQuery { XCUIElementQuery() }
  public var searchFields: XCUIElementQuery { XCUIElementQuery() }
  public var textViews: XCUIElementQuery { XCUIElementQuery() }
  public var switches: XCUIElementQuery { XCUIElementQuery() }
  public var sliders: XCUIElementQuery { XCUIElementQuery() }
  public var steppers: XCUIElementQuery { XCUIElementQuery() }
  public var segmentedControls: XCUIElementQuery { XCUIElementQuery() }
  public var images: XCUIElementQuery { XCUIElementQuery() }
  public var activityIndicators: XCUIElementQuery { XCUIElementQuery() }
  public var progressIndicators: XCUIElementQuery { XCUIElementQuery() }
  public var pageIndicators: XCUIElementQuery { XCUIElementQuery() }
  public var datePickers: XCUIElementQuery { XCUIElementQuery() }
  public var pickers: XCUIElementQuery { XCUIElementQuery() }
  public var scrollViews: XCUIElementQuery { XCUIElementQuery() }
  public var tables: XCUIElementQuery { XCUIElementQuery() }
  public var collectionViews: XCUIElementQuery { XCUIElementQuery() }
  public var cells: XCUIElementQuery { XCUIElementQuery() }
  public var webViews: XCUIElementQuery { XCUIElementQuery() }
  public var maps: XCUIElementQuery { XCUIElementQuery() }
  public var otherElements: XCUIElementQuery { XCUIElementQuery() }

  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery()
  }
}

@MainActor public final class XCUIElementQuery: XCUIElementTypeQueryProvider {
  public var firstMatch: XCUIElement { XCUIElement() }
  public var count: Int { 0 }
  public subscript(key: String) -> XCUIElement { XCUIElement() }
  public var element: XCUIElement { XCUIElement() }
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  public func matching(identifier: String) -> XCUIElementQuery { XCUIElementQuery() }
  public func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery()
  }
}

public struct XCUIKeyboardKey: RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
}

@MainActor public final class XCUICoordinate {
  public func tap() {}
  public func doubleTap() {}
  public func press(forDuration duration: Double) {}
  public func press(forDuration duration: Double, thenDragTo other: XCUICoordinate) {}
}

public struct XCUIGestureVelocity: Sendable {
  public static let slow = XCUIGestureVelocity()
}

@MainActor open class XCUIElement: XCUIElementTypeQueryProvider {
  public init() {}

  public enum ElementType: Sendable { case any, staticText }

  public var exists: Bool { false }
  public var isEnabled: Bool { false }
  public var isSelected: Bool { false }
  public var label: String { "" }
  public var value: Any? { nil }
  public func waitForExistence(timeout: Double) -> Bool { false }
  public func tap() {}
  public func doubleTap() {}
  public func press(forDuration duration: Double) {}
  public func typeText(_ text: String) {}
  public func swipeUp() {}
  public func swipeUp(velocity: XCUIGestureVelocity) {}
  public func swipeDown() {}
  public func swipeLeft() {}
  public func swipeRight() {}
  public func pinch(withScale scale: Double, velocity: Double) {}
  public func rotate(_ rotation: Double, withVelocity velocity: Double) {}
  public func adjust(toNormalizedSliderPosition position: Double) {}
  public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
    XCUICoordinate()
  }
}

@MainActor public final class XCUIApplication: XCUIElement {
  public override init() {}
  public func launch() {}
  public func open(_ url: URL) {}
}
