/// Limits on the resources of one document; each has an error of its own.
///
/// libxml2 has limits too (256 levels, 10 MB per text node), which `XML_PARSE_HUGE` lifts. These
/// exist so that a message can name the limit.
public struct XMLLimits: Sendable, Hashable {
  /// The largest file, in bytes; 64 MiB by default.
  public var byteCountMax: Int
  /// The deepest nesting of elements; 256 by default.
  public var depthMax: Int
  /// The most elements in a document; 2,000,000 by default.
  public var elementCountMax: Int
  /// The most attributes of one element; 1,000 by default.
  public var attributeCountMax: Int
  /// The most bytes of one start tag with its attributes; 1 MiB by default.
  public var startTagByteCountMax: Int
  /// The most bytes that all references to internal entities expand to; 1 MiB by default.
  public var entityExpansionMax: Int
  /// The most files that one document includes; 1,000 by default.
  public var includeCountMax: Int

  /// Creates limits; each omitted one has its default.
  public init(
    byteCountMax: Int = 64 << 20,
    depthMax: Int = 256,
    elementCountMax: Int = 2_000_000,
    attributeCountMax: Int = 1_000,
    startTagByteCountMax: Int = 1 << 20,
    entityExpansionMax: Int = 1 << 20,
    includeCountMax: Int = 1_000
  ) {
    self.byteCountMax = byteCountMax
    self.depthMax = depthMax
    self.elementCountMax = elementCountMax
    self.attributeCountMax = attributeCountMax
    self.startTagByteCountMax = startTagByteCountMax
    self.entityExpansionMax = entityExpansionMax
    self.includeCountMax = includeCountMax
  }

  /// The limits for documents and suites.
  public static let `default` = XMLLimits()
}
