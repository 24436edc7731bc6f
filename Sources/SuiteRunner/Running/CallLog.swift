/// A call that an object of a declared class, or generated data, received.
struct RecordedCall: Sendable, Hashable {
  /// `awakeFromNib`, `prepareForReuse`, `init(coder:)`, `init(frame:)` an action's selector, or a data source's or delegate's method.
  let name: String
  /// The declared class, or the protocol that the method belongs to.
  let className: String
  /// The outlets that were connected when the call came, sorted.
  let outlets: [String]
  /// The section that a call of a list is about.
  var section: Int?
  /// The row that a call of a list is about.
  var item: Int?
}

/// The calls of one case, in the order in which they came.
@MainActor
final class CallLog {
  /// The log of the case that runs; nil while a benchmark measures, so that its loop records nothing.
  static var current: CallLog?

  private(set) var calls: [RecordedCall] = []
  private var taken = 0

  func append(_ call: RecordedCall) { calls.append(call) }

  /// The calls since the last time.
  func take() -> [RecordedCall] {
    defer { taken = calls.count }
    return Array(calls[taken...])
  }
}
