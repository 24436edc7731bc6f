/// Names of UIKit's that rewriting has to know.
enum KnownNames {
  /// Whether a class that is not of the target descends from UIResponder.
  ///
  /// Of a class that neither UIKit nor the target has, its last word tells.
  static func isResponder(_ name: String) -> Bool {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    if others.contains(simple) { return false }
    let words = [
      "View", "Cell", "Controller", "Button", "Label", "Control", "Field", "Bar", "Window",
      "Switch", "Slider", "Stepper", "Picker", "Responder", "ViewController", "VC", "Header",
      "Footer",
    ]
    return words.contains { simple.hasSuffix($0) } && !simple.hasSuffix("PresentationController")
  }

  /// UIKit's classes outside the responder family whose names end as those of responders do.
  private static let others: Set<String> = [
    "NSObject", "UISearchController", "NSFetchedResultsController",
    "UIDocumentInteractionController",
    "UIMenuController", "UIPrintInteractionController", "UIFocusController",
  ]

  /// Members of NSObject's that an extension declares here, so that nobody can override them.
  static let extensionMembers: Set<String> = [
    "responds(to:)", "forwardingTarget(for:)", "description()", "value(forKey:)",
    "setValue(_:forKey:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
    "observeValue(forKeyPath:of:change:context:)", "accessibilityLabel", "accessibilityHint",
    "accessibilityValue", "accessibilityIdentifier", "accessibilityTraits",
    "isAccessibilityElement", "accessibilityElementsHidden",
  ]

  /// Those of them that UIResponder declares.
  static let responderMembers: Set<String> = extensionMembers.subtracting([
    "description()", "value(forKey:)", "setValue(_:forKey:)", "value(forUndefinedKey:)",
    "setValue(_:forUndefinedKey:)",
  ])

  /// Selectors of UIKit's methods that references name without labels.
  static let selectors: [String: String] = [
    "copy": "copy:", "cut": "cut:", "paste": "paste:", "delete": "delete:", "select": "select:",
    "selectAll": "selectAll:", "endEditing": "endEditing:",
    "resignFirstResponder": "resignFirstResponder",
    "becomeFirstResponder": "becomeFirstResponder", "layoutIfNeeded": "layoutIfNeeded",
    "setNeedsLayout": "setNeedsLayout", "layoutSubviews": "layoutSubviews",
    "reloadData": "reloadData",
    "removeFromSuperview": "removeFromSuperview", "setNeedsDisplay": "setNeedsDisplay",
    "viewDidLoad": "viewDidLoad", "viewWillAppear": "viewWillAppear:",
    "viewDidAppear": "viewDidAppear:",
    "viewWillDisappear": "viewWillDisappear:", "viewDidDisappear": "viewDidDisappear:",
    "scrollViewDidScroll": "scrollViewDidScroll:", "accessibilityActivate": "accessibilityActivate",
    "toggleBoldface": "toggleBoldface:", "toggleItalics": "toggleItalics:",
    "toggleUnderline": "toggleUnderline:",
    "scrollViewDidEndScrollingAnimation": "scrollViewDidEndScrollingAnimation:",
  ]

  /// The base names of methods that UIKit's protocols declare as optional.
  static let optionalMethods: Set<String> = [
    "adaptivePresentationStyle", "application", "applicationDidBecomeActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground",
    "applicationWillResignActive", "applicationWillTerminate", "collectionView",
    "collectionViewDidEndMultipleSelectionInteraction", "didDismissSearchController",
    "didPresentSearchController", "gestureRecognizer", "gestureRecognizerShouldBegin",
    "indexPathForPreferredFocusedView", "indexTitles", "navigationController", "numberOfSections",
    "pickerView", "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
    "scrollViewWillBeginZooming", "scrollViewWillEndDragging", "searchBar",
    "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "sectionIndexTitles",
    "splitViewController", "tabBarController", "tableView",
    "tableViewDidEndMultipleSelectionInteraction", "textField", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textView",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
    "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "viewForZooming", "willDismissSearchController", "willPresentSearchController",
  ]
}
