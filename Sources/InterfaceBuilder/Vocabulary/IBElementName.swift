/// The name of an element, as Interface Builder writes it.
///
/// The raw values are the tokens of the element table, in the order of the cases; a name that is
/// not here is `unknown`, and `IBElement.elementText` keeps it.
///
/// An element that describes an object also has a row in one of the lists below, which say all that
/// is only data: its role, its traits and the class that stands for it.
public enum IBElementName: UInt16, CaseIterable, Sendable, Hashable {
  case accessibility, accessibilityCustomActions, accessibilityOverrides, accessibilityTraits,
    action,
    activityIndicatorView, adaptation, adBannerView, animations, array, arscnView, arskView,
    arView, attributedString, attributes, audiovisualMediaTypes, autoresizingMask,
    avPlayerViewController, backgroundConfiguration, barButtonItem, blurEffect, bool, button,
    buttonConfiguration, capability, cells, children, `class`, classes, collectionReusableView,
    collectionView, collectionViewCell, collectionViewCellContentView,
    collectionViewCompositionalLayout, collectionViewController, collectionViewFlowLayout,
    collectionViewLayout, color, colorWell, command, connections, constraint, constraints,
    containerView, control, customFonts, customGestureRecognizer, customObject, data,
    dataDetectorType, dataDetectorTypes, date, datePicker, dependencies, deployment, designable,
    designables, development, device, dictionary, directionalEdgeInsets, document, double,
    edgeInsets, exclude, exit,
    extendedEdge, float, focusGuide, font, fontDescription, fragment, frame,
    freeformSimulatedSizeMetrics, gestureRecognizers, glkView, glkViewController,
    hostingController, hoverGestureRecognizer, image, imageReference, imageView, include,
    inferredMetricsTieBreakers, inset, integer, items, keyboardLayoutGuide, keyCommand,
    keyCommands, label, layoutGuide, layoutGuides, leftBarButtonItems, listContentConfiguration,
    localizedString, longPressGestureRecognizer, mapView, mask, menu,
    modalPageSheetSimulatedSizeMetrics, mtkView, mutableArray,
    mutableData, mutableDictionary, mutableString, namedColor, navigationBar,
    navigationBarAppearance, navigationController, navigationItem, `nil`, objects, outlet,
    outletCollection, pageControl, pageViewController, panGestureRecognizer, paragraphStyle,
    pickerView, pinchGestureRecognizer, placeholder, plugIn, point, pongPressGestureRecognizer,
    popoverArrowDirection, preferredSymbolConfiguration, progressView, prototypes, range, real,
    rect, refreshControl, relationship, relationships, resources, rightBarButtonItems,
    rotationGestureRecognizer, scene, sceneKitView, scenes, scnView,
    screenEdgePanGestureRecognizer, scrollView, searchBar, searchController,
    searchDisplayController, sections, segment, segmentedControl, segments, segue,
    simulatedMetricsContainer, simulatedNavigationBarMetrics, simulatedOrientationMetrics,
    simulatedScreenMetrics, simulatedStatusBarMetrics, simulatedTabBarMetrics,
    simulatedToolbarMetrics, size, skView, slider, source, splitViewController,
    splitViewMasterSimulatedSizeMetrics, stackView, state,
    stepper, string, subviews, swipeGestureRecognizer, `switch`, symbolConfiguration,
    systemColor, tabBar, tabBarAppearance, tabBarController, tabBarItem, tableView,
    tableViewCell, tableViewCellContentView, tableViewController, tableViewSection, tabStops,
    tapGestureRecognizer, textAttributes, textField, textInputTraits, textView, toolbar,
    toolbarAppearance, toolbarItems, transform, tvDigitEntryView, userDefinedRuntimeAttribute,
    userDefinedRuntimeAttributes, userGuides, userLayoutGuide, value, variation, vibrancyEffect,
    view, viewController, viewControllerLayoutGuide, viewControllerPlaceholder, viewLayoutGuide,
    visualEffectView, webView, window, wkPreferences, wkWebView, wkWebViewConfiguration
  /// Any other element.
  case unknown
}

