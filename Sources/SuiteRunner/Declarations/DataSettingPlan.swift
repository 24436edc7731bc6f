/// `<set>` inside of generated data.
struct DataSettingPlan: Sendable {
  let line: Int
  let outlet: String?
  let property: String
  let value: TemplateText

  init(_ element: SourceElement) {
    line = element.line
    outlet = element.optionalText("outlet")
    property = element.text("property")
    value = element.template("value") ?? TemplateText("")
  }
}
