/// What is behind a cell's content.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view of the program's own.
  public var customView: UIView?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The distances from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// The edges whose margins count.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; nil for the tint colour.
  public var backgroundColor: UIColor?
  /// The colour for the tint.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect.
  public var visualEffect: UIVisualEffect?
  /// The image.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The colour for the border's tint.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// How far the border stands outside.
  public var strokeOutset: CGFloat = 0

  /// The colour of the states that are not marked, while it shows that of a marked one.
  private var unmarkedColor: UIColor?
  private var isMarked = false

  init() {}
  private init(color: UIColor?) { backgroundColor = color }

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { Self(color: .clear) }
  /// The background of plain lists.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(color: .systemBackground) }
  /// The background of grouped lists.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    Self(color: .secondarySystemGroupedBackground)
  }
  /// The background of a list's cells.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// The background of a list's headers.
  public static func listHeader() -> UIBackgroundConfiguration { Self(color: .clear) }
  /// The background of a list's footers.
  public static func listFooter() -> UIBackgroundConfiguration { Self(color: .clear) }
  /// The background of plain headers and footers.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(color: .clear) }
  /// The background of grouped headers and footers.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(color: .clear) }
  /// The background of side bars.
  public static func listSidebarCell() -> UIBackgroundConfiguration { Self(color: .clear) }
  /// The background of side bars' headers.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(color: .clear) }
  /// The background of accompanied side bars.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    Self(color: .clear)
  }

  /// The configuration for a state: the colour of a touched or selected cell is the system's grey.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let cell = state as? UICellConfigurationState
    let marks = cell?.isSelected == true || cell?.isHighlighted == true
    guard marks != isMarked, backgroundColor != .clear else { return self }
    var changed = self
    changed.isMarked = marks
    changed.unmarkedColor = marks ? backgroundColor : nil
    changed.backgroundColor = marks ? .systemGray4 : unmarkedColor
    return changed
  }

  /// The colour for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
}

/// Makes a colour from another.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer {
  /// The closure that makes the colour.
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// The colour that is made.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Makes colours grey; here it changes none.
  public static let grayscale = UIConfigurationColorTransformer { $0 }
  /// Takes the tint of the view; here it changes none.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Takes colours of a single hue; here it changes none.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
