import Foundation

/// The default heights and margins of tables, by profile (rule TV-50).
enum TableMetrics {
  /// The default height of a row in points (rule TV-29).
  static let rowHeight: CGFloat = 44
  /// The duration of an update's animation, in seconds.
  static let updateDuration = 0.3
  /// The greatest number of rows in a section; UIKit fails to allocate more (rule TV-13).
  static let rowCountMax = Int(Int32.max)

  /// The margin at either side of inset groups, as stored frames have it (rule TV-20a).
  static func sideMargin(_ style: UITableView.Style, width: CGFloat) -> CGFloat {
    guard style == .insetGrouped else { return 0 }
    return width < 390 ? 16 : 20
  }

  /// The default height of a header or footer with a view or a title.
  static func titledHeight(_ profile: UIKitProfile, isPlain: Bool, place: SectionEdge) -> CGFloat {
    if isPlain { return profile == .ios6 ? 22 : 28 }
    if profile == .ios6 { return place == .firstHeader ? 46 : 36 }
    switch place {
    case .firstHeader: return 55.5
    case .header: return 38
    case .footer: return 28
    }
  }

  /// The default height of a grouped table's gap, which has neither view nor title.
  static func emptyHeight(_ profile: UIKitProfile, isPlain: Bool, place: SectionEdge) -> CGFloat {
    if isPlain { return 0 }
    if profile == .ios6 { return 10 }
    return place == .firstHeader ? 35 : 17.5
  }

  /// The automatic space above headers of plain tables: 22 points from iOS 15 on.
  static func headerTopPadding(_ profile: UIKitProfile) -> CGFloat { profile < .ios15 ? 0 : 22 }
}