extension IBElementName {
  /// The classes that stand for elements; a framework of views has one for each of these.
  package protocol Classes {
    var activityIndicatorView: AnyClass { get }
    var barButtonItem: AnyClass { get }
    var button: AnyClass { get }
    var collectionReusableView: AnyClass { get }
    var collectionView: AnyClass { get }
    var collectionViewCell: AnyClass { get }
    var collectionViewCellContentView: AnyClass { get }
    var collectionViewController: AnyClass { get }
    var collectionViewFlowLayout: AnyClass { get }
    var control: AnyClass { get }
    var datePicker: AnyClass { get }
    var imageView: AnyClass { get }
    var label: AnyClass { get }
    var longPressGestureRecognizer: AnyClass { get }
    var mapView: AnyClass { get }
    var navigationBar: AnyClass { get }
    var navigationController: AnyClass { get }
    var navigationItem: AnyClass { get }
    var pageControl: AnyClass { get }
    var pageViewController: AnyClass { get }
    var panGestureRecognizer: AnyClass { get }
    var pickerView: AnyClass { get }
    var pinchGestureRecognizer: AnyClass { get }
    var progressView: AnyClass { get }
    var refreshControl: AnyClass { get }
    var rotationGestureRecognizer: AnyClass { get }
    var screenEdgePanGestureRecognizer: AnyClass { get }
    var scrollView: AnyClass { get }
    var searchBar: AnyClass { get }
    var segmentedControl: AnyClass { get }
    var slider: AnyClass { get }
    var splitViewController: AnyClass { get }
    var stackView: AnyClass { get }
    var stepper: AnyClass { get }
    var swipeGestureRecognizer: AnyClass { get }
    var `switch`: AnyClass { get }
    var tabBar: AnyClass { get }
    var tabBarController: AnyClass { get }
    var tabBarItem: AnyClass { get }
    var tableView: AnyClass { get }
    var tableViewCell: AnyClass { get }
    var tableViewCellContentView: AnyClass { get }
    var tableViewController: AnyClass { get }
    var tapGestureRecognizer: AnyClass { get }
    var textField: AnyClass { get }
    var textView: AnyClass { get }
    var toolbar: AnyClass { get }
    var visualEffectView: AnyClass { get }
    var webView: AnyClass { get }
    var window: AnyClass { get }
    var wkWebView: AnyClass { get }
  }

  /// The elements that describe objects, one row each.
  package static let objectElements: [IBObjectElement] = [
    (IBRole.view, viewRows), (.viewController, controllerRows), (.placeholder, placeholderRows),
    (.gestureRecognizer, recognizerRows), (.barItem, barItemRows), (.layout, layoutRows),
    (.guide, guideRows), (.section, sectionRows), (.other, otherRows),
  ].flatMap { role, rows in rows.map { $0.with(role) } }

  private static func row(
    _ name: IBElementName,
    _ traits: IBObjectElement.Traits = [],
    numbers: [IBAttributeName] = [],
    _ uiClass: IBObjectElement.ClassChoice? = nil
  ) -> IBObjectElement {
    IBObjectElement(name: name, traits: traits, numbers: numbers, uiClass: uiClass)
  }

