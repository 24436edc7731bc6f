/// `<row>` or `<item>` of generated data.
struct DataRowPlan: Sendable {
  let view: DataViewPlan
  let count: TemplateText
  /// Of items only.
  let width: TemplateText?
  let height: TemplateText?
  /// Of rows only.
  let estimate: TemplateText?
  let editing: DataEditingPlan
  /// The row that `willSelectRowAt` answers.
  let willSelect: TemplateText?
  /// The row that `willDeselectRowAt` answers.
  let willDeselect: TemplateText?

  init(_ element: SourceElement) {
    editing = DataEditingPlan(element)
    view = DataViewPlan(element)
    width = element.template("width")
    count = element.template("repeat") ?? TemplateText("1")
    height = element.template("height")
    estimate = element.template("estimatedHeight")
    willSelect = element.template("willSelectItem")
    willDeselect = element.template("willDeselectItem")
  }
}
