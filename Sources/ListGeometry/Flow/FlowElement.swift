import Foundation

/// A header, an item or a footer with its frame; a value, so that finding one does not allocate.
package struct FlowElement {
  /// Whether it is a header, an item or a footer.
  package enum Kind {
    case header
    case item
    case footer
  }

  package var kind: Kind
  package var section: Int
  /// The item; 0 for headers and footers, as in their index paths.
  package var item: Int
  package var frame: CGRect
  package var zIndex = 0

  @inlinable
  package init(kind: Kind, section: Int, item: Int, frame: CGRect, zIndex: Int = 0) {
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
  }
}
