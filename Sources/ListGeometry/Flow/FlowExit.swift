import Foundation

/// Where the lines of a node lead to when the first of them starts at a given item.
struct FlowExit {
  /// The first line start behind the node, counted in items from its end.
  var offset: Int32
  /// The extent of the lines that start in the node, each with the spacing behind it.
  var length: CGFloat
}
