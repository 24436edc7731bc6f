/// Where the views of a case lay at its end, kept small: what a comparison holds against another state's.
public struct CaseFrames: Codable, Hashable, Sendable {
  /// How many views are kept one by one.
  public static let viewCountMax = 1000

  /// The views with their ids, classes and frames, and nothing else; the first ones where there were more.
  public var tree: TreePicture
  /// How many views there were.
  public var viewCount: Int
  /// What the views beyond the kept ones come to; nil where all are kept.
  public var restDigest: String?

  /// Takes the frames out of a view tree.
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

  // FNV-1a: the same on every machine, and enough to see that something is another.
  private static func digest(_ nodes: some Sequence<TreeNode>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for node in nodes {
      for byte in "\(node.depth)\(node.withFrameOnly.description)".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    return String(hash, radix: 16)
  }
}

extension TreeNode {
  // What says which view it is, and where it lies; the window's coordinates are for drawing.
  private static let frameAttributes: Set<String> = [
    "id", "customClass", "x", "y", "width", "height", "windowX", "windowY", "section", "item",
  ]

  fileprivate var withFrameOnly: TreeNode {
    TreeNode(
      element: element,
      depth: depth,
      attributes: attributes.filter { Self.frameAttributes.contains($0.name) }
    )
  }
}
