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

/// What an item of a bar may have.
public struct IBBarItemAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.barButtonItem, .tabBarItem]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The title.
  public var title: String? { element.string(.title, key: "title") }
  /// The name of the image.
  public var image: String? { element.text(.image) }
  /// The name of the image when selected.
  public var selectedImage: String? { element.text(.selectedImage) }
  /// The catalogue of the image; `system` for symbols.
  public var catalog: String? { element.text(.catalog) }
  /// The style, such as `plain` or `done`.
  public var style: String? { element.text(.style) }
  /// The item of the system that it is.
  public var systemItem: String? { element.text(.systemItem) }
  /// Its width, in points.
  public var width: Double? { element.number(.width) }
  /// Whether it reacts.
  public var enabled: Bool? { element.boolean(.enabled) }
  /// The number that programs find it by.
  public var tag: Int? { element.integer(.tag) }
  /// Room around the image, in points.
  public var imageInsets: IBInsets? { element.insets(key: "imageInsets") }
  /// Its colour.
  public var tintColor: IBColor? { element.color(key: "tintColor") }
}

/// What a navigation item may have.
public struct IBNavigationItemAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.navigationItem]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The title.
  public var title: String? { element.string(.title, key: "title") }
  /// The line above the title.
  public var prompt: String? { element.string(.prompt, key: "prompt") }
  /// When the title is large.
  public var largeTitleDisplayMode: String? { element.text(.largeTitleDisplayMode) }
  /// Whether there is no way back.
  public var hidesBackButton: Bool? { element.boolean(.hidesBackButton) }
}
