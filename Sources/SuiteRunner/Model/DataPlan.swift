import XMLSupport

/// The rows that a fixture's `<data>` generates, not yet compiled for a sweep point.
struct DataPlan: Sendable {
  let sections: [DataSectionPlan]
  /// The variables that the sweeps of its cases must give.
  let sweepVariables: [String]

  init(_ element: SourceElement) {
    sections = element.children("section").map { DataSectionPlan($0) }
    var names: [String] = []
    Self.collect(element, into: &names)
    sweepVariables = names
  }

  private static func collect(_ element: SourceElement, into names: inout [String]) {
    for attribute in element.attributes
    where SuiteGrammar.rules[element.name]?.attribute(attribute.name)?.isTemplate == true {
      for name in TemplateText.sweepVariables(in: attribute.value) where !names.contains(name) {
        names.append(name)
      }
    }
    for child in element.children { collect(child, into: &names) }
  }
}

/// `<section>` of generated data.
struct DataSectionPlan: Sendable {
  let line: Int
  let count: TemplateText
  let headerTitle: TemplateText?
  let footerTitle: TemplateText?
  let headerHeight: TemplateText?
  let footerHeight: TemplateText?
  let header: DataViewPlan?
  let footer: DataViewPlan?
  let rows: [DataRowPlan]

  init(_ element: SourceElement) {
    line = element.line
    count = element.template("repeat") ?? TemplateText("1")
    headerTitle = element.template("headerTitle")
    footerTitle = element.template("footerTitle")
    headerHeight = element.template("headerHeight")
    footerHeight = element.template("footerHeight")
    header = element.children("header").first.map { DataViewPlan($0) }
    footer = element.children("footer").first.map { DataViewPlan($0) }
    rows = element.children("row").map { DataRowPlan($0) }
  }
}

/// `<row>` of generated data.
struct DataRowPlan: Sendable {
  let view: DataViewPlan
  let count: TemplateText
  let height: TemplateText?

  init(_ element: SourceElement) {
    view = DataViewPlan(element)
    count = element.template("repeat") ?? TemplateText("1")
    height = element.template("height")
  }
}

/// A view that generated data takes from the registry and sets up.
struct DataViewPlan: Sendable {
  let line: Int
  let reuseIdentifier: TemplateText
  let settings: [DataSettingPlan]

  init(_ element: SourceElement) {
    line = element.line
    reuseIdentifier = element.template("reuseIdentifier") ?? TemplateText("")
    settings = element.children("set").map { DataSettingPlan($0) }
  }
}

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
