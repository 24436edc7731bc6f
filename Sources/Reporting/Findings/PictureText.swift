import TestModel

/// What a change did to the layouts of documents, as lines for a person.
struct PictureText {
  let changes: BaseChanges
  let style: ConsoleStyle
  /// Whether everything is listed.
  var isVerbose = false

  /// The rows of one document.
  private static let rowCountMax = 8
  /// The rows of all documents, so that a commit is a screenful.
  private static let allRowsMax = 32

  /// The lines; none where no layout changed.
  var lines: [String] {
    let pictures = Self.sorted(changes.pictures ?? [])
    guard !pictures.isEmpty else { return [] }
    var lines = ["", style.paint(style.shown("Layout since \(changes.base)"), .bold)]
    var left = isVerbose ? Int.max : Self.allRowsMax
    for (index, document) in pictures.enumerated() {
      guard left > 0 else {
        let count = pictures.count - index
        lines.append("  …and \(Figures.plural(count, "more document"))")
        break
      }
      let own = self.lines(of: document, at: min(left, isVerbose ? .max : Self.rowCountMax))
      left -= own.count
      lines += own
    }
    return lines
  }

  /// The documents with something to see, those with the worst changes first.
  static func sorted(_ pictures: [DocumentPictures]) -> [DocumentPictures] {
    func rank(_ document: DocumentPictures) -> (Int, Int) {
      let worst = document.seen.first.flatMap { ViewChange.Kind.allCases.firstIndex(of: $0.kind) }
      return (worst ?? ViewChange.Kind.allCases.count, -document.seen.count)
    }
    let told = pictures.filter { !$0.seen.isEmpty || !$0.problems.isEmpty }
    return told.enumerated().sorted {
      let (one, other) = (rank($0.element), rank($1.element))
      return one == other ? $0.offset < $1.offset : one < other
    }.map(\.element)
  }

  /// What happened in a document, in a clause.
  static func summary(_ document: DocumentPictures) -> String {
    let plain = document.changes.count - document.seen.count
    let parts = [
      ViewChange.counted(document.seen),
      plain > 0 ? "\(Figures.plural(plain, "container")) without anything to see" : "",
    ].filter { !$0.isEmpty }
    return parts.joined(separator: ", ")
  }

  private func lines(of document: DocumentPictures, at most: Int) -> [String] {
    let summary = Self.summary(document)
    let path = style.paint(style.shown(document.document), .bold)
    var lines = ["  " + path + (summary.isEmpty ? "" : style.shown(": " + summary))]
    lines += document.problems.map { style.paint(style.shown("    " + $0), .yellow) }
    let rows = PictureRows(document).rows
    let shown = rows.count <= most ? rows.count : max(most - 1, 1)
    let cells = rows.prefix(shown).map { row in
      [row.word, row.views, [row.what, row.sizes].filter { !$0.isEmpty }.joined(separator: "; ")]
        .map { style.shown($0) }
    }
    lines += TextTable(rows: cells).lines.map { "    " + $0 }
    if shown < rows.count { lines.append("    …and \(rows.count - shown) more") }
    return lines
  }
}
