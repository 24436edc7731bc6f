/// What stands in the window before a case begins.
struct FixtureDeclaration: Sendable {
  let id: String
  /// A hash of how it is written; 0 for one that no suite wrote.
  var digest: UInt64 = 0
  let host: HostElement
  /// The registrations inside the host, carried out as steps.
  let registrations: [RegistrationPlan]
  /// The rows that a table's `<data>` generates.
  let data: DataPlan?
  /// The variables that the sweeps of its cases must give.
  let sweepVariables: [String]
  let file: String
  let line: Int
}
