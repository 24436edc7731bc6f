/// A section of the plain model.
struct StressSection: Sendable {
  let id: Int
  var version = 0
  var items: [StressItem] = []

  /// What its header must show.
  var text: String { "section \(id).\(version)" }
  /// A number that its metrics follow from.
  var measure: Int { id &* 5 &+ version }
}
