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

extension IBObject {
  /// What it has as an activity indicator; nil when it is none.
  public var activityIndicator: IBActivityIndicatorAttributes? {
    family(IBActivityIndicatorAttributes.elements).map { .init($0) }
  }
}
