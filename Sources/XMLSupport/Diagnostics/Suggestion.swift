/// "Did you mean": the known name nearest to a mistyped one.
public enum Suggestion {
  /// Returns the candidate with the fewest edits, or nil when none is near enough.
  ///
  /// Near enough is a third of the name's length, and always one edit. A swap of two neighbours is
  /// one edit. Among equals the first candidate wins.
  /// - Complexity: O(*c* · *n* · *m*) for *c* candidates of length *m*.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let allowed = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(64))
      guard abs(letters.count - wanted.count) <= allowed else { continue }
      let distance = editDistance(wanted, letters)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Damerau–Levenshtein distance in its optimal string alignment form.
  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let substitution = last[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(substitution, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
