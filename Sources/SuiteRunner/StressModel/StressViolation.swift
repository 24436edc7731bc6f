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
    StressViolation(
      kind: kind,
      message: "\(subject) is \(actual), not \(expected)",
      expected: "\(expected)",
      actual: "\(actual)"
    )
  }
}
