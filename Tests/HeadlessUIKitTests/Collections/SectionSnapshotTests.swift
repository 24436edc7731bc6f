import Testing

@testable import HeadlessUIKit

/// The items of a section as a tree, and what a collection view shows of it.
@MainActor
struct SectionSnapshotTests {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  private var tree: Tree {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a11"], to: "a1")
    return tree
  }

  @Test("Items below a collapsed item do not show")
  func visibility() {
    var tree = tree
    #expect(tree.items == ["a", "a1", "a11", "a2", "b"] && tree.visibleItems == ["a", "b"])
    tree.expand(["a1", "unknown"])
    #expect(tree.visibleItems == ["a", "b"] && !tree.isVisible("a11"))
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a11", "a2", "b"] && tree.isVisible("a11"))
    tree.collapse(["a1"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"] && tree.isExpanded("a"))
  }

  @Test("An item knows its parent, level and place")
  func places() {
    #expect(tree.parent(of: "a11") == "a1" && tree.parent(of: "a") == nil)
    #expect(
      tree.level(of: "a11") == 2 && tree.index(of: "a2") == 3 && tree.rootItems == ["a", "b"]
    )
    #expect(tree.snapshot(of: "a").items == ["a1", "a11", "a2"])
    #expect(tree.snapshot(of: "a1", includingParent: true).items == ["a1", "a11"])
    #expect(tree.visualDescription().hasPrefix("+ a\n  + a1\n    * a11"))
  }

  @Test("Items are inserted beside others, replaced, and deleted with all below them")
  func changes() {
    var tree = tree
    tree.insert(["a0"], before: "a1")
    tree.insert(["c"], after: "b")
    #expect(tree.items == ["a", "a0", "a1", "a11", "a2", "b", "c"] && tree.level(of: "a0") == 1)
    tree.delete(["a1"])
    #expect(tree.items == ["a", "a0", "a2", "b", "c"] && !tree.contains("a11"))
    var other = Tree()
    other.append(["x"])
    other.append(["x1"], to: "x")
    other.expand(["x"])
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "x", "x1", "b", "c"] && tree.isExpanded("x"))
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test("An item that is there already raises")
  func twice() {
    var tree = tree
    #expect(raisedReason { tree.append(["a11"], to: "b") } != nil)
    #expect(tree.parent(of: "a11") == "a1")
  }

  @Test("A section shows the visible items of its tree, beside other sections")
  func applied() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "A")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view,
      path,
      _ in view.dequeueReusableCell(withReuseIdentifier: "A", for: path)
    }
    var whole = NSDiffableDataSourceSnapshot<Int, String>()
    whole.appendSections([0, 1])
    whole.appendItems(["first"], toSection: 0)
    source.apply(whole, animatingDifferences: false)
    var tree = tree
    source.apply(tree, to: 1)
    view.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == ["first", "a", "b"])
    #expect(view.visibleCells.count == 3 && source.snapshot(for: 1).items == tree.items)
    tree.expand(["a"])
    source.apply(tree, to: 1)
    #expect(view.numberOfItems(inSection: 1) == 4)
    var other = Tree()
    other.append(["z"])
    source.apply(other, to: 2)
    #expect(view.numberOfSections == 3)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 2)) == "z")
    source.apply(whole)
    #expect(source.snapshot(for: 1).items.isEmpty)
  }

  @Test("Deleting takes items away together with those below, in whatever order they are named")
  func deletedTogether() {
    for items in [["a1", "a"], ["a", "a1"], ["a11", "a1", "a", "unknown"]] {
      var tree = tree
      tree.expand(["a", "a1"])
      tree.delete(items)
      #expect(tree.items == ["b"] && !tree.contains("a2") && !tree.isExpanded("a"))
      tree.append(["a"])
      #expect(tree.items == ["b", "a"] && tree.level(of: "a") == 0)
    }
    var tree = tree
    tree.delete(["a1", "b"])
    #expect(tree.items == ["a", "a2"] && tree.parent(of: "a2") == "a")
  }

  @Test("A cell's provider already finds the tree that is being shown")
  func askedByProvider() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "A")
    var levels: [String: Int] = [:]
    var provided: UICollectionViewDiffableDataSource<Int, String>?
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view,
      path,
      item in
      levels[item] = provided?.snapshot(for: 0).level(of: item)
      return view.dequeueReusableCell(withReuseIdentifier: "A", for: path)
    }
    provided = source
    source.apply(tree, to: 0)
    view.layoutIfNeeded()
    var tree = tree
    tree.expand(["a"])
    source.apply(tree, to: 0)
    view.layoutIfNeeded()
    #expect(levels == ["a": 0, "b": 0, "a1": 1, "a2": 1])
  }
}
