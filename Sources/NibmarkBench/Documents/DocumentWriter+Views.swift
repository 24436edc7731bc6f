import Numbers

/// Subviews, from top to bottom, and where they lie.
extension DocumentWriter {
  private static let rootWidth = 375.0
  private static let (margin, gap, lineHeight) = (16.0, 8.0, 24.0)
  private static let imageSide = 24.0
  /// Heights of texts and buttons, on screens of different scales.
  private static let heights = [20.5, 17.333333333333332, 24, 21]
  private static let texts = [
    "Title", "Subtitle", "Price & tax", "Müller", "“Draft”", "東京", "Yesterday", "2 of 3",
  ]

  mutating func writeSubviews(of view: Int) {
    element("subviews") { writer in
      for (line, child) in writer.tree.children[view].enumerated() {
        writer.writeView(child, y: Self.gap + Double(line) * Self.lineHeight)
      }
    }
  }

  /// The frame of a root, which starts at 0.
  mutating func writeRootFrame() {
    writeFrame(x: 0, y: 0, width: Self.rootWidth, height: height(of: 0))
  }

  /// The height of a view: a line for each view in it.
  func height(of view: Int) -> Double {
    switch tree.kinds[view] {
    case .container: max(Self.lineHeight * Double(tree.descendantCount(of: view)), 80)
    default: Self.heights[view % Self.heights.count]
    }
  }

  private mutating func writeFrame(of view: Int, y: Double) {
    let width = Self.rootWidth - 2 * Self.margin
    writeFrame(x: Self.margin, y: y, width: width, height: height(of: view))
  }

  private mutating func writeFrame(x: Double, y: Double, width: Double, height: Double) {
    xml.element(
      "rect",
      [
        "key": "frame", "x": Self.number(x), "y": Self.number(y), "width": Self.number(width),
        "height": Self.number(height),
      ]
    )
  }

  /// A number as Xcode writes it.
  static func number(_ value: Double) -> String {
    value != 0 && value == value.rounded() ? String(Int(saturating: value)) : String(value)
  }

  // MARK: Kinds

  private mutating func writeView(_ view: Int, y: Double) {
    switch tree.kinds[view] {
    case .label: writeLabel(view, y)
    case .imageView: writeImageView(view, y)
    case .button: writeButton(view, y)
    case .container: writeContainer(view, y)
    }
  }

  private mutating func writeLabel(_ view: Int, _ y: Double) {
    let text = Self.texts[view % Self.texts.count]
    let attributes: KeyValuePairs = [
      "opaque": "NO", "userInteractionEnabled": "NO", "contentMode": "left",
      "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251", "text": text,
      "textAlignment": "natural", "lineBreakMode": "tailTruncation",
      "baselineAdjustment": "alignBaselines", "adjustsFontSizeToFit": "NO",
      "translatesAutoresizingMaskIntoConstraints": "NO", "id": viewIDs[view],
      "userLabel": "\(text) Label",
    ]
    element("label", attributes) { writer in
      writer.writeFrame(of: view, y: y)
      writer.xml.element(
        "fontDescription",
        view % 2 == 0
          ? ["key": "fontDescription", "type": "system", "pointSize": "17"]
          : ["key": "fontDescription", "style": "UICTFontTextStyleBody"]
      )
      writer.xml.element("nil", ["key": "textColor"])
      writer.xml.element("nil", ["key": "highlightedColor"])
    }
  }

  private mutating func writeImageView(_ view: Int, _ y: Double) {
    let attributes: KeyValuePairs = [
      "clipsSubviews": "YES", "userInteractionEnabled": "NO", "contentMode": "scaleAspectFit",
      "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251", "image": "badge",
      "translatesAutoresizingMaskIntoConstraints": "NO", "id": viewIDs[view],
    ]
    element("imageView", attributes) { writer in
      writer.writeFrame(of: view, y: y)
      writer.writeSize(Self.imageSide)
    }
  }

  private mutating func writeButton(_ view: Int, _ y: Double) {
    let attributes: KeyValuePairs = [
      "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "center",
      "contentVerticalAlignment": "center", "buttonType": "system",
      "lineBreakMode": "middleTruncation", "translatesAutoresizingMaskIntoConstraints": "NO",
      "id": viewIDs[view],
    ]
    element("button", attributes) { writer in
      writer.writeFrame(of: view, y: y)
      writer.xml.element("state", ["key": "normal", "title": "Button"])
      writer.xml.element(
        "buttonConfiguration",
        ["key": "configuration", "style": "plain", "title": "Button"]
      )
      writer.element("connections") { writer in
        writer.xml.element(
          "action",
          [
            "selector": "tapped:", "destination": writer.rootID, "eventType": "touchUpInside",
            "id": writer.ids.next(),
          ]
        )
      }
    }
  }

  private mutating func writeContainer(_ view: Int, _ y: Double) {
    let attributes: KeyValuePairs = [
      "contentMode": "scaleToFill", "translatesAutoresizingMaskIntoConstraints": "NO",
      "id": viewIDs[view],
    ]
    element("view", attributes) { writer in
      writer.writeFrame(of: view, y: y)
      writer.writeSubviews(of: view)
      writer.xml.element(
        "color",
        ["key": "backgroundColor", "systemColor": "systemBackgroundColor"]
      )
      writer.writeConstraints(of: view)
    }
  }
}
