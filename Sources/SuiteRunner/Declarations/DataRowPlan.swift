/// `<row>` or `<item>` of generated data.
struct DataRowPlan: Sendable {
  let view: DataViewPlan
  let count: TemplateText
  /// Of items only.
  let width: TemplateText?
  let height: TemplateText?
  let editing: DataEditingPlan
  /// The row that `willSelectRowAt` answers.
  let willSelect: TemplateText?

  init(_ element: SourceElement) {
    editing = DataEditingPlan(element)
    view = DataViewPlan(element)
    width = element.template("width")
    count = element.template("repeat") ?? TemplateText("1")
    height = element.template("height")
    willSelect = element.template("willSelectItem")
  }
}
