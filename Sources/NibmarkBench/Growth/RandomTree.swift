/// Trees whose nodes choose their parents among those before them, none deeper than 12.
enum RandomTree {
  /// The parent of each node; the root's is -1.
  static func parents(_ count: Int) -> [Int] {
    var state: UInt64 = 42
    var depth = [0]
    var parents = [-1]
    for node in 1..<max(count, 1) {
      var parent = 0
      repeat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        parent = Int((state >> 33) % UInt64(node))
      } while depth[parent] >= 12
      parents.append(parent)
      depth.append(depth[parent] + 1)
    }
    return parents
  }
}
