/// What a stress found wrong.
struct StressViolation: Sendable, Equatable {
  /// Which invariant does not hold.
  enum Kind: String, Sendable {
    case exception = "an exception"
    case counts = "the counts"
    case contentSize = "the content size"
    case offset = "the content offset"
    case visible = "what is visible"
    case frame = "frames"
    case text = "texts"
    case identity = "the identity of cells"
    case pool = "pools"
    case callbacks = "callbacks"
    case hierarchy = "subviews"
    case edges = "headers and footers"
    case state = "selection and editing"
    case errors = "UIKit's errors"
  }

  let kind: Kind
  let message: String
  var expected: String?
  var actual: String?
}

extension StressViolation {
  /// A value that is not what it should be.
  static func different<Value>(
    _ kind: Kind,
    _ subject: String,
    _ actual: Value,
    _ expected: Value
  ) -> StressViolation {
    let (found, wanted) = (ShownValue.text(actual), ShownValue.text(expected))
    return StressViolation(
      kind: kind,
      message: "\(subject) is \(found), not \(wanted)",
      expected: wanted,
      actual: found
    )
  }

  /// A selection that is not the expected one, row by row, with rows that do not exist.
  static func selection(
    _ found: [StressPath],
    _ wanted: [StressPath],
    of data: StressData
  ) -> StressViolation {
    func text(_ paths: [StressPath]) -> String {
      let names = paths.map { data[$0] == nil ? "\($0), which does not exist" : "\($0)" }
      return names.isEmpty ? "empty" : names.joined(separator: " ")
    }
    let twice = Set(found).count < found.count ? ", one of them twice" : ""
    return StressViolation(
      kind: .state,
      message: "the selection is \(text(found))\(twice), not \(text(wanted.sorted()))",
      expected: text(wanted.sorted()),
      actual: text(found) + twice
    )
  }
}
