/// What a scene or a class may answer with `on` beside the callbacks of its life: messages to delegates, and overrides.
public enum DelegateMessage: UInt8, Hashable, Sendable, CaseIterable {
  case willShow
  case didShow
  case didSelect
  case setEditing
  case willDismiss
  case didDismiss
  case didAttemptToDismiss
  case open
  case notification
  case shouldReturn
  case updateSearchResults
  case willPresentSearchController
  case didPresentSearchController
  case willDismissSearchController
  case didDismissSearchController
  case searchButtonClicked
  case cancelButtonClicked
  case selectedScopeButtonIndexDidChange

  /// Who sends a message, and so who hears it.
  public enum Sender: Hashable, Sendable {
    /// A container, to its delegate: the container itself until code sets another (`becomeDelegate`).
    case container(ControllerKind)
    /// The presentation controller of the scene itself.
    case presentation
    /// UIKit or code calls the method of the scene itself, which overrides it.
    case itself
    /// The system, to the app; its code passes them on to the screens.
    case system
    /// A text field of the scene, whose delegate the scene is.
    case field
    /// The search controller of the scene, whose delegate and updater the scene is.
    case search
  }

  /// What a message may be about.
  public enum Subject: Hashable, Sendable {
    case none
    /// `of` may say which scene.
    case scene
    /// A text says which one is meant.
    case text
    /// `of` may say which field.
    case element
  }

  /// The row of a message.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    public let sender: Sender
    public let subject: Subject
    /// UIKit's method.
    public let method: String
    /// One sentence, for lists and `help`.
    public let summary: String
  }

  public var facts: Facts {
    switch self {
    case .willShow:
      Facts(
        keyword: "willShow", sender: .container(.navigation), subject: .scene,
        method: "navigationController(_:willShow:animated:)",
        summary: "To the delegate of a navigation controller: a scene is about to be on top.")
    case .didShow:
      Facts(
        keyword: "didShow", sender: .container(.navigation), subject: .scene,
        method: "navigationController(_:didShow:animated:)",
        summary: "To the delegate of a navigation controller: a scene is on top (LIFE-23).")
    case .didSelect:
      Facts(
        keyword: "didSelect", sender: .container(.tabBar), subject: .scene,
        method: "tabBarController(_:didSelect:)",
        summary: "To the delegate of a tab bar controller: a person selected a tab (TAB-20).")
    case .setEditing:
      Facts(
        keyword: "setEditing", sender: .itself, subject: .none,
        method: "setEditing(_:animated:)",
        summary: "Editing has started or ended; `editing` says which (BAR-53).")
    case .willDismiss:
      Facts(
        keyword: "willDismiss", sender: .presentation, subject: .none,
        method: "presentationControllerWillDismiss(_:)",
        summary: "A person begins to pull the scene down (LIFE-85).")
    case .didDismiss:
      Facts(
        keyword: "didDismiss", sender: .presentation, subject: .none,
        method: "presentationControllerDidDismiss(_:)",
        summary: "A person has dismissed the scene; not after `dismiss` (LIFE-85).")
    case .didAttemptToDismiss:
      Facts(
        keyword: "didAttemptToDismiss", sender: .presentation, subject: .none,
        method: "presentationControllerDidAttemptToDismiss(_:)",
        summary: "A person pulled at a scene that is modal in its presentation (MODAL-12).")
    case .open:
      Facts(
        keyword: "open", sender: .system, subject: .text,
        method: "scene(_:openURLContexts:)",
        summary: "The app was asked to open this URL (LINK-1).")
    case .notification:
      Facts(
        keyword: "notification", sender: .system, subject: .text,
        method: "userNotificationCenter(_:didReceive:withCompletionHandler:)",
        summary: "A person tapped a notification of this category (LINK-4).")
    case .shouldReturn:
      Facts(
        keyword: "shouldReturn", sender: .field, subject: .element,
        method: "textFieldShouldReturn(_:)",
        summary: "The return key was pressed in a text field (KEY-8).")
    case .updateSearchResults:
      Facts(
        keyword: "updateSearchResults", sender: .search, subject: .none,
        method: "updateSearchResults(for:)",
        summary:
          "The text or the scope of the search has changed, or its field has the keyboard (SEARCH-4)."
      )
    case .willPresentSearchController:
      Facts(
        keyword: "willPresentSearchController", sender: .search, subject: .none,
        method: "willPresentSearchController(_:)",
        summary: "The search is about to begin (SEARCH-2).")
    case .didPresentSearchController:
      Facts(
        keyword: "didPresentSearchController", sender: .search, subject: .none,
        method: "didPresentSearchController(_:)",
        summary: "The search has begun (SEARCH-2).")
    case .willDismissSearchController:
      Facts(
        keyword: "willDismissSearchController", sender: .search, subject: .none,
        method: "willDismissSearchController(_:)",
        summary: "The search is about to end (SEARCH-5).")
    case .didDismissSearchController:
      Facts(
        keyword: "didDismissSearchController", sender: .search, subject: .none,
        method: "didDismissSearchController(_:)",
        summary: "The search has ended (SEARCH-5).")
    case .searchButtonClicked:
      Facts(
        keyword: "searchButtonClicked", sender: .search, subject: .none,
        method: "searchBarSearchButtonClicked(_:)",
        summary: "The return key was pressed in the search field (SEARCH-9).")
    case .cancelButtonClicked:
      Facts(
        keyword: "cancelButtonClicked", sender: .search, subject: .none,
        method: "searchBarCancelButtonClicked(_:)",
        summary: "Cancel was touched (SEARCH-5).")
    case .selectedScopeButtonIndexDidChange:
      Facts(
        keyword: "selectedScopeButtonIndexDidChange", sender: .search, subject: .none,
        method: "searchBar(_:selectedScopeButtonIndexDidChange:)",
        summary: "Another scope was chosen (SEARCH-7).")
    }
  }
}
