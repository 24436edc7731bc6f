/// What every view may have.
public struct IBViewAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = []

  package init(_ element: IBElement) {
    self.element = element
  }

  /// How the view fits its content into its bounds.
  public var contentMode: IBContentMode? { element.keyword(.contentMode) }
  /// Whether the view is hidden.
  public var hidden: Bool? { element.boolean(.hidden) }
  /// From 0, transparent, to 1.
  public var alpha: Double? { element.number(.alpha) }
  /// The number that programs find the view by.
  public var tag: Int? { element.integer(.tag) }
  /// Whether the view promises to cover all behind it.
  public var opaque: Bool? { element.boolean(.opaque) }
  /// Whether what sticks out is cut off.
  public var clipsSubviews: Bool? { element.boolean(.clipsSubviews) }
  /// Whether the view is cleared before it draws.
  public var clearsContextBeforeDrawing: Bool? { element.boolean(.clearsContextBeforeDrawing) }
  /// Whether touches reach the view.
  public var userInteractionEnabled: Bool? { element.boolean(.userInteractionEnabled) }
  /// Whether several touches at once reach the view.
  public var multipleTouchEnabled: Bool? { element.boolean(.multipleTouchEnabled) }
  /// Whether a new size moves the subviews as their masks say.
  public var autoresizesSubviews: Bool? { element.boolean(.autoresizesSubviews) }
  /// Whether the mask stands for constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool? {
    element.boolean(.translatesAutoresizingMaskIntoConstraints)
  }
  /// Whether the stored frame is kept though there are no constraints for it.
  public var fixedFrame: Bool? { element.boolean(.fixedFrame) }
  /// Whether Interface Builder found the layout ambiguous when it saved.
  public var ambiguous: Bool? { element.boolean(.ambiguous) }
  /// Whether the stored frame is not the one that the constraints give.
  public var misplaced: Bool? { element.boolean(.misplaced) }
  /// How far Interface Builder checks for ambiguity, such as `off`.
  public var verifyAmbiguity: String? { element.text(.verifyAmbiguity) }
  /// How strongly it resists growing across.
  public var horizontalHuggingPriority: Float? { element.priority(.horizontalHuggingPriority) }
  /// How strongly it resists growing up and down.
  public var verticalHuggingPriority: Float? { element.priority(.verticalHuggingPriority) }
  /// How strongly it resists shrinking across.
  public var horizontalCompressionResistancePriority: Float? {
    element.priority(.horizontalCompressionResistancePriority)
  }
  /// How strongly it resists shrinking up and down.
  public var verticalCompressionResistancePriority: Float? {
    element.priority(.verticalCompressionResistancePriority)
  }
  /// The width to lay out with in Interface Builder, in points; infinite for none.
  public var placeholderIntrinsicWidth: Double? { element.number(.placeholderIntrinsicWidth) }
  /// The height to lay out with in Interface Builder, in points; infinite for none.
  public var placeholderIntrinsicHeight: Double? { element.number(.placeholderIntrinsicHeight) }
  /// Whether its margins keep clear of the superview's.
  public var preservesSuperviewLayoutMargins: Bool? {
    element.boolean(.preservesSuperviewLayoutMargins)
  }
  /// Whether its margins leave a readable width.
  public var layoutMarginsFollowReadableWidth: Bool? {
    element.boolean(.layoutMarginsFollowReadableWidth)
  }
  /// Whether its margins start at the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool? {
    element.boolean(.insetsLayoutMarginsFromSafeArea)
  }
  /// Whether it flips in right-to-left languages.
  public var semanticContentAttribute: IBSemanticContent? {
    element.keyword(.semanticContentAttribute)
  }
  /// The name that its state is restored by.
  public var restorationIdentifier: String? { element.text(.restorationIdentifier) }
  /// Its margins, in points.
  public var layoutMargins: IBInsets? { element.insets(key: "layoutMargins") }
  /// Its margins from the leading and trailing edge, in points.
  public var directionalLayoutMargins: IBInsets? { element.insets(key: "directionalLayoutMargins") }
  /// The colour behind its content.
  public var backgroundColor: IBColor? { element.color(key: "backgroundColor") }
  /// The colour of what can be touched.
  public var tintColor: IBColor? { element.color(key: "tintColor") }

  /// Its accessibility, when the document configures it.
  public var accessibility: IBAccessibility? {
    element.child(.accessibility).map { IBAccessibility($0) }
  }

  /// The gesture recognizers that are attached to it, by identifier.
  public var gestureRecognizerIDs: [String] {
    guard let connections = element.child(.connections) else { return [] }
    return connections.children.compactMap {
      $0.name == .outletCollection && $0.text(.property) == "gestureRecognizers"
        ? $0.text(.destination) : nil
    }
  }
}

extension IBObject {
  /// What it has as a view, whatever kind of view.
  public var viewAttributes: IBViewAttributes { IBViewAttributes(element) }
}
