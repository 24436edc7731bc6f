import Foundation
import TestModel
import XMLSupport

/// Trees as snapshots store them.
enum SnapshotText {
  /// The tree as indented XML, one element a line.
  static func of(_ picture: TreePicture) -> String {
    var writer = XMLWriter(into: "", indentation: "  ", declaration: false)
    var open = 0
    for node in picture.nodes {
      while open > node.depth {
        writer.end()
        open -= 1
      }
      writer.begin(node.element)
      open += 1
      for attribute in node.attributes { writer.attribute(attribute.name, attribute.value) }
    }
    for _ in 0..<open { writer.end() }
    return writer.finish()
  }

  /// The tree of a stored text; nil for what is no tree.
  static func picture(_ text: String, file: String) -> TreePicture? {
    guard let root = try? XMLTree(text: text, file: file).root else { return nil }
    var builder = TreePicture.Builder()
    var stack: [(node: XMLNode, isClosing: Bool)] = [(root, false)]
    while let (node, isClosing) = stack.popLast() {
      if isClosing {
        builder.end()
        continue
      }
      builder.begin(node.name)
      for attribute in node.attributes { builder.attribute(attribute.name, attribute.text) }
      stack.append((node, true))
      stack += node.elements.reversed().map { ($0, false) }
    }
    return builder.picture
  }
}
