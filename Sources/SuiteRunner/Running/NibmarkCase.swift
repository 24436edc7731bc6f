/// One case as an argument of a test.
public struct NibmarkCase: Sendable, CustomStringConvertible {
  /// The planned case.
  public let entry: RunPlan.Entry

  /// How often it runs, and what else was asked of the run.
  let options: RunOptions

  init(entry: RunPlan.Entry, options: RunOptions) {
    self.entry = entry
    self.options = options
  }

  /// The class name and the name, joined by a slash.
  public var description: String { entry.identity.description }
}
