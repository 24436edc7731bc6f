/// How one view differs between an expected and an actual tree.
public struct TreeDifference: Hashable, Sendable {
  /// What differs.
  public enum Kind: Hashable, Sendable {
    /// The view is in the expected tree only.
    case missing
    /// The view is in the actual tree only.
    case unexpected
    /// The view is in both, with other attributes.
    case changed([AttributeChange])
  }

  /// What differs.
  public var kind: Kind
  /// The view's path of element names and positions, from its root or the nearest view with an id.
  public var path: String
  /// Its position in the expected tree; nil when it is not there.
  public var expectedIndex: Int?
  /// Its position in the actual tree; nil when it is not there.
  public var actualIndex: Int?

  /// Whether the view lies elsewhere or has another size.
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
    // The usual case, and no look-ups by name for it.
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
