/// A difference of one view between an expected and an actual tree.
public struct TreeDifference: Hashable, Sendable {
  /// The kind of a difference.
  public enum Kind: Hashable, Sendable {
    /// The view is in the expected tree only.
    case missing
    /// The view is in the actual tree only.
    case unexpected
    /// The view is in both trees with different attributes.
    case changed([AttributeChange])
  }

  /// The kind of the difference.
  public var kind: Kind
  /// The view's path of element names and positions, from its root or its nearest ancestor with an
  /// id.
  public var path: String
  /// Its index in the expected tree; nil when it is missing there.
  public var expectedIndex: Int?
  /// Its index in the actual tree; nil when it is missing there.
  public var actualIndex: Int?

  /// Whether the view's frame differs.
  public var changesFrame: Bool {
    guard case .changed(let changes) = kind else { return true }
    return changes.contains { ["x", "y", "width", "height"].contains($0.name) }
  }
}

extension TreeNode {
  func changes(from expected: TreeNode) -> [AttributeChange] {
    var changes: [AttributeChange] = []
    if element != expected.element {
      changes.append(
        AttributeChange(name: "element", expected: expected.element, actual: element)
      )
    }
    // The usual case needs no look-ups by name.
    if attributes == expected.attributes { return changes }
    for attribute in expected.attributes where self[attribute.name] != attribute.value {
      changes.append(
        AttributeChange(
          name: attribute.name,
          expected: attribute.value,
          actual: self[attribute.name]
        )
      )
    }
    for attribute in attributes where expected[attribute.name] == nil {
      changes.append(
        AttributeChange(name: attribute.name, expected: nil, actual: attribute.value)
      )
    }
    return changes
  }
}
