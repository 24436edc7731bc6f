/// `<move>`: a row, an item or a section goes elsewhere, with its view.
struct MoveStep: ChangeStep {
  static let kind = DataChange.Kind.move
  let plan: ChangePlan
  init(_ element: SourceElement) { plan = ChangePlan(element, Self.kind) }
}
