/// What documents connect of the system's own classes.
enum UIKitMembers {
  private struct Class {
    let superclass: String?
    let outlets: Set<String>
  }

  /// Whether all outlets of a class are known here.
  static func isKnown(_ name: String) -> Bool { classes[name] != nil }

  /// Whether a class is the system's although its prefix does not tell.
  static func isOfSystem(_ name: String) -> Bool { isKnown(name) || others.contains(name) }

  /// A class and its superclasses.
  static func lineage(of name: String) -> [String] {
    var found: [String] = []
    var next: String? = name
    while let name = next {
      found.append(name)
      next = classes[name]?.superclass
    }
    return found
  }

  /// Whether a class, or a superclass of it, has an outlet.
  static func hasOutlet(_ key: String, in name: String) -> Bool {
    lineage(of: name).contains { classes[$0]?.outlets.contains(key) == true }
  }

  // Classes in the order of their depth: name, superclass, and what can be set of them in nibs.
  private static let classes: [String: Class] = {
    var classes: [String: Class] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1 else { continue }
      classes[words[0]] = Class(
        superclass: words[1] == "-" ? nil : words[1],
        outlets: Set(words.dropFirst(2))
      )
    }
    return classes
  }()

  private static let table = """
    NSObject -
    UIResponder NSObject inputView inputAccessoryView inputViewController inputAccessoryViewController undoManager
    UIApplication UIResponder delegate
    UIView UIResponder delegate gestureRecognizers maskView mask backgroundColor tintColor viewForBaselineLayout
    UIWindow UIView rootViewController windowScene screen
    UIControl UIView menu
    UIButton UIControl titleLabel imageView menu configuration
    UILabel UIView font textColor
    UIImageView UIView image highlightedImage
    UITextField UIControl leftView rightView font textColor pasteDelegate textDragDelegate textDropDelegate
    UIScrollView UIView refreshControl panGestureRecognizer pinchGestureRecognizer
    UITextView UIScrollView font textColor pasteDelegate textDragDelegate textDropDelegate
    UITableView UIScrollView dataSource prefetchDataSource dragDelegate dropDelegate tableHeaderView tableFooterView \
    backgroundView
    UICollectionView UIScrollView dataSource prefetchDataSource dragDelegate dropDelegate backgroundView \
    collectionViewLayout
    UITableViewCell UIView textLabel detailTextLabel imageView accessoryView editingAccessoryView backgroundView \
    selectedBackgroundView multipleSelectionBackgroundView contentView
    UITableViewHeaderFooterView UIView textLabel detailTextLabel backgroundView contentView
    UICollectionReusableView UIView
    UICollectionViewCell UICollectionReusableView backgroundView selectedBackgroundView contentView
    UIStackView UIView arrangedSubviews
    UISwitch UIControl
    UISlider UIControl
    UIStepper UIControl
    UISegmentedControl UIControl
    UIPageControl UIControl
    UIDatePicker UIControl
    UIRefreshControl UIControl
    UIColorWell UIControl
    UIPickerView UIView dataSource
    UIProgressView UIView
    UIActivityIndicatorView UIView
    UISearchBar UIView
    UIToolbar UIView items
    UINavigationBar UIView items topItem
    UITabBar UIView items selectedItem
    UIVisualEffectView UIView contentView effect
    UIWebView UIView scrollView
    WKWebView UIView navigationDelegate UIDelegate uiDelegate scrollView
    MKMapView UIView
    MKAnnotationView UIView leftCalloutAccessoryView rightCalloutAccessoryView detailCalloutAccessoryView
    GLKView UIView context
    MTKView UIView device
    SKView UIView
    SCNView UIView scene
    ARSCNView SCNView session
    UIInputView UIView
    UIViewController UIResponder view tabBarItem navigationItem toolbarItems toolbar transitioningDelegate delegate \
    searchDisplayController title viewIfLoaded popoverPresentationController navigationController tabBarController \
    splitViewController editButtonItem restorationClass preferredFocusedView
    UITableViewController UIViewController tableView refreshControl
    UICollectionViewController UIViewController collectionView collectionViewLayout
    UINavigationController UIViewController navigationBar viewControllers interactivePopGestureRecognizer
    UITabBarController UIViewController tabBar viewControllers selectedViewController
    UISplitViewController UIViewController viewControllers
    UIPageViewController UIViewController dataSource viewControllers
    UIInputViewController UIViewController inputView
    GLKViewController UIViewController
    UIBarItem NSObject image landscapeImagePhone
    UIBarButtonItem UIBarItem customView target menu
    UITabBarItem UIBarItem selectedImage
    UINavigationItem NSObject titleView backBarButtonItem leftBarButtonItem rightBarButtonItem leftBarButtonItems \
    rightBarButtonItems searchController
    UIGestureRecognizer NSObject delegate view
    UITapGestureRecognizer UIGestureRecognizer
    UIPinchGestureRecognizer UIGestureRecognizer
    UIRotationGestureRecognizer UIGestureRecognizer
    UISwipeGestureRecognizer UIGestureRecognizer
    UIPanGestureRecognizer UIGestureRecognizer
    UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
    UILongPressGestureRecognizer UIGestureRecognizer
    NSLayoutConstraint NSObject firstItem secondItem
    UICollectionViewLayout NSObject
    UICollectionViewFlowLayout UICollectionViewLayout
    UIStoryboardSegue NSObject
    UISearchDisplayController NSObject delegate searchBar searchContentsController searchResultsDataSource \
    searchResultsDelegate searchResultsTableView
    """

  // Classes for views and controllers of frameworks whose prefixes apps use as well.
  private static let others = Set(
    """
    PDFView PDFThumbnailView ARView ARSKView ARCoachingOverlayView RPSystemBroadcastPickerView \
    LPLinkView INUIAddVoiceShortcutButton INUIAddVoiceShortcutViewController \
    INUIEditVoiceShortcutViewController ADBannerView SLComposeServiceViewController \
    SLComposeViewController MSMessagesAppViewController MSStickerView MSStickerBrowserView \
    MSStickerBrowserViewController TVMonogramView TVLockupView TVLockupHeaderFooterView \
    TVPosterView TVCardView TVCaptionButtonView TVMediaItemContentView TVDigitEntryViewController \
    HMCameraView AUViewController GCEventViewController VSAccountProviderViewController \
    ILClassificationUIExtensionViewController LAAuthenticationView
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
  )

  /// The selectors of the system that documents send, and of libraries that add them to its controllers.
  static let actions = Set(
    """
    cut: copy: paste: pasteAndMatchStyle: select: selectAll: delete: undo: redo: print: find: \
    makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: toggleBoldface: toggleItalics: \
    toggleUnderline: increaseSize: decreaseSize: resignFirstResponder becomeFirstResponder resignFirstResponder: \
    becomeFirstResponder: endEditing: reloadData reloadInputViews reloadAllComponents removeFromSuperview \
    setNeedsDisplay setNeedsLayout layoutIfNeeded layoutSubviews startAnimating stopAnimating goBack goBack: \
    goForward goForward: reload reload: stopLoading stopLoading: reloadFromOrigin reloadFromOrigin: setEditing: \
    setHidden: setEnabled: setSelected: setHighlighted: setOn: setText: setTitle: setImage: setAlpha: setTag: \
    setBackgroundColor: setTintColor: setUserInteractionEnabled: setSelectedIndex: setSelectedSegmentIndex: \
    setValue: setProgress: setContentOffset: setNavigationBarHidden: setToolbarHidden: setTabBarHidden: \
    toggleNavigationBar: toggleMasterVisible: popViewControllerAnimated: popToRootViewControllerAnimated: \
    dismissModalViewControllerAnimated: dismissMoviePlayerViewControllerAnimated advanceToNextInputMode \
    dismissKeyboard handleInputModeListFromView:withEvent: showDetailViewController:sender: \
    showViewController:sender: copyConfiguration beginRefreshing endRefreshing description self \
    sizeToFit viewDidLoad viewWillAppear: viewDidAppear: viewWillDisappear: viewDidDisappear: loadView \
    addSubview: bringSubviewToFront: sendSubviewToBack: play: pause: play pause stop stop: \
    presentLeftMenuViewController: presentRightMenuViewController: toggleLeft toggleRight openLeft openRight \
    closeLeft closeRight revealToggle: rightRevealToggle: showLeftViewAnimated: showRightViewAnimated: \
    toggleLeftViewAnimated: toggleRightViewAnimated: hideLeftViewAnimated: hideRightViewAnimated: \
    toggleSidebar: performClose: openDocument: saveDocument: newDocument: orderFrontStandardAboutPanel: \
    orderFrontColorPanel: orderFrontFontPanel: runToolbarCustomizationPalette: terminate: hide: unhideAllApplications: \
    hideOtherApplications: arrangeInFront: performMiniaturize: performZoom: toggleFullScreen: showHelp:
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
  )
}
