import HeadlessUIKit

/// The options of visual formats by their names in code.
enum FormatOptionName {
  static let all: [String] = table.map(\.name)

  private static let table: [(name: String, option: NSLayoutConstraint.FormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
    ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
    ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
    ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
    ("alignAllLastBaseline", .alignAllLastBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline),
    ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft),
    ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
  ]

  /// The union of the named options; unknown names count for nothing.
  static func options(_ names: [String]) -> NSLayoutConstraint.FormatOptions {
    var options: NSLayoutConstraint.FormatOptions = []
    for entry in table where names.contains(entry.name) { options.insert(entry.option) }
    return options
  }
}
