/// The name of an element, as Interface Builder writes it.
///
/// The raw values are the tokens of the element table, in the order of the cases; a name that is
/// not here is `unknown`, and `IBElement.elementText` keeps it.
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
