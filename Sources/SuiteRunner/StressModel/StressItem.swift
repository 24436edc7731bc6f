/// A row or item of the plain model: a number that it keeps for life, and how often it was made anew.
struct StressItem: Sendable {
  let id: Int
  var version = 0
  /// How often a snapshot had it loaded again, which leaves its size as it is.
  var reloadCount = 0

  /// What its cell must show.
  var text: String { "\(id).\(version)\(StressText.reloads(reloadCount))" }
  /// A number that its size follows from.
  var measure: Int { id &* 7 &+ version &* 3 }
}
