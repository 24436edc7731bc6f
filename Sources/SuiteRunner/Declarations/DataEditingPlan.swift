import Numbers

/// What the user may do with rows; nil where the data does not say, as where a method is missing.
struct DataEditingPlan: Sendable {
  let canEdit: Bool?
  let canMove: Bool?
  /// `delete`, `insert` or `none`.
  let style: String?
  let selects: Bool?
  /// What `shouldSelectItemAt` and `shouldDeselectItemAt` answer.
  let shouldSelect: Bool
  let shouldDeselect: Bool
  /// The row or item of its section that a drag may only lead to.
  let moveTarget: Int?
  /// Whether rows that are edited are indented.
  let indents: Bool?
  /// Whether the primary action may be performed: `unasked`, `YES` or `NO`; nil where there is none.
  let primaryAction: String?
  /// The level of indentation that the delegate gives.
  let indentation: Int?
  /// The title of the button that deletes.
  let deleteTitle: String?
  /// Where the cell comes from: `dequeued`, `unnamed`, `none` or `exchanged`.
  let origin: String

  init(_ element: SourceElement) {
    canEdit = element["canEdit"].map { $0 == "YES" }
    canMove = element["canMove"].map { $0 == "YES" }
    style = element.optionalText("editingStyle")
    selects = element["shouldHighlight"].map { $0 == "YES" }
    shouldSelect = element.flag("shouldSelect", standard: true)
    shouldDeselect = element.flag("shouldDeselect", standard: true)
    moveTarget = element.number("moveTargetItem").map { Int(saturating: $0) }
    indents = element["indents"].map { $0 == "YES" }
    indentation = element.count("indentationLevel")
    deleteTitle = element.optionalText("deleteTitle")
    primaryAction = element.optionalText("primaryAction")
    origin = element.optionalText("cell") ?? "dequeued"
  }
}
