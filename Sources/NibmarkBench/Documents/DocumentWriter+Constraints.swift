/// The constraints of a view: three for each subview, one below the last.
extension DocumentWriter {
  mutating func writeConstraints(of view: Int) {
    element("constraints") { writer in
      let outer = writer.viewIDs[view]
      var above: String?
      for child in writer.tree.children[view].map({ writer.viewIDs[$0] }) {
        writer.writeSides(of: child, in: outer)
        writer.writeTop(of: child, below: above, in: outer)
        above = child
      }
      if let above { writer.writeBottom(of: above) }
    }
  }

  /// The two constraints of a square view of fixed size.
  mutating func writeSize(_ side: Double) {
    element("constraints") { writer in
      for attribute in ["width", "height"] {
        writer.xml.element(
          "constraint",
          [
            "firstAttribute": attribute, "constant": Self.number(side),
            "id": writer.ids.next(),
          ]
        )
      }
    }
  }

  private mutating func writeSides(of view: String, in outer: String) {
    xml.element(
      "constraint",
      [
        "firstItem": view, "firstAttribute": "leading", "secondItem": outer,
        "secondAttribute": "leading", "constant": "16", "id": ids.next(),
      ]
    )
    xml.element(
      "constraint",
      [
        "firstAttribute": "trailing", "secondItem": view, "secondAttribute": "trailing",
        "priority": "750", "constant": "16", "id": ids.next(),
      ]
    )
  }

  private mutating func writeTop(of view: String, below above: String?, in outer: String) {
    if let above {
      xml.element(
        "constraint",
        [
          "firstItem": view, "firstAttribute": "top", "secondItem": above,
          "secondAttribute": "bottom", "constant": "8", "symbolic": "YES", "id": ids.next(),
        ]
      )
    } else {
      xml.element(
        "constraint",
        [
          "firstItem": view, "firstAttribute": "top", "secondItem": outer,
          "secondAttribute": "top", "constant": "8", "id": ids.next(),
        ]
      )
    }
  }

  private mutating func writeBottom(of view: String) {
    xml.element(
      "constraint",
      [
        "firstAttribute": "bottom", "secondItem": view, "secondAttribute": "bottom",
        "priority": "999", "constant": "8", "id": ids.next(),
      ]
    )
  }
}
