import HeadlessUIKit

/// All properties that suites can set, class by class, for messages and for the reference.
@MainActor
enum SettableProperties {
  /// The classes that have properties of their own, superclasses first.
  static let classes: [AnyClass] = [
    UIView.self, UILabel.self, UIButton.self, UIImageView.self, UITextField.self, UITextView.self,
    UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self, UIProgressView.self,
    UIPageControl.self, UIActivityIndicatorView.self, UIStackView.self, UISearchBar.self,
    UIScrollView.self, UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self,
    UICollectionView.self, UICollectionViewCell.self, NSLayoutConstraint.self,
    UILayoutGuide.self, UIViewController.self, UINavigationController.self,
    UITabBarController.self, UITableViewController.self, UICollectionViewController.self,
    UICollectionViewFlowLayout.self, UICollectionViewTransitionLayout.self,
    UICollectionViewLayoutInvalidationContext.self,
    UICollectionViewFlowLayoutInvalidationContext.self, UIAlertController.self,
    UIAlertAction.self, CALayer.self, UINavigationBar.self, UIToolbar.self,
    UIGestureRecognizer.self,
  ]

  /// The properties of all classes.
  static let all: [PropertyTable.Property] = classes.flatMap { PropertyTable.properties(of: $0) }

  /// A class's properties that its superclasses in the list do not have, by name.
  static func own(of type: AnyClass) -> [PropertyTable.Property] {
    let inherited = classes.filter { $0 != type && CaseInspector.isSubclass(type, of: $0) }
      .flatMap { PropertyTable.properties(of: $0) }.map(\.name)
    var seen = Set(inherited)
    return PropertyTable.properties(of: type).filter { seen.insert($0.name).inserted }
  }
}
