/// Makes a tree of varied heights in one pass.
enum HeightBuilder {
  /// A tree of a run, a first height that differs and what a closure gives for the rest.
  static func tree(
    run: HeightNode.Pointer,
    first: Int,
    height: Double,
    count: Int,
    heights: (Int) -> Double
  ) -> HeightNode.Pointer {
    var nodes = [run]
    var leaf = HeightNode.leaf()
    if run.pointee.count <= HeightNode.leafCapacity / 2 {
      for _ in 0..<run.pointee.count { leaf.pointee.append(run.pointee.height) }
      HeightNode.free(run)
      nodes = []
    }
    leaf.pointee.append(height)
    for row in first + 1..<max(count, first + 1) {
      if leaf.pointee.used == HeightNode.leafCapacity {
        nodes.append(leaf)
        leaf = HeightNode.leaf()
      }
      leaf.pointee.append(heights(row))
    }
    nodes.append(leaf)
    return stack(nodes)
  }

  private static func stack(_ nodes: [HeightNode.Pointer]) -> HeightNode.Pointer {
    var level = nodes
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: HeightNode.fanOut).map { start in
        HeightNode.branch(of: Array(level[start..<min(start + HeightNode.fanOut, level.count)]))
      }
    }
    return level[0]
  }
}
