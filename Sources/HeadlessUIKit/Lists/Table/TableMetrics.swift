import Foundation

/// The heights and margins that tables use when nobody sets any (rule TV-50), by profile.
enum TableMetrics {
  /// The height of a row that nobody sets (rule TV-29).
  static let rowHeight: CGFloat = 44
  /// How long the animation of an update takes, in seconds.
  static let updateDuration = 0.3
  /// The most rows that a section may have; beyond, UIKit fails to allocate (rule TV-13).
  static let rowCountMax = Int(Int32.max)

  /// The margin at either side of inset groups.
  static func sideMargin(_ style: UITableView.Style, width: CGFloat) -> CGFloat {
    guard style == .insetGrouped else { return 0 }
    return width < 414 ? 16 : 20
  }

  /// The height of a header or footer with a view or title.
  static func titledHeight(_ profile: UIKitProfile, isPlain: Bool, place: SectionEdge) -> CGFloat {
    if isPlain { return profile == .ios6 ? 22 : 28 }
    if profile == .ios6 { return place == .firstHeader ? 46 : 36 }
    switch place {
    case .firstHeader: return 55.5
    case .header: return 38
    case .footer: return 28
    }
  }

  /// The height of the gap where a grouped table has neither view nor title.
  static func emptyHeight(_ profile: UIKitProfile, isPlain: Bool, place: SectionEdge) -> CGFloat {
    if isPlain { return 0 }
    if profile == .ios6 { return 10 }
    return place == .firstHeader ? 35 : 17.5
  }

  /// The automatic space above headers of plain tables.
  static func headerTopPadding(_ profile: UIKitProfile) -> CGFloat { profile < .ios15 ? 0 : 22 }
}
