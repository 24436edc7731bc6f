import Numbers

/// The frames of a case's views at its end, in a compact form for comparisons.
public struct CaseFrames: Codable, Hashable, Sendable {
  /// The most views that are stored one by one.
  public static let viewCountMax = 1000

  /// The first views, with ids, classes and frames only.
  public var tree: TreePicture
  /// The number of all views.
  public var viewCount: Int
  /// A hash of the views that are not stored; nil when all are.
  public var restDigest: String?

  /// Takes the frames from a view tree.
  ///
  /// - Complexity: O(nodes).
  public init(_ picture: TreePicture) {
    viewCount = picture.nodes.count
    var reduced = TreePicture()
    reduced.nodes = picture.nodes.prefix(Self.viewCountMax).map(\.withFrameOnly)
    tree = reduced
    let rest = picture.nodes.dropFirst(Self.viewCountMax)
    restDigest = rest.isEmpty ? nil : Self.digest(rest)
  }

  // Good enough to detect a change.
  private static func digest(_ nodes: some Sequence<TreeNode>) -> String {
    var hash = FNV1a()
    for node in nodes { hash.add("\(node.depth)\(node.withFrameOnly.description)".utf8) }
    return String(hash.value, radix: 16)
  }
}

extension TreeNode {
  // The attributes that identify a view, and its frame. Window coordinates are only for drawing.
  private static let frameAttributes: Set<String> = [
    "id", "customClass", "x", "y", "width", "height", "windowX", "windowY", "section", "item",
  ]

  var withFrameOnly: TreeNode {
    TreeNode(
      element: element,
      depth: depth,
      attributes: attributes.filter { Self.frameAttributes.contains($0.name) }
    )
  }
}
