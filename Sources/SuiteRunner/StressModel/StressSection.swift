/// A section of the plain model.
struct StressSection: Sendable {
  let id: Int
  var version = 0
  /// How often a snapshot had it loaded again, which leaves its metrics as they are.
  var reloadCount = 0
  var items: [StressItem] = []

  /// What its header must show.
  var text: String { "section \(id).\(version)\(StressText.reloads(reloadCount))" }
  /// A number that its metrics follow from.
  var measure: Int { id &* 5 &+ version }
}
