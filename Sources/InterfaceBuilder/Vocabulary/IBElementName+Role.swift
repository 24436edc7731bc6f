extension IBElementName {
  /// What objects with this element are for; nil for elements that describe values.
  public var role: IBRole? {
    switch self {
    case .view, .label, .button, .imageView, .stackView, .textField, .textView, .scrollView,
      .tableView, .tableViewCell, .tableViewCellContentView, .collectionView,
      .collectionViewCell, .collectionViewCellContentView, .collectionReusableView,
      .containerView, .toolbar, .tabBar, .navigationBar, .searchBar, .segmentedControl, .slider,
      .`switch`, .stepper, .progressView, .pickerView, .datePicker, .pageControl,
      .activityIndicatorView, .webView, .wkWebView, .mapView, .glkView, .arskView, .skView,
      .sceneKitView, .mtkView, .arscnView, .arView, .visualEffectView, .refreshControl,
      .scnView, .adBannerView, .control, .colorWell, .tvDigitEntryView, .window:
      .view
    case .viewController, .tableViewController, .collectionViewController,
      .navigationController, .tabBarController, .splitViewController, .pageViewController,
      .glkViewController, .avPlayerViewController, .hostingController,
      .viewControllerPlaceholder:
      .viewController
    case .placeholder, .exit: .placeholder
    case .tapGestureRecognizer, .pinchGestureRecognizer, .panGestureRecognizer,
      .pongPressGestureRecognizer, .longPressGestureRecognizer, .swipeGestureRecognizer,
      .rotationGestureRecognizer, .screenEdgePanGestureRecognizer, .hoverGestureRecognizer,
      .customGestureRecognizer:
      .gestureRecognizer
    case .barButtonItem, .tabBarItem, .navigationItem: .barItem
    case .collectionViewFlowLayout, .collectionViewLayout, .collectionViewCompositionalLayout:
      .layout
    case .viewLayoutGuide, .viewControllerLayoutGuide, .userLayoutGuide, .layoutGuide,
      .keyboardLayoutGuide, .focusGuide:
      .guide
    case .tableViewSection: .section
    case .customObject, .searchDisplayController, .searchController, .menu, .command,
      .keyCommand:
      .other
    default: nil
    }
  }
}
