/// A case whose frames differ from the base's.
public struct FrameChange: Codable, Hashable, Sendable {
  /// The most changed views that are listed.
  public static let viewCountMax = 200

  /// The case.
  public var identity: CaseIdentity
  /// The first changed views: those of the base in its order, then the new ones.
  public var views: [ViewFrameChange]
  /// The number of all changed views.
  public var viewCount: Int
  /// Whether views differ that results store only as a hash.
  public var differsBeyond: Bool
  /// The base's views.
  public var base: TreePicture
  /// The head's views.
  public var head: TreePicture

  /// Compares the frames of a case; nil when all are equal.
  ///
  /// Frames are relative to the superview, so a view that moves is one difference, without its
  /// subviews.
  ///
  /// - Complexity: O(views of both).
  public init?(identity: CaseIdentity, base: CaseFrames, head: CaseFrames) {
    let differences = head.tree.differences(from: base.tree).filter(\.changesFrame)
    let differsBeyond =
      base.restDigest != head.restDigest || base.viewCount != head.viewCount && differences.isEmpty
    guard !differences.isEmpty || differsBeyond else { return nil }
    self.identity = identity
    viewCount = differences.count
    views = differences.prefix(Self.viewCountMax).map { difference in
      let own = difference.actualIndex.map { Self.element(of: $0, in: head.tree) }
      let former = difference.expectedIndex.map { Self.element(of: $0, in: base.tree) }
      return ViewFrameChange(
        path: difference.path + (own ?? former ?? ""),
        base: difference.expectedIndex.flatMap { base.tree.nodes[$0].frame },
        head: difference.actualIndex.flatMap { head.tree.nodes[$0].frame }
      )
    }
    self.differsBeyond = differsBeyond
    self.base = base.tree
    self.head = head.tree
  }

  // Cells of one prototype share its ids, so only the index path distinguishes them.
  private static func element(of index: Int, in tree: TreePicture) -> String {
    let parents = tree.parents
    var place: Int? = index
    while let here = place {
      let node = tree.nodes[here]
      if let section = node["section"] {
        return node["item"].map { " in item \(section)-\($0)" } ?? " in section \(section)"
      }
      place = parents[here]
    }
    return ""
  }

  /// One line: the number of changed views, and the change of the first.
  public var text: String {
    guard let first = views.first else {
      return "lays views out otherwise, beyond the first \(CaseFrames.viewCountMax)"
    }
    let others = viewCount == 1 ? "" : ", and \(viewCount - 1) more"
    return "lays views out otherwise: \(first.text)\(others)"
  }
}
