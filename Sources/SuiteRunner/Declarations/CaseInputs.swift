/// What a planned case hands to its steps.
struct CaseInputs: Sendable {
  /// The suite's path below the root.
  let suiteFile: String
  /// The suite's whole path.
  let suitePath: String
  /// The folder below which files may be read.
  let root: String
  /// The name of the case, with its sweep point.
  let caseName: String
  /// The seed of its random choices.
  let seed: UInt64
  /// The values of its sweep's variables.
  let point: SweepValues
  /// What the suite and its includes declare.
  let declarations: Declarations
  /// What stands in the window; nil for an empty one.
  let fixture: FixtureDeclaration?
}
