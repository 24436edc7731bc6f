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
