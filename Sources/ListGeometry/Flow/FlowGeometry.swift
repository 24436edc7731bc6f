import Foundation
import Geometry

/// The geometry of a whole flow layout.
package struct FlowGeometry {
  package var sections: [FlowSection] = []
  package var isVertical = true
  /// The length of the layout across the scroll direction.
  package var crossLength: CGFloat = 0

  package init() {}

  /// The length of the sections along the scroll direction.
  package var length: CGFloat { sections.last?.end ?? 0 }

  /// The size of the content (rule FL-14).
  package var contentSize: CGSize {
    isVertical
      ? CGSize(width: crossLength, height: length) : CGSize(width: length, height: crossLength)
  }

  @inline(__always)
  package func rect(_ rect: FlowRect) -> CGRect {
    isVertical
      ? CGRect(x: rect.cross, y: rect.main, width: rect.size.cross, height: rect.size.main)
      : CGRect(x: rect.main, y: rect.cross, width: rect.size.main, height: rect.size.cross)
  }

  /// The sections that overlap the offsets.
  ///
  /// - Complexity: O(log sections).
  package func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = sections.indices.partitioningIndex { sections[$0].end > low }
    let last = sections.indices.partitioningIndex { sections[$0].start >= high }
    return min(first, last)..<last
  }
}
