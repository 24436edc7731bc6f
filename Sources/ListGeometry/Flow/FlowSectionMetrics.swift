import Foundation

/// The metrics of one section, in lengths across and along the scroll direction (rule FL-2).
package struct FlowSectionMetrics: Equatable {
  package var itemCount = 0
  /// The lengths of header and footer along the scroll direction; 0 if there is none (rule FL-4).
  package var headerLength: CGFloat = 0
  package var footerLength: CGFloat = 0
  /// The insets before and after the lines, along the scroll direction.
  package var leading: CGFloat = 0
  package var trailing: CGFloat = 0
  /// The insets at both ends of the lines, across the scroll direction.
  package var crossLeading: CGFloat = 0
  package var crossTrailing: CGFloat = 0
  package var lineSpacing: CGFloat = 0
  package var itemSpacing: CGFloat = 0

  @inlinable
  package init(
    itemCount: Int = 0,
    headerLength: CGFloat = 0,
    footerLength: CGFloat = 0,
    leading: CGFloat = 0,
    trailing: CGFloat = 0,
    crossLeading: CGFloat = 0,
    crossTrailing: CGFloat = 0,
    lineSpacing: CGFloat = 0,
    itemSpacing: CGFloat = 0
  ) {
    self.itemCount = itemCount
    self.headerLength = headerLength
    self.footerLength = footerLength
    self.leading = leading
    self.trailing = trailing
    self.crossLeading = crossLeading
    self.crossTrailing = crossTrailing
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
  }
}
