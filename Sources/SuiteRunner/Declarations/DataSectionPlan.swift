/// `<section>` of generated data.
struct DataSectionPlan: Sendable {
  let line: Int
  let count: TemplateText
  let headerTitle: TemplateText?
  let footerTitle: TemplateText?
  let headerHeight: TemplateText?
  let footerHeight: TemplateText?
  let headerEstimate: TemplateText?
  let footerEstimate: TemplateText?
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
    headerEstimate = element.template("estimatedHeaderHeight")
    footerEstimate = element.template("estimatedFooterHeight")
    header = element.children("header").first.map { DataViewPlan($0) }
    footer = element.children("footer").first.map { DataViewPlan($0) }
    rows = (element.children("row") + element.children("item")).map { DataRowPlan($0) }
    flow = DataFlowPlan(element)
  }
}
