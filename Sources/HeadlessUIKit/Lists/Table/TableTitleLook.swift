/// The look of section titles, by profile and style (rules TV-51 to TV-53).
///
/// Only alignments are documented. Fonts and margins come from re-implementations and screenshots.
@MainActor
struct TableTitleLook {
  let font: UIFont
  let alignment: NSTextAlignment
  let isUppercase: Bool
  let margin: CGFloat

  init(_ table: UITableView, isFooter: Bool) {
    let profile = UIKitProfile.current
    let isPlain = table.style == .plain
    font = TableTitleLook.font(profile, isPlain: isPlain, isFooter: isFooter)
    alignment = profile == .ios6 && isFooter ? .center : .left
    isUppercase = profile >= .ios7 && !isPlain && !isFooter
    margin = TableTitleLook.margin(width: table.bounds.width)
  }

  private static let ios6Plain = UIFont.boldSystemFont(ofSize: 18)
  private static let plain = UIFont.boldSystemFont(ofSize: 17)
  private static let ios6Footer = UIFont.systemFont(ofSize: 15)
  private static let grouped = UIFont.systemFont(ofSize: 13)

  private static func font(_ profile: UIKitProfile, isPlain: Bool, isFooter: Bool) -> UIFont {
    if profile == .ios6 { return isPlain ? ios6Plain : isFooter ? ios6Footer : plain }
    return isPlain ? plain : grouped
  }

  /// The margin at either side of a title.
  static func margin(width: CGFloat) -> CGFloat {
    width <= 375 ? CellMetrics.labelMargin : width < 414 ? 16 : 20
  }
}
