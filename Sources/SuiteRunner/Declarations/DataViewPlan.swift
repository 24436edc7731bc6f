/// A view that generated data takes from the registry and sets up.
struct DataViewPlan: Sendable {
  let line: Int
  let reuseIdentifier: TemplateText
  /// The nib whose first view it is, without the registry.
  let nib: String?
  let settings: [DataSettingPlan]

  init(_ element: SourceElement) {
    line = element.line
    reuseIdentifier = element.template("reuseIdentifier") ?? TemplateText("")
    nib = element.optionalText("nib")
    settings = element.children("set").map { DataSettingPlan($0) }
  }
}
