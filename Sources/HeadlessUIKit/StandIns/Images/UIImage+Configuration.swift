import Foundation

extension UIImage {
  /// UIKit's.
  public enum RenderingMode: Int, Sendable {
    /// As UIKit's.
    case automatic = 0
    /// As UIKit's.
    case alwaysOriginal
    /// As UIKit's.
    case alwaysTemplate
  }
  /// UIKit's.
  public enum Orientation: Int, Sendable {
    /// As UIKit's.
    case up = 0
    /// As UIKit's.
    case down
    /// As UIKit's.
    case left
    /// As UIKit's.
    case right
    /// As UIKit's.
    case upMirrored
    /// As UIKit's.
    case downMirrored
    /// As UIKit's.
    case leftMirrored
    /// As UIKit's.
    case rightMirrored
  }
  /// UIKit's.
  public enum ResizingMode: Int, Sendable {
    /// As UIKit's.
    case tile = 0
    /// As UIKit's.
    case stretch
  }
  /// UIKit's.
  public enum SymbolScale: Int, Sendable {
    /// As UIKit's.
    case `default` = -1
    /// As UIKit's.
    case unspecified = 0
    /// As UIKit's.
    case small
    /// As UIKit's.
    case medium
    /// As UIKit's.
    case large
  }
  /// UIKit's.
  public enum SymbolWeight: Int, Sendable {
    /// As UIKit's.
    case unspecified = 0
    /// As UIKit's.
    case ultraLight
    /// As UIKit's.
    case thin
    /// As UIKit's.
    case light
    /// As UIKit's.
    case regular
    /// As UIKit's.
    case medium
    /// As UIKit's.
    case semibold
    /// As UIKit's.
    case bold
    /// As UIKit's.
    case heavy
    /// As UIKit's.
    case black
  }
  /// How an image looks; stored, without effect here.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Creates a configuration.
    public override init() { super.init() }
    /// The same configuration.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
  }
  /// How a symbol looks; stored, without effect here.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates one.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// Creates one.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    /// Creates one.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
    /// Creates one.
    public convenience init(weight: SymbolWeight) { self.init() }
    /// Creates one.
    public convenience init(scale: SymbolScale) { self.init() }
    /// Creates one.
    public convenience init(font: UIFont) { self.init() }
    /// Creates one.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    /// Creates one.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    /// Creates one.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    /// Creates one.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    /// Creates one.
    public convenience init(paletteColors: [UIColor]) { self.init() }
    /// No configuration.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }
    /// This configuration and another.
    public func applying(_ other: Configuration?) -> Self { self }
  }

  /// Stored only.
  public var renderingMode: RenderingMode { .automatic }
  /// Stored only.
  public var imageOrientation: Orientation { .up }
  /// Stored only.
  public var configuration: Configuration? { nil }
  /// Stored only.
  public var symbolConfiguration: SymbolConfiguration? { nil }
  /// Stored only.
  public var capInsets: UIEdgeInsets { .zero }
  /// Stored only.
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Stored only.
  public var images: [UIImage]? { nil }
  /// Stored only.
  public var duration: TimeInterval { 0 }
  /// Stored only.
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  /// Stored only.
  public var ciImage: CIImage? { nil }
  /// The image of Core Graphics: a size in pixels.
  public var cgImage: CGImage? {
    CGImage(width: pixels(size.width * scale), height: pixels(size.height * scale))
  }
  /// The same image.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// The same image.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The same image.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The same image.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// The same image.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// The same image.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The same image.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The same image.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage { self }
  /// The same image.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    self
  }
  /// The same image.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The same image.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The same image.
  public func preparingForDisplay() -> UIImage? { self }
  /// An image of a size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(name: name, size: size) }
  /// Does nothing here.
  public func draw(in rect: CGRect) { StandIn.note("UIImage.draw") }
  /// Does nothing here.
  public func draw(at point: CGPoint) { StandIn.note("UIImage.draw") }
  /// Does nothing here.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    StandIn.note("UIImage.draw")
  }
  /// Does nothing here.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    StandIn.note("UIImage.draw")
  }
  /// The image as PNG; nil, since there are no pixels.
  public func pngData() -> Data? { nil }
  /// The image as JPEG; nil, since there are no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// An animated image: the first of its pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  /// Creates a named image, as without a bundle.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) { self.init(named: name) }
  /// Creates a named image, as without a bundle.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    self.init(named: name)
  }
  /// Creates a symbol.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
  }
  /// Creates a symbol.
  @preconcurrency @MainActor
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
  /// Creates an image from data, which is not looked at: it has no size.
  public convenience init?(data: Data) { self.init(name: nil, size: .zero) }
  /// Creates an image from data, which is not looked at: it has no size.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(name: nil, size: .zero, scale: scale)
  }
  /// Creates an image from a file, which is not looked at: it has no size.
  public convenience init?(contentsOfFile path: String) { self.init(name: path, size: .zero) }
  /// Creates an image of a size in pixels.
  public convenience init(cgImage: CGImage) {
    self.init(name: nil, size: CGSize(width: cgImage.width, height: cgImage.height))
  }
  /// Creates an image of a size in pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      name: nil,
      size: CGSize(
        width: CGFloat(cgImage.width) / scale,
        height: CGFloat(cgImage.height) / scale
      ),
      scale: scale
    )
  }
  /// Creates an image without a size.
  public convenience init(ciImage: CIImage) { self.init(name: nil, size: .zero) }
}

/// An image of Core Image.
open class CIImage: NSObject, @unchecked Sendable {}
