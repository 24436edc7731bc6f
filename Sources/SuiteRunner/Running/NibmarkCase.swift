/// One case as an argument of a test.
public struct NibmarkCase: Sendable, CustomStringConvertible {
  /// The planned case.
  public let entry: RunPlan.Entry

  init(entry: RunPlan.Entry) {
    self.entry = entry
  }

  /// The class name and the name, joined by a slash.
  public var description: String { entry.identity.description }
}
