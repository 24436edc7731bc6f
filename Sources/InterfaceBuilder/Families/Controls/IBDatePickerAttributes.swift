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

extension IBObject {
  /// What it has as a date picker; nil when it is none.
  public var datePicker: IBDatePickerAttributes? {
    family(IBDatePickerAttributes.elements).map { .init($0) }
  }
}
