/// `<insert>`: new rows, items or sections.
struct InsertStep: ChangeStep {
  static let kind = DataChange.Kind.insert
  let plan: ChangePlan
  init(_ element: SourceElement) { plan = ChangePlan(element, Self.kind) }
}
