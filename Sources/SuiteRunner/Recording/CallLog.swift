/// The calls of one case, in the order in which they came.
@MainActor
final class CallLog {
  /// The log of the case that runs; nil while a benchmark measures, so that its loop records nothing.
  static var current: CallLog?

  private(set) var calls: [LoggedCall] = []
  private var taken = 0

  /// Steps that wait for a call.
  private var hooks: [CallHook] = []

  /// Records a call, and runs what waits for it, inside of the call.
  func append(_ call: LoggedCall) {
    calls.append(call)
    guard let index = hooks.firstIndex(where: { $0.waits(for: call) }) else { return }
    hooks[index].remaining -= 1
    hooks[index].run()
  }

  /// Lets steps run inside of calls that are still to come.
  func add(_ hook: CallHook) { hooks.append(hook) }

  /// The calls since the last time.
  func take() -> [LoggedCall] {
    defer { taken = calls.count }
    return Array(calls[taken...])
  }
}
