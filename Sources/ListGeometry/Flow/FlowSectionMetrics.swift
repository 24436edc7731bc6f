import Foundation

/// The metrics of one section, in lengths across and along the scroll direction (rule FL-2).
public struct FlowSectionMetrics: Equatable {
  /// The number of items.
  public var itemCount = 0
  /// The lengths of header and footer along the scroll direction; 0 if there is none (rule FL-4).
  public var headerLength: CGFloat = 0
  /// The length of the footer along the scroll direction.
  public var footerLength: CGFloat = 0
  /// The insets before and after the lines, along the scroll direction.
  public var leading: CGFloat = 0
  /// The inset after the last line.
  public var trailing: CGFloat = 0
  /// The insets at both ends of the lines, across the scroll direction.
  public var crossLeading: CGFloat = 0
  /// The inset at the far end of each line.
  public var crossTrailing: CGFloat = 0
  /// The space between two lines.
  public var lineSpacing: CGFloat = 0
  /// The least space between two items of a line.
  public var itemSpacing: CGFloat = 0

  /// Creates one from its parts.
  @inlinable
  public init(
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
