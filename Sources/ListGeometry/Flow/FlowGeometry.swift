import Foundation
import Geometry

/// The geometry of a whole flow layout.
public struct FlowGeometry {
  /// The sections, from the start to the end.
  public var sections: [FlowSection] = []
  /// Whether the layout scrolls up and down.
  public var isVertical = true
  /// The length of the layout across the scroll direction.
  public var crossLength: CGFloat = 0

  /// Creates the geometry of no sections.
  public init() {}

  /// The length of the sections along the scroll direction.
  public var length: CGFloat { sections.last?.end ?? 0 }

  /// The size of the content (rule FL-14).
  public var contentSize: CGSize {
    isVertical
      ? CGSize(width: crossLength, height: length) : CGSize(width: length, height: crossLength)
  }

  /// The frame of a rectangle in the content.
  @inline(__always)
  public func rect(_ rect: FlowRect) -> CGRect {
    isVertical
      ? CGRect(x: rect.cross, y: rect.main, width: rect.size.cross, height: rect.size.main)
      : CGRect(x: rect.main, y: rect.cross, width: rect.size.main, height: rect.size.cross)
  }

  /// The sections that overlap the offsets.
  ///
  /// - Complexity: O(log sections).
  public func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = sections.indices.partitioningIndex { sections[$0].end > low }
    let last = sections.indices.partitioningIndex { sections[$0].start >= high }
    return min(first, last)..<last
  }
}
