extension TreePicture {
  /// Compares this tree with an expected one, view by view.
  ///
  /// Views are matched by an id that is unique in both trees, otherwise by element and position
  /// below the matched parent. Differences come in the order of the expected tree, then unexpected
  /// views in the order of this one.
  ///
  /// - Complexity: O(nodes of both).
  public func differences(from expected: TreePicture) -> [TreeDifference] {
    var matcher = NodeMatcher()
    let shared = Self.idsOnce(in: self).intersection(Self.idsOnce(in: expected))
    let expectedKeys = matcher.keys(of: expected, ids: shared)
    let actualKeys = matcher.keys(of: self, ids: shared)
    let positions = Dictionary(zip(actualKeys, nodes.indices), uniquingKeysWith: { one, _ in one })
    let known = Set(expectedKeys)
    var differences: [TreeDifference] = []
    for (index, key) in expectedKeys.enumerated() {
      let actualIndex = positions[key]
      let changes = actualIndex.map { nodes[$0].changes(from: expected.nodes[index]) }
      if changes == [] { continue }
      differences.append(
        TreeDifference(
          kind: changes.map { .changed($0) } ?? .missing,
          path: expected.path(to: index),
          expectedIndex: index,
          actualIndex: actualIndex
        )
      )
    }
    for (index, key) in actualKeys.enumerated() where !known.contains(key) {
      differences.append(
        TreeDifference(kind: .unexpected, path: path(to: index), actualIndex: index)
      )
    }
    return differences
  }

  /// The path of a view as text: elements with positions, from the nearest ancestor with an id.
  public func path(to index: Int) -> String {
    guard nodes.indices.contains(index) else { return "" }
    if let id = nodes[index].id { return "\(nodes[index].element)#\(id)" }
    let parents = parents
    var steps: [String] = []
    var place: Int? = index
    // Longer paths are not readable, and a tree may be ten thousand levels deep.
    while let here = place, steps.count < 12 {
      let node = nodes[here]
      if let id = node.id {
        steps.append("\(node.element)#\(id)")
        return steps.reversed().joined(separator: "/")
      }
      let start = parents[here].map { $0 + 1 } ?? 0
      let position = (start...here).count {
        parents[$0] == parents[here] && nodes[$0].element == node.element
      }
      steps.append("\(node.element)[\(position)]")
      place = parents[here]
    }
    return (place == nil ? "/" : "…/") + steps.reversed().joined(separator: "/")
  }

  private static func idsOnce(in tree: TreePicture) -> Set<String> {
    var counts: [String: Int] = [:]
    for node in tree.nodes {
      if let id = node.id { counts[id, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value == 1 }.keys)
  }
}
