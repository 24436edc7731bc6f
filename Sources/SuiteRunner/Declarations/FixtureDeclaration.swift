/// What stands in the window before a case begins.
struct FixtureDeclaration: Sendable {
  let id: String
  let host: HostElement
  /// The registrations inside the host, carried out as steps.
  let registrations: [RegistrationPlan]
  /// The rows that a table's `<data>` generates.
  let data: DataPlan?
  let file: String
  let line: Int
}
