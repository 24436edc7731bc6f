import InterfaceBuilder

/// The classes that stand for Interface Builder's elements.
enum ElementClasses {
  /// The class of an element; nil for elements that are no objects of ours.
  ///
  /// Views of other frameworks (maps, web, games) are plain views: they take part in layout.
  @MainActor
  static func baseClass(of element: IBElementName, role: IBRole) -> AnyClass? {
    if let known: AnyClass = table[element] { return known }
    switch role {
    case .view: return UIView.self
    case .viewController: return UIViewController.self
    case .gestureRecognizer: return UIGestureRecognizer.self
    case .barItem: return UIBarItem.self
    case .layout: return UICollectionViewLayout.self
    case .other: return element == .customObject ? NSObject.self : NibPlainObject.self
    case .section: return NibSection.self
    case .placeholder, .guide: return nil
    }
  }

  @MainActor
  private static let table: [IBElementName: AnyClass] = [
    .label: UILabel.self,
    .button: UIButton.self,
    .imageView: UIImageView.self,
    .control: UIControl.self,
    .scrollView: UIScrollView.self,
    .tableView: UITableView.self,
    .tableViewCell: UITableViewCell.self,
    .tableViewCellContentView: UITableViewCellContentView.self,
    .collectionView: UICollectionView.self,
    .collectionViewCell: UICollectionViewCell.self,
    .collectionViewCellContentView: UICollectionViewCellContentView.self,
    .collectionReusableView: UICollectionReusableView.self,
    .refreshControl: UIRefreshControl.self,
    .stackView: UIStackView.self,
    .textField: UITextField.self,
    .textView: UITextView.self,
    .switch: UISwitch.self,
    .slider: UISlider.self,
    .stepper: UIStepper.self,
    .segmentedControl: UISegmentedControl.self,
    .progressView: UIProgressView.self,
    .pageControl: UIPageControl.self,
    .activityIndicatorView: UIActivityIndicatorView.self,
    .datePicker: UIDatePicker.self,
    .pickerView: UIPickerView.self,
    .searchBar: UISearchBar.self,
    .toolbar: UIToolbar.self,
    .navigationBar: UINavigationBar.self,
    .tabBar: UITabBar.self,
    .visualEffectView: UIVisualEffectView.self,
    .window: UIWindow.self,
    .collectionViewFlowLayout: UICollectionViewFlowLayout.self,
    .barButtonItem: UIBarButtonItem.self,
    .tabBarItem: UITabBarItem.self,
    .navigationItem: UINavigationItem.self,
    .tableViewController: UITableViewController.self,
    .collectionViewController: UICollectionViewController.self,
    .navigationController: UINavigationController.self,
    .tabBarController: UITabBarController.self,
    .splitViewController: UISplitViewController.self,
    .pageViewController: UIPageViewController.self,
    .tapGestureRecognizer: UITapGestureRecognizer.self,
    .pinchGestureRecognizer: UIPinchGestureRecognizer.self,
    .panGestureRecognizer: UIPanGestureRecognizer.self,
    .longPressGestureRecognizer: UILongPressGestureRecognizer.self,
    .pongPressGestureRecognizer: UILongPressGestureRecognizer.self,
    .swipeGestureRecognizer: UISwipeGestureRecognizer.self,
    .rotationGestureRecognizer: UIRotationGestureRecognizer.self,
    .screenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer.self,
  ]
}
