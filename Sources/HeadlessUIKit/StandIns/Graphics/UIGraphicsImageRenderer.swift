import Foundation

/// How images are made.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Stored only.
  open var scale: CGFloat = 1
  /// Stored only.
  open var opaque = false
  /// Stored only.
  open var preferredRange = 0
  /// Does nothing here.
  open class func `default`() -> Self { self.init() }
  /// Does nothing here.
  open class func preferred() -> Self { self.init() }
  /// Creates a format.
  public required override init() { super.init() }
}

/// What an image is drawn with.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// Stored only.
  public let cgContext = CGContext()
  /// Stored only.
  public let format = UIGraphicsImageRendererFormat()
  /// Does nothing here.
  open func fill(_ rect: CGRect) { StandIn.note("UIGraphicsImageRenderer.fill") }
  /// Does nothing here.
  open func stroke(_ rect: CGRect) { StandIn.note("UIGraphicsImageRenderer.stroke") }
  /// Does nothing here.
  open func clip(to rect: CGRect) { StandIn.note("UIGraphicsImageRenderer.clip") }
  /// Stored only.
  open var currentImage: UIImage { UIImage() }
}

/// Makes images of a size, without pixels.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// Creates one.
  public init(size: CGSize) { self.size = size }
  /// Creates one.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  /// Creates one.
  public init(bounds: CGRect) { size = bounds.size }
  /// Creates one.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }
  /// Runs the drawing, and returns an image of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(name: nil, size: size)
  }
  /// Runs the drawing, and returns no data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    StandIn.note("UIGraphicsImageRenderer.pngData")
    return Data()
  }
  /// Runs the drawing, and returns no data.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    StandIn.note("UIGraphicsImageRenderer.jpegData")
    return Data()
  }
}
