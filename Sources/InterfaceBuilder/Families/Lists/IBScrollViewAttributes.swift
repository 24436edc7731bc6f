/// What every scroll view may have, lists and text views included.
public struct IBScrollViewAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [
    .scrollView, .tableView, .collectionView, .textView,
  ]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// Whether the user may scroll.
  public var scrollEnabled: Bool? { element.boolean(.scrollEnabled) }
  /// Whether it stops at multiples of its size.
  public var pagingEnabled: Bool? { element.boolean(.pagingEnabled) }
  /// Whether it goes past its edges.
  public var bounces: Bool? { element.boolean(.bounces) }
  /// Whether zooming goes past its limits.
  public var bouncesZoom: Bool? { element.boolean(.bouncesZoom) }
  /// Whether it bounces up and down however small its content.
  public var alwaysBounceVertical: Bool? { element.boolean(.alwaysBounceVertical) }
  /// Whether it bounces across however small its content.
  public var alwaysBounceHorizontal: Bool? { element.boolean(.alwaysBounceHorizontal) }
  /// Whether scrolling keeps to one direction.
  public var directionalLockEnabled: Bool? { element.boolean(.directionalLockEnabled) }
  /// Whether touches wait until it is clear that they do not scroll.
  public var delaysContentTouches: Bool? { element.boolean(.delaysContentTouches) }
  /// Whether scrolling takes touches back.
  public var canCancelContentTouches: Bool? { element.boolean(.canCancelContentTouches) }
  /// Whether a tap on the status bar scrolls to the top.
  public var scrollsToTop: Bool? { element.boolean(.scrollsToTop) }
  /// Whether the indicator across is shown.
  public var showsHorizontalScrollIndicator: Bool? {
    element.boolean(.showsHorizontalScrollIndicator)
  }
  /// Whether the indicator up and down is shown.
  public var showsVerticalScrollIndicator: Bool? { element.boolean(.showsVerticalScrollIndicator) }
  /// The look of the indicators.
  public var indicatorStyle: String? { element.text(.indicatorStyle) }
  /// The smallest zoom.
  public var minimumZoomScale: Double? { element.number(.minimumZoomScale) }
  /// The greatest zoom.
  public var maximumZoomScale: Double? { element.number(.maximumZoomScale) }
  /// How scrolling sends the keyboard away.
  public var keyboardDismissMode: IBKeyboardDismissMode? { element.keyword(.keyboardDismissMode) }
  /// When the safe area adds to the insets.
  public var contentInsetAdjustmentBehavior: IBContentInsetAdjustment? {
    element.keyword(.contentInsetAdjustmentBehavior)
  }
  /// Room around the content, in points.
  public var contentInset: IBInsets? { element.insets(key: "contentInset") }
  /// Room around the indicators, in points.
  public var scrollIndicatorInsets: IBInsets? { element.insets(key: "scrollIndicatorInsets") }
}

extension IBObject {
  /// What it has as a scroll view, lists and text views included; nil when it is none.
  public var scrollView: IBScrollViewAttributes? {
    family(IBScrollViewAttributes.elements).map { .init($0) }
  }
}
