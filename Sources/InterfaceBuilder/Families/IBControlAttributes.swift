import Foundation

/// What every control may have.
public struct IBControlAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [
    .button, .textField, .slider, .`switch`, .segmentedControl, .stepper, .datePicker, .pageControl,
    .refreshControl, .control, .colorWell,
  ]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// Whether the control reacts.
  public var enabled: Bool? { element.boolean(.enabled) }
  /// Whether it is selected.
  public var selected: Bool? { element.boolean(.selected) }
  /// Whether it is highlighted.
  public var highlighted: Bool? { element.boolean(.highlighted) }
  /// Where its content stands across.
  public var contentHorizontalAlignment: IBHorizontalAlignment? {
    element.keyword(.contentHorizontalAlignment)
  }
  /// Where its content stands up and down.
  public var contentVerticalAlignment: IBVerticalAlignment? {
    element.keyword(.contentVerticalAlignment)
  }
  /// Whether a touch opens the menu.
  public var showsMenuAsPrimaryAction: Bool? { element.boolean(.showsMenuAsPrimaryAction) }
}

/// What a button may have.
public struct IBButtonAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.button]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The style of a button without configuration.
  public var buttonType: IBButtonType? { element.keyword(.buttonType) }
  /// What happens to a title that is too long.
  public var lineBreakMode: IBLineBreakMode? { element.keyword(.lineBreakMode) }
  /// Whether states have attributed titles.
  public var hasAttributedTitle: Bool? { element.boolean(.hasAttributedTitle) }
  /// Whether the image changes when highlighted.
  public var adjustsImageWhenHighlighted: Bool? { element.boolean(.adjustsImageWhenHighlighted) }
  /// Whether the image changes when disabled.
  public var adjustsImageWhenDisabled: Bool? { element.boolean(.adjustsImageWhenDisabled) }
  /// Whether the shadow turns when highlighted.
  public var reversesTitleShadowWhenHighlighted: Bool? {
    element.boolean(.reversesTitleShadowWhenHighlighted)
  }
  /// Whether the button glows when highlighted.
  public var showsTouchWhenHighlighted: Bool? { element.boolean(.showsTouchWhenHighlighted) }
  /// Whether the image grows with the user's text size.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool? {
    element.boolean(.adjustsImageSizeForAccessibilityContentSizeCategory)
  }
  /// Whether a touch selects.
  public var changesSelectionAsPrimaryAction: Bool? {
    element.boolean(.changesSelectionAsPrimaryAction)
  }
  /// Whether a pointer changes it.
  public var pointerInteraction: Bool? { element.boolean(.pointerInteraction) }
  /// The font of the title.
  public var font: IBFont? { element.font(key: "fontDescription") }
  /// Room around the content, in points.
  public var contentEdgeInsets: IBInsets? { element.insets(key: "contentEdgeInsets") }
  /// Room around the title, in points.
  public var titleEdgeInsets: IBInsets? { element.insets(key: "titleEdgeInsets") }
  /// Room around the image, in points.
  public var imageEdgeInsets: IBInsets? { element.insets(key: "imageEdgeInsets") }
  /// How far the title's shadow is off, in points.
  public var titleShadowOffset: CGSize? { element.size(key: "titleShadowOffset") }

  /// What it shows in each state, in document order.
  public var states: [IBButtonState] {
    element.children.filter { $0.name == .state }.map { IBButtonState($0) }
  }

  /// What it shows in one state, such as `normal`.
  public func state(_ key: String) -> IBButtonState? {
    element.child(.state, key: key).map { IBButtonState($0) }
  }

  /// Its configuration, of newer documents.
  public var configuration: IBButtonConfiguration? {
    element.child(.buttonConfiguration).map { IBButtonConfiguration($0) }
  }
}

/// What a button shows in one state.
public struct IBButtonState: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.state]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The state: `normal`, `highlighted`, `selected`, `disabled` or several of them.
  public var key: String? { element.text(.key) }
  /// The title.
  public var title: String? { element.string(.title, key: "title") }
  /// The name of the image.
  public var image: String? { element.text(.image) }
  /// The name of the image behind the content.
  public var backgroundImage: String? { element.text(.backgroundImage) }
  /// The catalogue of the image; `system` for symbols.
  public var catalog: String? { element.text(.catalog) }
  /// The colour of the title.
  public var titleColor: IBColor? { element.color(key: "titleColor") }
  /// The colour of the title's shadow.
  public var titleShadowColor: IBColor? { element.color(key: "titleShadowColor") }

  /// The attributed title.
  public var attributedTitle: IBAttributedString? {
    element.child(.attributedString, key: "attributedTitle").map { IBAttributedString($0) }
  }
}

/// The configuration of a button.
public struct IBButtonConfiguration: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.buttonConfiguration]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The style, such as `plain`, `filled` or `tinted`.
  public var style: String? { element.text(.style) }
  /// The title.
  public var title: String? { element.string(.title, key: "title") }
  /// The text below the title.
  public var subtitle: String? { element.string(.subtitle, key: "subtitle") }
  /// The name of the image.
  public var image: String? { element.text(.image) }
  /// The catalogue of the image; `system` for symbols.
  public var catalog: String? { element.text(.catalog) }
  /// The edge that the image stands at.
  public var imagePlacement: String? { element.text(.imagePlacement) }
  /// Room between image and title, in points.
  public var imagePadding: Double? { element.number(.imagePadding) }
  /// Room between title and subtitle, in points.
  public var titlePadding: Double? { element.number(.titlePadding) }
  /// How titles are placed.
  public var titleAlignment: String? { element.text(.titleAlignment) }
  /// How corners are rounded.
  public var cornerStyle: String? { element.text(.cornerStyle) }
  /// The size, such as `mini`.
  public var buttonSize: String? { element.text(.buttonSize) }
  /// The font of the title.
  public var font: IBFont? {
    element.font(key: "titleFontDescription") ?? element.font(key: "fontDescription")
  }
  /// Room around the content, in points.
  public var contentInsets: IBInsets? { element.insets(key: "contentInsets") }
  /// The colour of the content.
  public var baseForegroundColor: IBColor? { element.color(key: "baseForegroundColor") }
  /// The colour behind the content.
  public var baseBackgroundColor: IBColor? { element.color(key: "baseBackgroundColor") }

  /// The attributed title.
  public var attributedTitle: IBAttributedString? {
    element.child(.attributedString, key: "attributedTitle").map { IBAttributedString($0) }
  }
}
