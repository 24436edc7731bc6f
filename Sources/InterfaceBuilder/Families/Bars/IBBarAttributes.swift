/// What a navigation bar, toolbar or tab bar may have.
public struct IBBarAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.navigationBar, .toolbar, .tabBar]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The style.
  public var barStyle: String? { element.text(.barStyle) }
  /// Whether content shines through.
  public var translucent: Bool? { element.boolean(.translucent) }
  /// Whether titles are large.
  public var largeTitles: Bool? { element.boolean(.largeTitles) }
  /// The name of the image of the shadow.
  public var shadowImage: String? { element.text(.shadowImage) }
  /// The name of the image behind.
  public var backgroundImage: String? { element.text(.backgroundImage) }
  /// The colour of the bar.
  public var barTintColor: IBColor? { element.color(key: "barTintColor") }
}

extension IBObject {
  /// What it has as a navigation bar, toolbar or tab bar; nil when it is none.
  public var bar: IBBarAttributes? { family(IBBarAttributes.elements).map { .init($0) } }
}
