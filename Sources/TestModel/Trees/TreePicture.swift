/// A view tree, or a part of one, for reports: elements with ordered attributes.
///
/// Nodes are a flat list in document order, each with its depth. So a tree of any depth is encoded,
/// compared and drawn without recursion.
public struct TreePicture: Codable, Hashable, Sendable {
  /// The nodes, parents before children.
  public internal(set) var nodes: [TreeNode]

  /// Creates a tree without nodes.
  public init() { nodes = [] }

  /// Whether the tree has no nodes.
  public var isEmpty: Bool { nodes.isEmpty }

  /// The index of each node's parent; nil for roots.
  ///
  /// - Complexity: O(nodes).
  public var parents: [Int?] {
    var open: [Int] = []
    return nodes.indices.map { index in
      // A tree read from a file may skip depths: the parent is the last open node.
      while let last = open.last, nodes[last].depth >= nodes[index].depth { open.removeLast() }
      defer { open.append(index) }
      return open.last
    }
  }

  /// The indices of a node's children.
  ///
  /// - Complexity: O(size of the node's subtree).
  public func children(of index: Int) -> [Int] {
    guard nodes.indices.contains(index) else { return [] }
    let end = subtreeEnd(of: index)
    let childDepth = nodes[(index + 1)..<end].map(\.depth).min()
    return ((index + 1)..<end).filter { nodes[$0].depth == childDepth }
  }

  /// The index after the last node of a node's subtree.
  public func subtreeEnd(of index: Int) -> Int {
    guard nodes.indices.contains(index) else { return nodes.count }
    let rest = nodes[(index + 1)...]
    return rest.firstIndex { $0.depth <= nodes[index].depth } ?? nodes.count
  }

  /// A copy with the first nodes only.
  public func prefix(_ count: Int) -> TreePicture {
    var part = TreePicture()
    part.nodes = Array(nodes.prefix(count))
    return part
  }

  /// A copy of the subtree of a node, which becomes the root.
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
  /// Builds a tree from nested calls: begin, attributes, children, end.
  public struct Builder: Sendable {
    private var tree = TreePicture()
    private var depth = 0

    /// Creates an empty builder.
    public init() {}

    /// Begins an element inside the open one.
    public mutating func begin(_ element: String) {
      tree.nodes.append(TreeNode(element: element, depth: depth))
      depth += 1
    }

    /// Adds an attribute to the last element begun; ignored before the first one.
    public mutating func attribute(_ name: String, _ value: String) {
      guard !tree.nodes.isEmpty else { return }
      tree.nodes[tree.nodes.count - 1].attributes.append(TreeAttribute(name, value))
    }

    /// Ends the open element.
    public mutating func end() {
      depth = max(0, depth - 1)
    }

    /// The tree built so far.
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
