/// What a switch may have.
public struct IBSwitchAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.`switch`]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// Whether it is on.
  public var on: Bool? { element.boolean(.on) }
  /// The colour when on.
  public var onTintColor: IBColor? { element.color(key: "onTintColor") }
  /// The colour of the knob.
  public var thumbTintColor: IBColor? { element.color(key: "thumbTintColor") }
}

/// What a slider may have.
public struct IBSliderAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.slider]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// Its value.
  public var value: Double? { element.number(.value) }
  /// The least value.
  public var minValue: Double? { element.number(.minValue) }
  /// The greatest value.
  public var maxValue: Double? { element.number(.maxValue) }
  /// Whether it reports each change.
  public var continuous: Bool? { element.boolean(.continuous) }
  /// The name of the image at its start.
  public var minimumValueImage: String? { element.text(.minimumValueImage) }
  /// The name of the image at its end.
  public var maximumValueImage: String? { element.text(.maximumValueImage) }
  /// The colour before the knob.
  public var minimumTrackTintColor: IBColor? { element.color(key: "minimumTrackTintColor") }
  /// The colour after the knob.
  public var maximumTrackTintColor: IBColor? { element.color(key: "maximumTrackTintColor") }
  /// The colour of the knob.
  public var thumbTintColor: IBColor? { element.color(key: "thumbTintColor") }
}

/// What a stepper may have.
public struct IBStepperAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.stepper]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// Its value.
  public var value: Double? { element.number(.value) }
  /// The least value.
  public var minimumValue: Double? { element.number(.minimumValue) }
  /// The greatest value.
  public var maximumValue: Double? { element.number(.maximumValue) }
  /// How far a step goes.
  public var stepValue: Double? { element.number(.stepValue) }
  /// Whether it reports each change.
  public var continuous: Bool? { element.boolean(.continuous) }
  /// Whether holding it repeats.
  public var autorepeat: Bool? { element.boolean(.autorepeat) }
  /// Whether it goes on at the other end.
  public var wraps: Bool? { element.boolean(.wraps) }
}

/// What a segmented control may have.
public struct IBSegmentedControlAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.segmentedControl]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The selected segment; -1 for none, the first when absent.
  public var selectedSegmentIndex: Int? { element.integer(.selectedSegmentIndex) }
  /// The style.
  public var segmentControlStyle: String? { element.text(.segmentControlStyle) }
  /// Whether a segment does not stay selected.
  public var momentary: Bool? { element.boolean(.momentary) }
  /// Whether segments are as wide as their content.
  public var apportionsSegmentWidthsByContent: Bool? {
    element.boolean(.apportionsSegmentWidthsByContent)
  }
  /// The colour of the selected segment.
  public var selectedSegmentTintColor: IBColor? { element.color(key: "selectedSegmentTintColor") }

  /// Its segments, in order.
  public var segments: [IBSegment] {
    (element.child(.segments)?.children).map { $0.filter { $0.name == .segment } }?
      .map { IBSegment($0) } ?? []
  }
}

/// One segment of a segmented control.
public struct IBSegment: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.segment]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The title.
  public var title: String? { element.string(.title, key: "title") }
  /// The name of the image.
  public var image: String? { element.text(.image) }
  /// Whether it can be selected; true when absent.
  public var enabled: Bool? { element.boolean(.enabled) }
}

/// What a progress view may have.
public struct IBProgressViewAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.progressView]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// From 0 to 1.
  public var progress: Double? { element.number(.progress) }
  /// The style.
  public var progressViewStyle: String? { element.text(.style) }
  /// The name of the image of the part done.
  public var progressImage: String? { element.text(.progressImage) }
  /// The name of the image of the rest.
  public var trackImage: String? { element.text(.trackImage) }
  /// The colour of the part done.
  public var progressTintColor: IBColor? { element.color(key: "progressTintColor") }
  /// The colour of the rest.
  public var trackTintColor: IBColor? { element.color(key: "trackTintColor") }
}

/// What a page control may have.
public struct IBPageControlAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.pageControl]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// How many pages.
  public var numberOfPages: Int? { element.integer(.numberOfPages) }
  /// The page shown.
  public var currentPage: Int? { element.integer(.currentPage) }
  /// Whether it hides when there is one page.
  public var hidesForSinglePage: Bool? { element.boolean(.hidesForSinglePage) }
  /// The colour of the dots.
  public var pageIndicatorTintColor: IBColor? { element.color(key: "pageIndicatorTintColor") }
  /// The colour of the current dot.
  public var currentPageIndicatorTintColor: IBColor? {
    element.color(key: "currentPageIndicatorTintColor")
  }
}

/// What an activity indicator may have.
public struct IBActivityIndicatorAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.activityIndicatorView]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The size.
  public var style: IBActivityIndicatorStyle? { element.keyword(.style) }
  /// Whether it turns.
  public var animating: Bool? { element.boolean(.animating) }
  /// Whether it hides when it does not turn.
  public var hidesWhenStopped: Bool? { element.boolean(.hidesWhenStopped) }
  /// Its colour.
  public var color: IBColor? { element.color(key: "color") }
}

/// What a date picker may have.
public struct IBDatePickerAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.datePicker]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// What it picks.
  public var datePickerMode: IBDatePickerMode? { element.keyword(.datePickerMode) }
  /// The step of minutes.
  public var minuteInterval: Int? { element.integer(.minuteInterval) }
  /// The style.
  public var preferredStyle: String? { element.text(.style) }
  /// Whether it starts with the present.
  public var useCurrentDate: Bool? { element.boolean(.useCurrentDate) }
  /// The time to count down, in seconds.
  public var countDownDuration: Double? { element.number(.countDownDuration) }

  /// The date it starts with, in seconds since 2001-01-01 00:00 UTC.
  public var date: Double? {
    element.child(.date, key: "date")?.number(.timeIntervalSinceReferenceDate)
  }
}
