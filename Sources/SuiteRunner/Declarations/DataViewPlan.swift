/// A view that generated data takes from the registry and sets up.
struct DataViewPlan: Sendable {
  let line: Int
  let reuseIdentifier: TemplateText
  /// The nib whose first view it is, without the registry.
  let nib: String?
  let settings: [DataSettingPlan]
  /// Where a collection's header or footer comes from: `dequeued`, `unnamed`, `exchanged` or `logged`.
  let origin: String

  init(_ element: SourceElement) {
    line = element.line
    reuseIdentifier = element.template("reuseIdentifier") ?? TemplateText("")
    nib = element.optionalText("nib")
    origin = element.optionalText("view") ?? "dequeued"
    settings = element.children("set").map { DataSettingPlan($0) }
  }
}
