import Foundation

/// What a label may have.
public struct IBLabelAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.label]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The text; an attributed one is `attributedText`.
  public var text: String? { element.string(.text, key: "text") }
  /// Whether `attributedText` is shown.
  public var usesAttributedText: Bool? { element.boolean(.usesAttributedText) }
  /// How lines are placed.
  public var textAlignment: IBTextAlignment? { element.keyword(.textAlignment) }
  /// What happens to text that is too long.
  public var lineBreakMode: IBLineBreakMode? { element.keyword(.lineBreakMode) }
  /// The most lines; 0 for as many as needed, 1 when absent.
  public var numberOfLines: Int? { element.integer(.numberOfLines) }
  /// Where shrunken text stands.
  public var baselineAdjustment: IBBaselineAdjustment? { element.keyword(.baselineAdjustment) }
  /// Whether the text shrinks to fit.
  public var adjustsFontSizeToFit: Bool? { element.boolean(.adjustsFontSizeToFit) }
  /// The smallest size that it shrinks to, in points.
  public var minimumFontSize: Double? { element.number(.minimumFontSize) }
  /// The smallest part of its size that it shrinks to.
  public var minimumScaleFactor: Double? { element.number(.minimumScaleFactor) }
  /// Whether letters move together to fit.
  public var adjustsLetterSpacingToFitWidth: Bool? {
    element.boolean(.adjustsLetterSpacingToFitWidth)
  }
  /// Whether the font follows the user's text size.
  public var adjustsFontForContentSizeCategory: Bool? {
    element.boolean(.adjustsFontForContentSizeCategory)
  }
  /// The width at which lines break for the intrinsic size, in points.
  public var preferredMaxLayoutWidth: Double? { element.number(.preferredMaxLayoutWidth) }
  /// Whether it is drawn as enabled.
  public var enabled: Bool? { element.boolean(.enabled) }
  /// Whether it is drawn highlighted.
  public var highlighted: Bool? { element.boolean(.highlighted) }
  /// The font.
  public var font: IBFont? { element.font(key: "fontDescription") }
  /// The colour of the text.
  public var textColor: IBColor? { element.color(key: "textColor") }
  /// The colour of the text when highlighted.
  public var highlightedColor: IBColor? { element.color(key: "highlightedColor") }
  /// The colour of the shadow.
  public var shadowColor: IBColor? { element.color(key: "shadowColor") }
  /// How far the shadow is off, in points.
  public var shadowOffset: CGSize? { element.size(key: "shadowOffset") }

  /// The attributed text.
  public var attributedText: IBAttributedString? {
    element.child(.attributedString, key: "attributedText").map { IBAttributedString($0) }
  }
}

extension IBObject {
  /// What it has as a label; nil when it is none.
  public var label: IBLabelAttributes? { family(IBLabelAttributes.elements).map { .init($0) } }
}
