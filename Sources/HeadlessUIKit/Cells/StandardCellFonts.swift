/// The fonts of the standard labels, by style.
@MainActor
enum StandardCellFonts {
  private static let text = UIFont.systemFont(ofSize: 17)
  private static let subtitle = UIFont.systemFont(ofSize: 12)
  private static let value2 = UIFont.systemFont(ofSize: 12)

  static func font(of style: UITableViewCell.CellStyle, detail: Bool) -> UIFont {
    switch style {
    case .default: text
    case .value1: text
    case .value2: value2
    case .subtitle: detail ? subtitle : text
    }
  }
}
