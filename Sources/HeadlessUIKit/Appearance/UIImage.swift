import Synchronization

/// An image as a name and a size, without pixels.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name in the asset catalogue, or of the system symbol; nil without one.
  public let name: String?
  /// The size in points, which is the intrinsic size of image views.
  public let size: CGSize
  /// The number of pixels per point; 1 by default.
  public let scale: CGFloat
  /// Whether the name is that of a system symbol.
  public let isSymbolImage: Bool

  /// Creates an image from its name and size.
  public init(name: String?, size: CGSize, scale: CGFloat = 1, isSymbol: Bool = false) {
    self.name = name
    self.size = size
    self.scale = scale
    isSymbolImage = isSymbol
    super.init()
  }

  /// Creates a named image, with the size that a document's resources gave it; nil if none did.
  public convenience init?(named name: String) {
    guard let size = UIImage.knownSizes[name] else { return nil }
    self.init(name: name, size: size)
  }

  /// Creates a system symbol, with the size that documents gave it, else 20 by 20 points.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    let size = UIImage.knownSizes[name] ?? CGSize(width: 20, height: 20)
    self.init(name: name, size: size, isSymbol: true)
  }

  /// Creates the image of `#imageLiteral(resourceName:)`, with the size that a document's resources gave it, else none.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, size: UIImage.knownSizes[name] ?? .zero)
  }

  /// Creates an image of zero size without a name.
  public override convenience init() { self.init(name: nil, size: .zero) }

  /// The sizes of named images in points, collected from the resources of documents and suites.
  public static var knownSizes: [String: CGSize] {
    get { sizes.withLock { $0 } }
    set { sizes.withLock { $0 = newValue } }
  }

  private static let sizes = Mutex<[String: CGSize]>([:])

  /// Whether two images have the same name and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return name != nil && name == other.name && size == other.size
  }

  /// A hash of the name, or of the object without one.
  open override var hash: Int { name?.hashValue ?? ObjectIdentifier(self).hashValue }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral` makes where nothing else says.
public typealias _ImageLiteralType = UIImage
