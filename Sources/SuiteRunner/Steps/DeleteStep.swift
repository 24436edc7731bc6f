/// `<delete>`: rows, items or sections go.
struct DeleteStep: ChangeStep {
  static let kind = DataChange.Kind.delete
  let plan: ChangePlan
  init(_ element: SourceElement) { plan = ChangePlan(element, Self.kind) }
}
