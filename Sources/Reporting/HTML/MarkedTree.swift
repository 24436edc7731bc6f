import TestModel

/// A view tree as text, with what changed since an earlier tree marked.
struct MarkedTree {
  /// What became of a view.
  private enum Mark {
    case same, added
    case changed([AttributeChange])
  }

  /// Trees of at most so many views are shown whole.
  private static let wholeCountMax = 40

  private let tree: TreePicture
  private var marks: [Mark]
  private var removed: [TreeNode] = []
  /// How many views changed, came or went.
  private(set) var changeCount = 0

  private let isWhole: Bool

  /// Compares a tree with the one before it; without one, nothing is marked.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - before: The tree before it.
  ///   - isWhole: Whether a large tree is shown whole as well.
  init(_ tree: TreePicture, since before: TreePicture?, isWhole: Bool) {
    self.tree = tree
    self.isWhole = isWhole || before == nil || tree.nodes.count <= Self.wholeCountMax
    marks = Array(repeating: .same, count: tree.nodes.count)
    guard let before else { return }
    let differences = tree.differences(from: before)
    changeCount = differences.count
    for difference in differences {
      switch (difference.kind, difference.actualIndex, difference.expectedIndex) {
      case (.changed(let changes), let index?, _): marks[index] = .changed(changes)
      case (.unexpected, let index?, _): marks[index] = .added
      case (.missing, _, let index?): removed.append(before.nodes[index])
      default: break
      }
    }
  }

  /// The rows: each view that changed, its ancestors, and the rest of a small tree.
  var markup: Markup {
    let shown = shownIndices
    var text: Markup = ""
    var hiddenCount = 0
    for index in tree.nodes.indices {
      guard shown[index] else {
        hiddenCount += 1
        continue
      }
      text += Self.hidden(hiddenCount) + row(index)
      hiddenCount = 0
    }
    text += Self.hidden(hiddenCount)
    for node in removed { text += Self.line("gone", "−", node, "\(node.description)") }
    return text
  }

  private static func hidden(_ count: Int) -> Markup {
    guard count > 0 else { return "" }
    return "<span class=\"as-before\">  … \(Figures.plural(count, "view")) as before</span>\n"
  }

  private var shownIndices: [Bool] {
    var shown = Array(repeating: isWhole, count: tree.nodes.count)
    if isWhole { return shown }
    let parents = tree.parents
    for index in tree.nodes.indices.reversed() {
      if case .same = marks[index], !shown[index] { continue }
      shown[index] = true
      if let parent = parents[index] { shown[parent] = true }
    }
    return shown
  }

  private func row(_ index: Int) -> Markup {
    let node = tree.nodes[index]
    switch marks[index] {
    case .same: return Self.line("same", " ", node, "\(node.description)")
    case .added: return Self.line("new", "+", node, "\(node.description)")
    case .changed(let changes): return Self.line("changed", "~", node, Self.tag(node, changes))
    }
  }

  private static func line(
    _ name: String,
    _ sign: String,
    _ node: TreeNode,
    _ tag: Markup
  ) -> Markup {
    let indent = String(repeating: "  ", count: min(node.depth, 40))
    return "<span class=\"\(name)\">\(sign) \(indent)\(tag)</span>\n"
  }

  /// The start tag, with the old and the new value of what changed.
  private static func tag(_ node: TreeNode, _ changes: [AttributeChange]) -> Markup {
    let pairs = changes.map { ($0.name, $0.expected) }
    let old = Dictionary(pairs, uniquingKeysWith: { one, _ in one })
    var tag: Markup = "&lt;\(node.element)"
    for attribute in node.attributes {
      guard let change = old[attribute.name] else {
        tag += " \(attribute.name)=\"\(attribute.value)\"" as Markup
        continue
      }
      let before: Markup = change.map { "<del>\($0)</del> " } ?? ""
      tag += " \(attribute.name)=\"\(before)<ins>\(attribute.value)</ins>\"" as Markup
    }
    for change in changes where change.actual == nil && change.name != "element" {
      tag += " <del>\(change.name)=\"\(change.expected ?? "")\"</del>" as Markup
    }
    return tag + "&gt;"
  }
}