  private static let viewRows: [IBObjectElement] = [
    row(.view),
    row(.label, [.naturalSize]) { $0.label },
    row(.button, [.control, .naturalSize]) { $0.button },
    row(.imageView, [.naturalSize]) { $0.imageView },
    row(.stackView) { $0.stackView },
    row(.textField, [.control, .naturalSize]) { $0.textField },
    row(.textView, [.naturalSize]) { $0.textView },
    row(.scrollView) { $0.scrollView },
    row(.tableView) { $0.tableView },
    row(.tableViewCell) { $0.tableViewCell },
    row(.tableViewCellContentView) { $0.tableViewCellContentView },
    row(.collectionView) { $0.collectionView },
    row(.collectionViewCell) { $0.collectionViewCell },
    row(.collectionViewCellContentView) { $0.collectionViewCellContentView },
    row(.collectionReusableView) { $0.collectionReusableView },
    row(.containerView),
    row(.toolbar, [.naturalSize]) { $0.toolbar },
    row(.tabBar, [.naturalSize]) { $0.tabBar },
    row(.navigationBar, [.naturalSize]) { $0.navigationBar },
    row(.searchBar, [.naturalSize]) { $0.searchBar },
    row(.segmentedControl, [.control, .naturalSize]) { $0.segmentedControl },
    row(.slider, [.control, .naturalSize], numbers: [.value]) { $0.slider },
    row(.`switch`, [.control, .naturalSize]) { $0.`switch` },
    row(.stepper, [.control, .naturalSize], numbers: [.value, .minimumValue, .maximumValue]) {
      $0.stepper
    },
    row(.progressView, [.naturalSize]) { $0.progressView },
    row(.pickerView, [.naturalSize]) { $0.pickerView },
    row(.datePicker, [.control, .naturalSize]) { $0.datePicker },
    row(.pageControl, [.control, .naturalSize]) { $0.pageControl },
    row(.activityIndicatorView, [.naturalSize]) { $0.activityIndicatorView },
    row(.webView) { $0.webView },
    row(.wkWebView) { $0.wkWebView },
    row(.mapView) { $0.mapView },
    row(.glkView),
    row(.arskView),
    row(.skView),
    row(.sceneKitView),
    row(.mtkView),
    row(.arscnView),
    row(.arView),
    row(.visualEffectView) { $0.visualEffectView },
    row(.refreshControl, [.control]) { $0.refreshControl },
    row(.scnView),
    row(.adBannerView),
    row(.control, [.control]) { $0.control },
    row(.colorWell, [.control, .naturalSize]),
    row(.tvDigitEntryView),
    row(.window) { $0.window },
  ]

  private static let controllerRows: [IBObjectElement] = [
    row(.viewController),
    row(.tableViewController) { $0.tableViewController },
    row(.collectionViewController) { $0.collectionViewController },
    row(.navigationController) { $0.navigationController },
    row(.tabBarController) { $0.tabBarController },
    row(.splitViewController) { $0.splitViewController },
    row(.pageViewController) { $0.pageViewController },
    row(.glkViewController),
    row(.avPlayerViewController),
    row(.hostingController),
    row(.viewControllerPlaceholder),
  ]

  private static let placeholderRows: [IBObjectElement] = [
    row(.placeholder),
    row(.exit),
  ]

  private static let recognizerRows: [IBObjectElement] = [
    row(.tapGestureRecognizer) { $0.tapGestureRecognizer },
    row(.pinchGestureRecognizer) { $0.pinchGestureRecognizer },
    row(.panGestureRecognizer) { $0.panGestureRecognizer },
    row(.pongPressGestureRecognizer) { $0.longPressGestureRecognizer },
    row(.longPressGestureRecognizer) { $0.longPressGestureRecognizer },
    row(.swipeGestureRecognizer) { $0.swipeGestureRecognizer },
    row(.rotationGestureRecognizer) { $0.rotationGestureRecognizer },
    row(.screenEdgePanGestureRecognizer) { $0.screenEdgePanGestureRecognizer },
    row(.hoverGestureRecognizer),
    row(.customGestureRecognizer),
  ]

  private static let barItemRows: [IBObjectElement] = [
    row(.barButtonItem) { $0.barButtonItem },
    row(.tabBarItem) { $0.tabBarItem },
    row(.navigationItem) { $0.navigationItem },
  ]

  private static let layoutRows: [IBObjectElement] = [
    row(.collectionViewFlowLayout) { $0.collectionViewFlowLayout },
    row(.collectionViewLayout),
    row(.collectionViewCompositionalLayout),
  ]

  private static let guideRows: [IBObjectElement] = [
    row(.viewLayoutGuide),
    row(.viewControllerLayoutGuide),
    row(.userLayoutGuide),
    row(.layoutGuide),
    row(.keyboardLayoutGuide),
    row(.focusGuide),
  ]

  private static let sectionRows: [IBObjectElement] = [
    row(.tableViewSection)
  ]

  private static let otherRows: [IBObjectElement] = [
    row(.customObject),
    row(.searchDisplayController),
    row(.searchController),
    row(.menu),
    row(.command),
    row(.keyCommand),
  ]
}
