import XMLSupport

/// The rows that a fixture's `<data>` generates, not yet compiled for a sweep point.
struct DataPlan: Sendable {
  let sections: [DataSectionPlan]
  /// `sectionIndexTitles(for:)`; empty where the data says nothing of them.
  let indexTitles: [String]
  /// Whether what the user does to rows is done to the data.
  let commits: Bool
  /// What `sectionForSectionIndexTitle` answers: `number`, `missing` or `none`.
  let titleAnswer: String
  /// Whether a collection announces items to the data.
  let prefetches: Bool
  /// The variables that the sweeps of its cases must give.
  let sweepVariables: [String]

  /// Whether some rows have no cell.
  var lacksCells: Bool { sections.contains { $0.rows.contains { $0.editing.origin == "none" } } }

  init(_ element: SourceElement) {
    sections = element.children("section").map { DataSectionPlan($0) }
    indexTitles = element.list("sectionIndexTitles")
    commits = element.flag("commits", standard: true)
    titleAnswer = element.optionalText("sectionForIndexTitle") ?? "number"
    prefetches = element.flag("prefetches")
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
  let flow: DataFlowPlan

  init(_ element: SourceElement) {
    line = element.line
    count = element.template("repeat") ?? TemplateText("1")
    headerTitle = element.template("headerTitle")
    footerTitle = element.template("footerTitle")
    headerHeight = element.template("headerHeight")
    footerHeight = element.template("footerHeight")
    header = element.children("header").first.map { DataViewPlan($0) }
    footer = element.children("footer").first.map { DataViewPlan($0) }
    rows = (element.children("row") + element.children("item")).map { DataRowPlan($0) }
    flow = DataFlowPlan(element)
  }
}

/// What a section of generated data answers to a flow layout.
struct DataFlowPlan: Sendable {
  /// Top, left, bottom and right.
  let inset: [Double]?
  let headerSize: [Double]?
  let footerSize: [Double]?
  let lineSpacing: TemplateText?
  let itemSpacing: TemplateText?

  init(_ element: SourceElement) {
    inset = element.children("inset").first.map { child in
      ["minY", "minX", "maxY", "maxX"].map { child.number($0) ?? 0 }
    }
    func size(_ key: String) -> [Double]? {
      element.children("size").last { $0["key"] == key }.map { child in
        [child.number("width") ?? 0, child.number("height") ?? 0]
      }
    }
    headerSize = size("headerReferenceSize")
    footerSize = size("footerReferenceSize")
    lineSpacing = element.template("minimumLineSpacing")
    itemSpacing = element.template("minimumInteritemSpacing")
  }
}

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

/// What the user may do with rows; nil where the data does not say, as where a method is missing.
struct DataEditingPlan: Sendable {
  let canEdit: Bool?
  let canMove: Bool?
  /// `delete`, `insert` or `none`.
  let style: String?
  let selects: Bool?
  /// Where the cell comes from: `dequeued`, `unnamed`, `none` or `exchanged`.
  let origin: String

  init(_ element: SourceElement) {
    canEdit = element["canEdit"].map { $0 == "YES" }
    canMove = element["canMove"].map { $0 == "YES" }
    style = element.optionalText("editingStyle")
    selects = element["shouldHighlight"].map { $0 == "YES" }
    origin = element.optionalText("cell") ?? "dequeued"
  }
}

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
