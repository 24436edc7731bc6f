/// A case that is known to fail, with the reason.
struct Expectation: Sendable, Hashable {
  let caseName: String
  let reason: String
  /// Whether it passes at times: a flaky case in quarantine.
  let mayPass: Bool
  let line: Int
}
