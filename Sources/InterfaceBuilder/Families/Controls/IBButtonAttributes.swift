import Foundation

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

extension IBObject {
  /// What it has as a button; nil when it is none.
  public var button: IBButtonAttributes? { family(IBButtonAttributes.elements).map { .init($0) } }
}
