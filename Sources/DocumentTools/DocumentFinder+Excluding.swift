extension DocumentFinder.Found {
  /// Leaves out documents that a project does not want.
  ///
  /// - Parameters:
  ///   - patterns: What is left out, from the root.
  ///   - root: The folder that the check runs in.
  /// - Returns: How many are left out.
  /// - Throws: `DocumentToolError` when none stays.
  /// - Complexity: O(documents · patterns).
  public mutating func exclude(
    _ patterns: [PathPattern],
    root: String
  ) throws(DocumentToolError) -> Int {
    let kept = paths.filter { path in
      let shown = ShownPath.of(path, from: root)
      return !patterns.contains { $0.matches(shown) }
    }
    guard !kept.isEmpty || paths.isEmpty else {
      throw DocumentToolError(
        paths.count == 1
          ? "the only document is excluded" : "all \(paths.count) documents are excluded"
      )
    }
    defer { paths = kept }
    return paths.count - kept.count
  }

  /// The patterns that no document found matches.
  ///
  /// - Complexity: O(documents · patterns).
  public func idle(_ patterns: [PathPattern], root: String) -> [PathPattern] {
    let shown = paths.map { ShownPath.of($0, from: root) }
    return patterns.filter { !shown.contains(where: $0.matches) }
  }

  /// Keeps the documents at some positions.
  public mutating func keep(_ positions: [Int]) { paths = positions.map { paths[$0] } }

  /// Leaves out what could not be read at the paths that a closure names.
  public mutating func leaveOutProblems(where isMeant: (String) -> Bool) {
    problems.removeAll { isMeant($0.path) }
  }
}
