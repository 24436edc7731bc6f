import TestModel

/// What the reports of a check say besides its result.
public struct CheckContext: Sendable {
  /// The kinds of findings.
  public var rules: [FindingRule]
  /// The paths of documents in the repository.
  public var paths: CheckoutPaths
  /// The baseline's file; nil without one.
  public var baseline: String?

  /// The revision that the check is compared with; nil without one.
  public var base: String?
  /// The documents that are left out because no target builds them.
  public var unbuilt: [String] = []
  /// The code that the command ends with after a check.
  public var exitCode: @Sendable (RunResult) -> Int32

  /// Creates the context of a check.
  public init(
    rules: [FindingRule],
    paths: CheckoutPaths,
    baseline: String? = nil,
    base: String? = nil,
    exitCode: @escaping @Sendable (RunResult) -> Int32
  ) {
    self.rules = rules
    self.paths = paths
    self.baseline = baseline
    self.base = base
    self.exitCode = exitCode
  }

  /// Whether there is a baseline or a base, so that old findings fail nothing.
  var isHeld: Bool { baseline != nil || base != nil }

  /// Where known findings are known from: `in the baseline nibs.json or at main`.
  var knownPlace: String {
    let places = [baseline.map { "in the baseline " + $0 }, base.map { "at " + $0 }]
      .compactMap(\.self)
    return places.isEmpty ? "known" : places.joined(separator: " or ")
  }
}
