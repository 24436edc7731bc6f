/// A view that lies elsewhere than expected, with the views around it.
public struct FrameMismatch: Codable, Hashable, Sendable {
  /// The most views around it that are kept.
  public static let viewCountMax = 400

  /// The views of the window with their frames, the view itself among them.
  public var surroundings: TreePicture
  /// The index of the view.
  public var index: Int
  /// The expected frame, in points of the window.
  public var expected: TreeFrame

  /// Places an expected frame among the views of a window; nil for a view without a frame.
  ///
  /// - Parameters:
  ///   - sides: The expected sides; the others are as they are.
  ///   - index: The index of the view.
  ///   - window: The tree of the window.
  ///   - inWindow: Whether the sides are in points of the window, and not of the superview.
  public init?(
    _ sides: [(name: String, value: Double)],
    at index: Int,
    of window: TreePicture,
    inWindow: Bool
  ) {
    guard window.nodes.indices.contains(index), let frame = window.nodes[index].windowFrame,
      let own = window.nodes[index].frame
    else { return nil }
    var expected = frame
    for side in sides {
      switch side.name {
      case "x": expected.x = inWindow ? side.value : frame.x + side.value - own.x
      case "y": expected.y = inWindow ? side.value : frame.y + side.value - own.y
      case "width": expected.width = side.value
      default: expected.height = side.value
      }
    }
    self.expected = expected
    var kept = Array(window.nodes.indices.prefix(Self.viewCountMax))
    if index >= kept.count { kept[kept.count - 1] = index }
    self.index = min(index, kept.count - 1)
    surroundings = TreePicture()
    surroundings.nodes = kept.map { window.nodes[$0].withFrameAndText }
  }

  /// The actual frame, in points of the window; nil when the value was edited.
  public var actual: TreeFrame? {
    guard surroundings.nodes.indices.contains(index) else { return nil }
    return surroundings.nodes[index].windowFrame
  }
}

extension TreeNode {
  /// The longest text that a picture has room for.
  private static let textLengthMax = 60

  fileprivate var withFrameAndText: TreeNode {
    var node = withFrameOnly
    if let text = self["text"] ?? self["title"] {
      node.attributes.append(TreeAttribute("text", String(text.prefix(Self.textLengthMax))))
    }
    return node
  }
}
