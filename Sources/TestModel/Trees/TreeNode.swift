/// One element of a tree.
public struct TreeNode: Codable, Hashable, Sendable {
  /// The element's name as Interface Builder writes it.
  public var element: String
  /// The number of its ancestors.
  public var depth: Int
  /// Its attributes in source order.
  public var attributes: [TreeAttribute]

  /// Creates an element.
  public init(element: String, depth: Int, attributes: [TreeAttribute] = []) {
    self.element = element
    self.depth = depth
    self.attributes = attributes
  }

  /// The value of an attribute; nil when absent.
  public subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The Interface Builder id.
  public var id: String? { self["id"] }

  /// The frame relative to the superview; nil unless all four numbers are present.
  public var frame: TreeFrame? {
    frame(xName: "x", yName: "y")
  }

  /// The frame in the window; nil unless all four numbers are present.
  public var windowFrame: TreeFrame? {
    frame(xName: "windowX", yName: "windowY")
  }

  private func frame(xName: String, yName: String) -> TreeFrame? {
    guard let x = number(xName), let y = number(yName),
      let width = number("width"), let height = number("height")
    else { return nil }
    return TreeFrame(x: x, y: y, width: width, height: height)
  }

  private func number(_ name: String) -> Double? {
    self[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension TreeNode {
  /// More ancestors than any document's elements have.
  private static let depthMax = 10_000

  /// Reads an element.
  ///
  /// - Throws: `DecodingError` for one too deep to draw.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    element = try box.decode(String.self, forKey: .element)
    depth = try box.decode(Int.self, forKey: .depth)
    attributes = try box.decode([TreeAttribute].self, forKey: .attributes)
    guard depth <= Self.depthMax else {
      throw DecodingError.dataCorruptedError(
        forKey: .depth,
        in: box,
        debugDescription: "\(depth) ancestors; expected at most \(Self.depthMax)"
      )
    }
  }
}

extension TreeNode: CustomStringConvertible {
  /// The element as a start tag on one line.
  public var description: String {
    attributes.reduce("<" + element) { $0 + " \($1.name)=\"\(Self.escaped($1.value))\"" } + ">"
  }

  private static func escaped(_ value: String) -> String {
    guard value.contains(where: { "\"<&\n\r\t".contains($0) }) else { return value }
    return value.reduce(into: "") { text, character in
      switch character {
      case "\"": text += "&quot;"
      case "<": text += "&lt;"
      case "&": text += "&amp;"
      case "\n", "\r\n", "\r": text += "&#10;"
      case "\t": text += "&#9;"
      default: text.append(character)
      }
    }
  }
}
