extension IBObject {
  /// What it has as a switch; nil when it is none.
  public var switchControl: IBSwitchAttributes? {
    family(IBSwitchAttributes.elements).map { .init($0) }
  }
  /// What it has as a slider; nil when it is none.
  public var slider: IBSliderAttributes? { family(IBSliderAttributes.elements).map { .init($0) } }
  /// What it has as a stepper; nil when it is none.
  public var stepper: IBStepperAttributes? {
    family(IBStepperAttributes.elements).map { .init($0) }
  }
  /// What it has as a segmented control; nil when it is none.
  public var segmentedControl: IBSegmentedControlAttributes? {
    family(IBSegmentedControlAttributes.elements).map { .init($0) }
  }
  /// What it has as a progress view; nil when it is none.
  public var progressView: IBProgressViewAttributes? {
    family(IBProgressViewAttributes.elements).map { .init($0) }
  }
  /// What it has as a page control; nil when it is none.
  public var pageControl: IBPageControlAttributes? {
    family(IBPageControlAttributes.elements).map { .init($0) }
  }
  /// What it has as an activity indicator; nil when it is none.
  public var activityIndicator: IBActivityIndicatorAttributes? {
    family(IBActivityIndicatorAttributes.elements).map { .init($0) }
  }
  /// What it has as a date picker; nil when it is none.
  public var datePicker: IBDatePickerAttributes? {
    family(IBDatePickerAttributes.elements).map { .init($0) }
  }
  /// What it has as a navigation bar, toolbar or tab bar; nil when it is none.
  public var bar: IBBarAttributes? { family(IBBarAttributes.elements).map { .init($0) } }
  /// What it has as an item of a toolbar or tab bar; nil when it is none.
  public var barItem: IBBarItemAttributes? {
    family(IBBarItemAttributes.elements).map { .init($0) }
  }
  /// What it has as a navigation item; nil when it is none.
  public var navigationItem: IBNavigationItemAttributes? {
    family(IBNavigationItemAttributes.elements).map { .init($0) }
  }
  /// What it has as a view controller; nil when it is none.
  public var viewController: IBViewControllerAttributes? {
    family(IBViewControllerAttributes.elements).map { .init($0) }
  }

  /// Which guide a layout guide is: its key (`safeArea`, `contentLayoutGuide`,
  /// `frameLayoutGuide`), or `top` and `bottom` of a view controller; nil for other objects.
  public var guideKey: String? {
    guard role == .guide else { return nil }
    return key ?? element.text(.type)
  }

  /// What it has that only some size classes see, in document order.
  public var variations: [IBVariation] {
    element.children.filter { $0.name == .variation }.map { IBVariation(document, $0) }
  }
}
