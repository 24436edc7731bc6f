import Files
import InterfaceBuilder

extension DocumentFinder.Found {
  /// Leaves out the documents of other systems and old archives; what cannot be read stays.
  ///
  /// - Parameter named: The paths that were asked for: such a document is told by itself.
  /// - Throws: `DocumentToolError` when none stays.
  /// - Complexity: O(documents), which are opened.
  public mutating func leaveOutForeign(keeping named: [String]) throws(DocumentToolError) {
    let named = Set(named)
    var kept: [String] = []
    for path in paths {
      let head = try? FileReader.beginning(of: path, byteCount: IBForeignKind.byteCount)
      if let head, !named.contains(path), let kind = IBForeignKind(head: head) {
        foreign[kind, default: 0] += 1
      } else {
        kept.append(path)
      }
    }
    defer { paths = kept }
    guard kept.isEmpty, problems.isEmpty, let first = paths.first, let text = foreignText else {
      return
    }
    throw DocumentToolError("nothing to check: \(text), such as \(first)")
  }

  /// What was left out so, in one line; nil where nothing was.
  public var foreignText: String? {
    let counts = IBForeignKind.allCases.compactMap { kind in foreign[kind].map(kind.counted) }
    return counts.isEmpty ? nil : "\(Names.listed(counts)) not checked"
  }
}
