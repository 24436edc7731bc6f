import Foundation

/// One element of a flow layout, found without allocating.
package struct FlowElement {
  /// What the element is.
  package enum Kind {
    case header
    case item
    case footer
  }

  package var kind: Kind
  package var section: Int
  /// The item; 0 for headers and footers, as their index paths say.
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
