import Foundation

/// Text, second text and image of a list's cell.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The colour for the tint.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines begin.
    public var alignment = TextAlignment.natural
    /// How lines end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The number of lines; 0 for any.
    public var numberOfLines = 0
    /// Whether the font becomes smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters come closer.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the text becomes upper case.
    public var transform = TextTransform.none
    /// Where lines begin.
    public enum TextAlignment: Int, Sendable {
      /// Where the language begins.
      case natural = 0
      /// In the middle.
      case center
      /// Along both edges.
      case justified
    }
    /// Cases of a text.
    public enum TextTransform: Int, Sendable {
      /// As it is.
      case none = 0
      /// Upper case.
      case uppercase
      /// Lower case.
      case lowercase
      /// Words begin with upper case.
      case capitalized
    }
    /// The colour of the text.
    @preconcurrency @MainActor
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How an image looks.
  public struct ImageProperties {
    /// How symbols look.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint of the image.
    public var tintColor: UIColor?
    /// The colour for the tint.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The largest size; zero for none.
    public var maximumSize = CGSize.zero
    /// The room that is kept for images; zero for their own sizes.
    public var reservedLayoutSize = CGSize.zero
    /// Whether colours stay when all are inverted.
    public var accessibilityIgnoresInvertColors = false
    /// The standard length of the room for images.
    public nonisolated static let standardDimension: CGFloat = -.greatestFiniteMagnitude
    /// The colour that symbols get beside a tint: their own, or that tint, as the transformer makes it.
    @MainActor
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The image.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes; it stands before the plain one.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes; it stands before the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// The edges whose margins come from the view around the content.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The margins of the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 8
  )
  /// Whether texts stand side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance from the image to the texts.
  public var imageToTextPadding: CGFloat = 16
  /// The distance of texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance of texts one above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity.
  public var alpha: CGFloat = 1

  private init(_ style: UIFont.TextStyle, _ second: UIFont.TextStyle, side: Bool = false) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: second),
      color: side ? .secondaryLabel : .label
    )
    prefersSideBySideTextAndSecondaryText = side
  }

  /// A text.
  public static func cell() -> Self { Self(.body, .caption1) }
  /// A text above a smaller one.
  public static func subtitleCell() -> Self { Self(.body, .caption1) }
  /// A text with a value beside it.
  public static func valueCell() -> Self { Self(.body, .body, side: true) }
  /// The header of a plain list.
  public static func plainHeader() -> Self { Self(.headline, .body) }
  /// The footer of a plain list.
  public static func plainFooter() -> Self { Self(.subheadline, .body) }
  /// The header of a grouped list.
  public static func groupedHeader() -> Self { Self(.footnote, .body) }
  /// The footer of a grouped list.
  public static func groupedFooter() -> Self { Self(.footnote, .body) }
  /// A cell of a side bar.
  public static func sidebarCell() -> Self { Self(.body, .caption1) }
  /// A cell of a side bar with a second text.
  public static func sidebarSubtitleCell() -> Self { Self(.body, .caption1) }
  /// The header of a side bar.
  public static func sidebarHeader() -> Self { Self(.headline, .body) }
  /// A cell of an accompanied side bar.
  public static func accompaniedSidebarCell() -> Self { Self(.body, .caption1) }
  /// A header of a list.
  public static func header() -> Self { Self(.footnote, .body) }
  /// A footer of a list.
  public static func footer() -> Self { Self(.footnote, .body) }

  /// A view that shows the configuration.
  public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same configuration: colours do not change here.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Horizontal and vertical.
public struct UIAxis: OptionSet, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt
  /// Creates axes from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Along lines of text.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Edges of a rectangle, by the language's direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt
  /// Creates edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
