import Foundation

/// Collects item sizes, in order, into the leaves of a tree.
public struct FlowChunkBuilder {
  private var leaves: [FlowNode.Pointer] = []
  /// The number of sizes taken.
  public private(set) var count = 0
  /// The greatest length across the scroll direction; minus infinity before the first item.
  public private(set) var widest: CGFloat = -.infinity

  /// Creates a builder without sizes.
  public init() {}

  /// Creates a builder that has taken some sizes.
  public init(_ sizes: [FlowSize]) {
    for size in sizes { append(size) }
  }

  /// Takes the size of the next item.
  public mutating func append(_ size: FlowSize) {
    if leaves.last.map({ $0.pointee.used < FlowNode.leafCapacity }) != true {
      let leaf = FlowNode.leaf()
      if let last = leaves.last { FlowNode.link(leaf, after: last) }
      leaves.append(leaf)
    }
    let leaf = leaves[leaves.count - 1]
    leaf.pointee.insertSize(size, at: leaf.pointee.used)
    count += 1
    widest = max(widest, size.cross)
  }

  /// Builds the branches and hands over the tree; the builder must not be used again.
  func takeTree() -> FlowNode.Pointer {
    var level = leaves
    while level.count > 1 {
      var above: [FlowNode.Pointer] = []
      for (index, node) in level.enumerated() {
        if index % FlowNode.fanOut == 0 { above.append(FlowNode.branch()) }
        let branch = above[above.count - 1]
        branch.pointee.insertChild(node, at: branch.pointee.used)
      }
      level = above
    }
    return level.first ?? FlowNode.leaf()
  }
}
