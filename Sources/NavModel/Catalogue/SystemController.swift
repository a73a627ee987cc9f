/// A controller of UIKit, or of a framework beside it, that an app presents and cannot look into.
public enum SystemController: UInt8, Hashable, Sendable, CaseIterable {
  case activity
  case imagePicker
  case photoPicker
  case documentPicker
  case mailComposer
  case messageComposer
  case safari
  case colorPicker
  case fontPicker

  /// Who takes a controller off the screen when a person has touched one of its buttons.
  public enum Closing: Hashable, Sendable {
    /// The controller itself, before the app hears of it (SYSTEM-3).
    case itself
    /// Only the app's code dismisses it (SYSTEM-4).
    case app
    /// The controller itself, unless the app listens (SYSTEM-5).
    case itselfUnheard
    /// It stays.
    case nobody
  }

  /// One thing that a person can do in it.
  public struct Choice: Sendable {
    /// What is written after `on`.
    public let callback: String
    /// What its button says.
    public let title: String
    public let closing: Closing
    /// Whether it is what pulling the sheet down means (SYSTEM-6).
    public let isCancel: Bool

    init(_ callback: String, _ title: String, _ closing: Closing, isCancel: Bool = false) {
      self.callback = callback
      self.title = title
      self.closing = closing
      self.isCancel = isCancel
    }
  }

  /// The row of a controller.
  public struct Facts: Sendable {
    /// What a person writes behind the colon.
    public let className: String
    /// The default presentation style. On an iPad a popover needs an anchor (SYSTEM-2).
    public let style: PresentationStyle
    /// Whether a person can pull its sheet down.
    public let canBePulledDown: Bool
    public let choices: [Choice]
    /// One sentence, for lists and `help`.
    public let summary: String

    init(
      _ className: String, _ style: PresentationStyle, canBePulledDown: Bool = true,
      _ choices: [Choice], _ summary: String
    ) {
      self.className = className
      self.style = style
      self.canBePulledDown = canBePulledDown
      self.choices = choices
      self.summary = summary
    }
  }

  public var facts: Facts {
    switch self {
    case .activity:
      Facts(
        "UIActivityViewController", .popover,
        [
          Choice("completed", "Copy", .itself),
          Choice("cancelled", "Close", .itself, isCancel: true),
        ], "The share sheet.")
    case .imagePicker:
      Facts(
        "UIImagePickerController", .pageSheet,
        [
          Choice("didFinishPickingMedia", "Choose", .itselfUnheard),
          Choice("didCancel", "Cancel", .itselfUnheard, isCancel: true),
        ], "The camera, or the photo library as it was before iOS 14.")
    case .photoPicker:
      Facts(
        "PHPickerViewController", .pageSheet,
        [
          Choice("didFinishPicking", "Add", .app),
          Choice("didCancel", "Cancel", .app, isCancel: true),
        ], "The photo library. Cancel is didFinishPicking without results.")
    case .documentPicker:
      Facts(
        "UIDocumentPickerViewController", .pageSheet,
        [
          Choice("didPickDocuments", "Open", .itself),
          Choice("wasCancelled", "Cancel", .itself, isCancel: true),
        ], "Files.")
    case .mailComposer:
      Facts(
        "MFMailComposeViewController", .pageSheet, canBePulledDown: false,
        [
          Choice("sent", "Send", .app),
          Choice("cancelled", "Cancel", .app, isCancel: true),
        ], "A new mail.")
    case .messageComposer:
      Facts(
        "MFMessageComposeViewController", .pageSheet, canBePulledDown: false,
        [
          Choice("sent", "Send", .app),
          Choice("cancelled", "Cancel", .app, isCancel: true),
        ], "A new message.")
    case .safari:
      Facts(
        "SFSafariViewController", .fullScreen,
        [Choice("didFinish", "Done", .itself, isCancel: true)], "A web page.")
    case .colorPicker:
      Facts(
        "UIColorPickerViewController", .pageSheet,
        [
          Choice("didSelectColor", "Blue", .nobody),
          Choice("didFinish", "Close", .itself, isCancel: true),
        ], "Colours.")
    case .fontPicker:
      Facts(
        "UIFontPickerViewController", .pageSheet,
        [
          Choice("didPickFont", "Helvetica", .itself),
          Choice("didCancel", "Cancel", .itself, isCancel: true),
        ], "Fonts.")
    }
  }

  /// The controller of this class, if it is one of these.
  public init?(named name: String) {
    guard let known = Self.allCases.first(where: { $0.facts.className == name }) else { return nil }
    self = known
  }
}
