extension KnownNames {
  /// The superclasses of a class of UIKit's, the nearest first; of others UIView or UIViewController by their names.
  static func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var current = name
    while let next = direct[current] ?? guessed(current) {
      found.append(next)
      current = next
    }
    return found
  }

  /// Whether a name is that of a view or view controller of UIKit's.
  static func isView(_ name: String) -> Bool {
    let own = [name] + superclasses(of: name)
    return own.contains("UIView") || own.contains("UIViewController")
  }

  /// Whether a class of UIKit's or QuartzCore's is one whose extensions' members can be asked for overrides.
  static func isDispatched(_ name: String) -> Bool {
    name.hasPrefix("UI") && isResponder(name) || isLayer(name)
  }

  private static func isLayer(_ name: String) -> Bool {
    name.hasPrefix("CA") && name.hasSuffix("Layer")
  }

  private static func guessed(_ name: String) -> String? {
    if isLayer(name), name != "CALayer" { return "CALayer" }
    guard name.hasPrefix("UI"), isResponder(name), name != "UIView", name != "UIResponder" else {
      return nil
    }
    if name == "UIViewController" { return "UIResponder" }
    return name.hasSuffix("Controller") ? "UIViewController" : "UIView"
  }

  private static let direct: [String: String] = [
    "UIView": "UIResponder", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
    "UITextView": "UIScrollView", "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell", "UIButton": "UIControl",
    "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UIPageControl": "UIControl",
    "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl", "UIColorWell": "UIControl",
    "UISearchTextField": "UITextField", "UIImagePickerController": "UINavigationController",
  ]
}
