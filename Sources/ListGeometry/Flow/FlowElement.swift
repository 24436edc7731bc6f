import Foundation

/// A header, an item or a footer with its frame; a value, so that finding one does not allocate.
public struct FlowElement {
  /// Whether it is a header, an item or a footer.
  public enum Kind {
    case header
    case item
    case footer
  }

  /// What it is.
  public var kind: Kind
  /// The section.
  public var section: Int
  /// The item; 0 for headers and footers, as in their index paths.
  public var item: Int
  /// The frame in the content.
  public var frame: CGRect
  /// The position above or below other elements; higher is nearer.
  public var zIndex = 0

  /// Creates one from its parts.
  @inlinable
  public init(kind: Kind, section: Int, item: Int, frame: CGRect, zIndex: Int = 0) {
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
  }
}
