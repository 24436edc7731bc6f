import Foundation

/// Where the lines of a node end when its first line starts at a given item.
struct FlowExit {
  /// The first line start after the node, in items from the node's end.
  var offset: Int32
  /// The length of the lines that start in the node, each with the spacing after it.
  var length: CGFloat
}
