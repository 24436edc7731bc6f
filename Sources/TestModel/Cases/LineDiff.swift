/// The differing lines of two texts with a little of what stands around them.
package enum LineDiff {
  /// Lines with `-`, `+` or a space before them; longer equal parts are left out.
  ///
  /// - Complexity: O((n+m)·d) in the lines and their differences.
  package static func text(from old: String, to new: String, contextCount: Int = 2) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let marked = merged(old, new)
    let changed = marked.indices.filter { marked[$0].mark != " " }
    var lines: [String] = []
    var isSkipping = false
    for index in marked.indices {
      let isNear = changed.contains { abs($0 - index) <= contextCount }
      if isNear {
        lines.append("\(marked[index].mark) \(marked[index].line)")
      } else if !isSkipping {
        lines.append("  …")
      }
      isSkipping = !isNear
    }
    return lines.joined(separator: "\n")
  }

  private static func merged(
    _ old: [String],
    _ new: [String]
  ) -> [(mark: Character, line: String)] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [(Character, String)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        result.append(("-", old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        result.append(("+", new[j]))
        j += 1
      } else if i < old.count {
        result.append((" ", old[i]))
        i += 1
        j += 1
      } else {
        break
      }
    }
    return result
  }
}
