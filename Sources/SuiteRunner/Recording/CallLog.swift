/// The calls of one case, in the order in which they came.
@MainActor
final class CallLog {
  /// The log of the case that runs; nil while a benchmark measures, so that its loop records nothing.
  static var current: CallLog?

  private(set) var calls: [LoggedCall] = []
  private var taken = 0

  func append(_ call: LoggedCall) { calls.append(call) }

  /// The calls since the last time.
  func take() -> [LoggedCall] {
    defer { taken = calls.count }
    return Array(calls[taken...])
  }
}
