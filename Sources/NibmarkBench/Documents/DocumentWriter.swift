import XMLSupport

/// Writes generated documents in the form in which Xcode saves its own.
///
/// Each view is pinned to the margins of the one that it lies in, and to the view above it. The frames
/// are those of lines of equal height and agree with few constraints, so that a layout moves most views.
struct DocumentWriter {
  /// Of the seeds from 1 to 8, the one whose documents take nearest as much work to lay out as those that
  /// the targets were recorded on: within 8 %, in instructions.
  private static let seed: UInt32 = 7

  let shape: DocumentShape
  let tree: DocumentTree
  /// The id of each view of the tree; of a cell, the root is its content view.
  let viewIDs: [String]
  /// The id of the object that the document is about: the cell or the root view.
  let rootID: String
  var ids: IDGenerator
  var xml = XMLWriter(into: "", indentation: "    ")

  /// The document of a shape.
  static func text(of shape: DocumentShape) -> String {
    var writer = Self(shape)
    writer.writeDocument()
    return writer.xml.finish()
  }

  private init(_ shape: DocumentShape) {
    var random = MersenneTwister(seed: Self.seed)
    let tree = DocumentTree(shape, &random)
    var ids = IDGenerator(random: random)
    let viewIDs = tree.kinds.map { _ in ids.next() }
    rootID = shape.root == .tableCell ? ids.next() : viewIDs[0]
    (self.shape, self.tree, self.viewIDs, self.ids) = (shape, tree, viewIDs, ids)
  }

  /// Writes an element; its content goes into it.
  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    _ content: (inout Self) -> Void
  ) {
    xml.begin(name)
    for (name, value) in attributes { xml.attribute(name, value) }
    content(&self)
    xml.end()
  }

  private mutating func writeDocument() {
    xml.begin("document")
    let attributes: KeyValuePairs = [
      "type": "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "version": "3.0",
      "toolsVersion": "21507", "targetRuntime": "iOS.CocoaTouch",
      "propertyAccessControl": "none", "useAutolayout": "YES", "useTraitCollections": "YES",
      "useSafeAreas": "YES", "colorMatched": "YES",
    ]
    for (name, value) in attributes { xml.attribute(name, value) }
    xml.element(
      "device",
      ["id": "retina6_12", "orientation": "portrait", "appearance": "light"]
    )
    writeDependencies()
    element("objects") { writer in
      writer.xml.element(
        "placeholder",
        ["placeholderIdentifier": "IBFilesOwner", "id": "-1", "userLabel": "File's Owner"]
      )
      writer.xml.element(
        "placeholder",
        ["placeholderIdentifier": "IBFirstResponder", "id": "-2", "customClass": "UIResponder"]
      )
      writer.writeRoot()
    }
    writeResources()
    xml.end()
  }

  private mutating func writeDependencies() {
    element("dependencies") { writer in
      writer.xml.element("deployment", ["identifier": "iOS"])
      writer.xml.element(
        "plugIn",
        ["identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", "version": "21505"]
      )
      let capabilities: KeyValuePairs = [
        "Safe area layout guides": "9.0", "System colors in document resources": "11.0",
        "documents saved in the Xcode 8 format": "8.0",
      ]
      for (name, version) in capabilities {
        writer.xml.element("capability", ["name": name, "minToolsVersion": version])
      }
    }
  }

  private mutating func writeResources() {
    element("resources") { writer in
      writer.xml.element("image", ["name": "badge", "width": "24", "height": "24"])
      writer.element("systemColor", ["name": "systemBackgroundColor"]) { writer in
        writer.xml.element(
          "color",
          [
            "white": "1", "alpha": "1", "colorSpace": "custom",
            "customColorSpace": "genericGamma22GrayColorSpace",
          ]
        )
      }
    }
  }
}
