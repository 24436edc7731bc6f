import TestModel

extension FindingRule {
  /// The section of the kind, for a terminal.
  public var explanation: String {
    """
    \(id) (\(severity.rawValue))
    \(summary)

    What breaks:
      \(plain(breaks))
    How to mend it:
      \(plain(mending))
    What it does not find:
      \(plain(misses))

    """
  }

  /// The section as Markdown, without its heading.
  var markdown: String {
    """
    \(summary)

    - **What breaks:** \(breaks)
    - **How to mend it:** \(mending)
    - **What it does not find:** \(misses)
    """
  }

  // The page marks code and other kinds for Markdown.
  func plain(_ text: String) -> String { text.replacing("`", with: "").replacing("*", with: "") }
}
