import TestModel

/// The part of a view tree that a failure is about, with the views around it.
struct TreeExcerpt {
  /// The most marked views that are shown.
  private static let markCountMax = 6
  /// The most views that are shown where none is marked.
  private static let unmarkedCountMax = 12
  /// Where a view lies in the window follows from the other numbers.
  private static let leftOut: Set<String> = ["windowX", "windowY"]

  private let tree: TreePicture
  private let marks: [Int]
  private let lineCountMax: Int

  init(_ tree: TreePicture, marks: [Int], lineCountMax: Int) {
    self.tree = tree
    self.marks = Array(marks.filter(tree.nodes.indices.contains).prefix(Self.markCountMax))
    self.lineCountMax = lineCountMax
  }

  /// The lines, one for each view: `>` marks those that the failure is about, `…` stands for the others.
  var lines: [String] {
    let marked = Set(marks)
    let chosen = marked.isEmpty ? Set(0..<min(Self.unmarkedCountMax, tree.nodes.count)) : context
    var lines: [String] = []
    var next = 0
    for index in chosen.sorted().prefix(lineCountMax) {
      if index > next { lines.append(gap(index - next, before: index)) }
      lines.append(line(index, isMarked: marked.contains(index)))
      next = index + 1
    }
    if next < tree.nodes.count { lines.append("  … and \(views(tree.nodes.count - next))") }
    return lines
  }

  /// The marked views, their ancestors, and the views next to them.
  private var context: Set<Int> {
    let parents = tree.parents
    var chosen = Set(marks)
    for mark in marks {
      var parent = parents[mark]
      while let place = parent, chosen.insert(place).inserted { parent = parents[place] }
      let siblings = tree.nodes.indices.filter { parents[$0] == parents[mark] }
      guard parents[mark] != nil, let place = siblings.firstIndex(of: mark) else { continue }
      if place > 0 { chosen.insert(siblings[place - 1]) }
      if place + 1 < siblings.count { chosen.insert(siblings[place + 1]) }
    }
    return chosen
  }

  private func line(_ index: Int, isMarked: Bool) -> String {
    var node = tree.nodes[index]
    node.attributes.removeAll { Self.leftOut.contains($0.name) }
    return (isMarked ? "> " : "  ") + indentation(node.depth) + node.description
  }

  private func gap(_ count: Int, before index: Int) -> String {
    "  " + indentation(tree.nodes[index].depth) + "… " + views(count)
  }

  private func views(_ count: Int) -> String { "\(count) more view\(count == 1 ? "" : "s")" }

  private func indentation(_ depth: Int) -> String {
    String(repeating: "  ", count: min(depth, 12))
  }
}
