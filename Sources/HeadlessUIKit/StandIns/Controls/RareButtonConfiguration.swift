import Foundation

/// What few buttons set in their configurations; stored, with no effect on their sizes.
struct RareButtonConfiguration: Equatable, @unchecked Sendable {
  var attributedTitle: AttributedString?
  var attributedSubtitle: AttributedString?
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
  var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
  var titlePadding: CGFloat = 1
  var imagePlacement = NSDirectionalRectEdge.leading
  var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
  var buttonSize = UIButton.Configuration.Size.medium
  var macIdiomStyle = UIButton.Configuration.MacIdiomStyle.automatic
  var indicator = UIButton.Configuration.Indicator.automatic
  var symbol: UIImage.SymbolConfiguration?
  var showsActivityIndicator = false
  var automaticallyUpdates = true
  var background: UIBackgroundConfiguration?
  var titleTransformer: UIConfigurationTextAttributesTransformer?
  var subtitleTransformer: UIConfigurationTextAttributesTransformer?
  var imageTransformer: UIConfigurationColorTransformer?

  static func == (one: RareButtonConfiguration, other: RareButtonConfiguration) -> Bool {
    one.attributedTitle == other.attributedTitle
      && one.attributedSubtitle == other.attributedSubtitle
      && one.titleAlignment == other.titleAlignment
      && one.imagePlacement == other.imagePlacement
      && one.cornerStyle == other.cornerStyle
      && one.buttonSize == other.buttonSize
      && one.showsActivityIndicator == other.showsActivityIndicator
  }
}

/// Changes the attributes of a title; kept, and never asked here.
public struct UIConfigurationTextAttributesTransformer {
  /// What changes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Changes attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
