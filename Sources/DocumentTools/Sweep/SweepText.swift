import HeadlessUIKit

/// Gives the views of a tree other texts.
@MainActor
enum SweepText {
  /// Changes what labels and buttons show, before layout.
  static func apply(_ text: SweepOptions.Text, to root: UIView) {
    guard text != .short else { return }
    let repeated = text == .long ? repeatedTexts(below: root) : []
    func translated(_ text: String) -> String { repeated.contains(text) ? text : longer(text) }
    var waiting = [root]
    while let view = waiting.popLast() {
      // Headers, footers and static cells of tables are laid out on their own, and get theirs then.
      if !(view is UITableView) { waiting += view.subviews }
      switch (text, view) {
      case (.long, let label as UILabel):
        if let text = label.text, !text.isEmpty { label.text = translated(text) }
      case (.long, let button as UIButton):
        if let title = button.title(for: .normal), !title.isEmpty {
          button.setTitle(translated(title), for: .normal)
        }
      case (.accessibility, let label as UILabel): label.font = largest(label.font)
      case (.accessibility, let button as UIButton): button.titleFont = largest(button.titleFont)
      default: break
      }
    }
  }

  /// The texts that more views share than captions do: an app puts its own data there.
  private static func repeatedTexts(below root: UIView) -> Set<String> {
    var counts: [String: Int] = [:]
    var waiting = [root]
    while let view = waiting.popLast() {
      if !(view is UITableView) { waiting += view.subviews }
      let text = (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal)
      if let text, !text.isEmpty { counts[text, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value > 3 }.keys)
  }

  /// The text with its own beginning once more, until it is half as long again.
  ///
  /// What no one translates stays as it is: figures, and the words that Interface Builder gives new views.
  static func longer(_ text: String) -> String {
    guard text.contains(where: \.isLetter), !isPlaceholder(text) else { return text }
    let more = max(1, text.count / 2)
    let isOneLine = !text.contains("\n")
    return text + (isOneLine && text.contains(" ") ? " " : "") + text.prefix(more)
  }

  /// Whether a text is one of the words that Interface Builder gives new views, so that nobody knows the real one.
  static func isPlaceholder(_ text: String) -> Bool { placeholders.contains(text) }

  private static let placeholders: Set<String> = ["Label", "Button", "Title", "Subtitle", "Detail"]

  /// The font of a text style in the largest accessibility size; others keep theirs, as they do on a device.
  static func largest(_ font: UIFont) -> UIFont {
    guard let style = font.textStyle, let size = accessibilitySizes[style] else { return font }
    return font.withSize(size)
  }

  /// Apple's table "AX5" of the Human Interface Guidelines.
  private static let accessibilitySizes: [UIFont.TextStyle: CGFloat] = [
    .largeTitle: 60, .title1: 58, .title2: 56, .title3: 55, .headline: 53, .body: 53,
    .callout: 51, .subheadline: 49, .footnote: 44, .caption1: 43, .caption2: 40,
  ]
}
