import TestModel

extension TreePicture {
  /// The same tree with another frame of one view, for the expected side of a picture.
  func replacingFrame(
    of view: Int,
    _ sides: [(String, Double)],
    inWindow: Bool
  ) -> TreePicture {
    var builder = Builder()
    var open = 0
    for (index, node) in nodes.enumerated() {
      while open > node.depth {
        builder.end()
        open -= 1
      }
      builder.begin(node.element)
      open += 1
      for attribute in node.attributes {
        let name = inWindow ? ["windowX": "x", "windowY": "y"][attribute.name] : attribute.name
        let side = sides.first { $0.0 == name ?? attribute.name }
        let value = index == view ? side.map { NumberText.of($0.1) } : nil
        builder.attribute(attribute.name, value ?? attribute.value)
      }
    }
    return builder.picture
  }
}
