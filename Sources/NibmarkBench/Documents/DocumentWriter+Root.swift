/// The cell or the view that a document is about.
extension DocumentWriter {
  mutating func writeRoot() {
    switch shape.root {
    case .reusableView: writeReusableView()
    case .tableCell: writeTableCell()
    }
  }

  private mutating func writeReusableView() {
    let attributes: KeyValuePairs = [
      "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES",
      "contentMode": "center", "reuseIdentifier": "SectionHeader", "id": rootID,
      "customClass": "SectionHeaderView", "customModule": "Samples",
      "customModuleProvider": "target",
    ]
    element("collectionReusableView", attributes) { writer in
      writer.writeRootFrame()
      writer.xml.element("autoresizingMask", ["key": "autoresizingMask"])
      writer.writeSubviews(of: 0)
      writer.writeEnd { $0.writeConstraints(of: 0) }
    }
  }

  private mutating func writeTableCell() {
    let attributes: KeyValuePairs = [
      "contentMode": "scaleToFill", "selectionStyle": "default", "indentationWidth": "10",
      "reuseIdentifier": "SampleCell", "rowHeight": Self.number(height(of: 0)), "id": rootID,
      "customClass": "SampleCell", "customModule": "Samples", "customModuleProvider": "target",
    ]
    element("tableViewCell", attributes) { writer in
      writer.writeRootFrame()
      writer.xml.element(
        "autoresizingMask",
        ["key": "autoresizingMask", "flexibleMaxX": "YES", "flexibleMaxY": "YES"]
      )
      writer.writeContentView()
      writer.writeEnd { _ in }
    }
  }

  private mutating func writeContentView() {
    let attributes: KeyValuePairs = [
      "key": "contentView", "opaque": "NO", "clipsSubviews": "YES",
      "multipleTouchEnabled": "YES", "contentMode": "center",
      "preservesSuperviewLayoutMargins": "YES", "insetsLayoutMarginsFromSafeArea": "NO",
      "tableViewCell": rootID, "id": viewIDs[0],
    ]
    element("tableViewCellContentView", attributes) { writer in
      writer.writeRootFrame()
      writer.xml.element("autoresizingMask", ["key": "autoresizingMask"])
      writer.writeSubviews(of: 0)
      writer.writeConstraints(of: 0)
    }
  }

  /// What follows the subviews: a guide, a colour, constraints if the root has any, and outlets.
  private mutating func writeEnd(_ constraints: (inout Self) -> Void) {
    xml.element("viewLayoutGuide", ["key": "safeArea", "id": ids.next()])
    xml.element(
      "color",
      [
        "key": "backgroundColor", "red": "0.94901960784313721", "green": "0.94901960784313721",
        "blue": "0.96862745098039216", "alpha": "1", "colorSpace": "custom",
        "customColorSpace": "sRGB",
      ]
    )
    constraints(&self)
    if shape.outlets > 0 { writeOutlets() }
    xml.element("point", ["key": "canvasLocation", "x": "-39.200000000000003", "y": "102.5"])
  }

  /// Outlets to views that are evenly apart.
  private mutating func writeOutlets() {
    let step = (tree.kinds.count - 1) / shape.outlets
    element("connections") { writer in
      for view in (1...writer.shape.outlets).map({ $0 * step }) {
        writer.xml.element(
          "outlet",
          [
            "property": "view\(view)", "destination": writer.viewIDs[view],
            "id": writer.ids.next(),
          ]
        )
      }
    }
  }
}
