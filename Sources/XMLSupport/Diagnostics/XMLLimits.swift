/// Bounds on what one document may ask of the process; beyond each stands a clear error.
///
/// libxml2 has bounds of its own (256 levels, 10 MB per text node) that `XML_PARSE_HUGE` lifts;
/// these are ours, so that a message can name the limit.
public struct XMLLimits: Sendable, Hashable {
  /// The greatest size of a file, in bytes.
  public var byteCountMax: Int
  /// The greatest number of elements inside each other.
  public var depthMax: Int
  /// The greatest number of elements in a document.
  public var elementCountMax: Int
  /// The greatest number of attributes of one element.
  public var attributeCountMax: Int
  /// The greatest number of bytes that references to internal entities may expand to, in all.
  public var entityExpansionMax: Int
  /// The greatest number of files that one document may include.
  public var includeCountMax: Int

  /// Creates limits; each left out has its default.
  public init(
    byteCountMax: Int = 64 << 20,
    depthMax: Int = 256,
    elementCountMax: Int = 2_000_000,
    attributeCountMax: Int = 1_000,
    entityExpansionMax: Int = 1 << 20,
    includeCountMax: Int = 1_000
  ) {
    self.byteCountMax = byteCountMax
    self.depthMax = depthMax
    self.elementCountMax = elementCountMax
    self.attributeCountMax = attributeCountMax
    self.entityExpansionMax = entityExpansionMax
    self.includeCountMax = includeCountMax
  }

  /// The limits for documents and suites: far above the largest seen, far below what hurts.
  public static let `default` = XMLLimits()
}
