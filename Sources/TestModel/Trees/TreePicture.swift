/// A view tree, or part of one, as reports show it: elements with ordered attributes.
///
/// The nodes lie flat in document order, each with its depth, so that a tree of any depth is coded,
/// compared and drawn without recursion.
public struct TreePicture: Codable, Hashable, Sendable {
  /// The nodes, parent before child.
  public internal(set) var nodes: [TreeNode]

  /// Creates a tree without nodes.
  public init() { nodes = [] }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { nodes.isEmpty }

  /// The position of each node's parent; nil for roots.
  ///
  /// - Complexity: O(nodes).
  public var parents: [Int?] {
    var open: [Int] = []
    return nodes.indices.map { index in
      // A stream read from a file may skip depths: whoever is open above is the parent.
      while let last = open.last, nodes[last].depth >= nodes[index].depth { open.removeLast() }
      defer { open.append(index) }
      return open.last
    }
  }

  /// The positions of a node's children.
  ///
  /// - Complexity: O(size of the node's subtree).
  public func children(of index: Int) -> [Int] {
    guard nodes.indices.contains(index) else { return [] }
    let end = subtreeEnd(of: index)
    let childDepth = nodes[(index + 1)..<end].map(\.depth).min()
    return ((index + 1)..<end).filter { nodes[$0].depth == childDepth }
  }

  /// The position after the last node of a node's subtree.
  public func subtreeEnd(of index: Int) -> Int {
    guard nodes.indices.contains(index) else { return nodes.count }
    let rest = nodes[(index + 1)...]
    return rest.firstIndex { $0.depth <= nodes[index].depth } ?? nodes.count
  }

  /// The tree below one node, the node being the root.
  public func subtree(at index: Int) -> TreePicture {
    guard nodes.indices.contains(index) else { return TreePicture() }
    var part = TreePicture()
    part.nodes = nodes[index..<subtreeEnd(of: index)].map { node in
      var node = node
      node.depth -= nodes[index].depth
      return node
    }
    return part
  }
}

extension TreePicture {
  /// Builds a tree from the calls of whoever walks the views: begin, attributes, children, end.
  public struct Builder: Sendable {
    private var tree = TreePicture()
    private var depth = 0

    /// Creates an empty builder.
    public init() {}

    /// Opens an element below the one that is open.
    public mutating func begin(_ element: String) {
      tree.nodes.append(TreeNode(element: element, depth: depth))
      depth += 1
    }

    /// Gives the element opened last an attribute; before the first element it is ignored.
    public mutating func attribute(_ name: String, _ value: String) {
      guard !tree.nodes.isEmpty else { return }
      tree.nodes[tree.nodes.count - 1].attributes.append(TreeAttribute(name, value))
    }

    /// Closes the element that is open.
    public mutating func end() {
      depth = max(0, depth - 1)
    }

    /// What was built so far.
    public var picture: TreePicture { tree }
  }
}

extension TreePicture: CustomStringConvertible {
  /// The tree as indented start tags, one line per element.
  public var description: String {
    var text = ""
    for node in nodes {
      text += String(repeating: "  ", count: min(node.depth, 64)) + node.description + "\n"
    }
    return text
  }
}
