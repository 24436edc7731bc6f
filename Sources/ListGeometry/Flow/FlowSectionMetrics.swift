import Foundation

/// What the layout's owner says about one section (rule FL-2), by direction.
package struct FlowSectionMetrics: Equatable {
  package var itemCount = 0
  /// Header and footer, along the direction; 0 stands for none (rule FL-4).
  package var headerLength: CGFloat = 0
  package var footerLength: CGFloat = 0
  /// The insets before and after the lines, along the direction.
  package var leading: CGFloat = 0
  package var trailing: CGFloat = 0
  /// The insets of the lines, across it.
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
