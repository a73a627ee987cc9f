/// What Apple's delegates answer and a control can send as well: to take one argument is all that an action needs.
///
/// A class that is the delegate shows such a method to Objective-C without a word, as the protocol promises it.
enum DelegateMessages {
  static func contains(_ selector: String) -> Bool { all.contains(selector) }

  private static let all: Set<String> = Set(text.split(separator: " ").map { String($0) })

  private static let text = """
    textFieldShouldBeginEditing: textFieldDidBeginEditing: textFieldShouldEndEditing: textFieldDidEndEditing: \
    textFieldDidChangeSelection: textFieldShouldClear: textFieldShouldReturn: textViewShouldBeginEditing: \
    textViewDidBeginEditing: textViewShouldEndEditing: textViewDidEndEditing: textViewDidChange: \
    textViewDidChangeSelection: searchBarShouldBeginEditing: searchBarTextDidBeginEditing: searchBarShouldEndEditing: \
    searchBarTextDidEndEditing: searchBarSearchButtonClicked: searchBarBookmarkButtonClicked: \
    searchBarCancelButtonClicked: searchBarResultsListButtonClicked: scrollViewDidScroll: scrollViewDidZoom: \
    scrollViewWillBeginDragging: scrollViewDidEndDecelerating: scrollViewDidEndScrollingAnimation: \
    scrollViewShouldScrollToTop: scrollViewDidScrollToTop: webViewDidStartLoad: webViewDidFinishLoad: \
    gestureRecognizerShouldBegin: updateSearchResultsForSearchController: imagePickerControllerDidCancel: \
    presentationControllerDidDismiss: popoverPresentationControllerDidDismissPopover: \
    colorPickerViewControllerDidFinish: colorPickerViewControllerDidSelectColor: fontPickerViewControllerDidPickFont: \
    validateCommand: validateUserActivity:
    """
}
