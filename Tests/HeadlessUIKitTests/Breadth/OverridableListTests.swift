import HeadlessUIKit
import Testing

/// Members of lists that UIKit declares as open; here each must stand in its class's body.
///
/// The import is not testable, as that would open what is public alone.
@MainActor
struct OverridableListTests {
  private final class Table: UITableView {
    var calls: [String] = []
    override func rect(forSection section: Int) -> CGRect { note("rect") { .zero } }
    override func rectForHeader(inSection section: Int) -> CGRect { note("header") { .zero } }
    override func rectForFooter(inSection section: Int) -> CGRect { note("footer") { .zero } }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { note("row") { .zero } }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { note("point") { nil } }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { note("rows") { nil } }
    override func scrollToRow(
      at indexPath: IndexPath,
      at scrollPosition: ScrollPosition,
      animated: Bool
    ) { note("scroll") {} }
    override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
      note("nearest") {}
    }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      note("register") { super.register(cellClass, forCellReuseIdentifier: identifier) }
    }
    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
      note("register nib") {}
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      note("dequeue") { super.dequeueReusableCell(withIdentifier: identifier) }
    }
    override func dequeueReusableCell(
      withIdentifier identifier: String,
      for indexPath: IndexPath
    ) -> UITableViewCell {
      note("dequeue for") { super.dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
    }
    override func dequeueReusableHeaderFooterView(
      withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? { note("dequeue header") { nil } }
    override func reconfigureRows(at indexPaths: [IndexPath]) { note("reconfigure") {} }
    override func reloadSectionIndexTitles() { note("titles") {} }
    override var hasUncommittedUpdates: Bool { note("uncommitted") { true } }

    private func note<Answer>(_ name: String, _ body: () -> Answer) -> Answer {
      calls.append(name)
      return body()
    }
  }

  @Test("A table asks a subclass for rectangles, rows and scrolling")
  func tableQueries() {
    let own = Table(frame: .zero)
    let table: UITableView = own
    let path = IndexPath(row: 0, section: 0)
    _ = (table.rect(forSection: 0), table.rectForRow(at: path))
    _ = (table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0))
    _ = (table.indexPathForRow(at: .zero), table.indexPathsForRows(in: .zero))
    table.scrollToRow(at: path, at: .top, animated: false)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    table.reconfigureRows(at: [path])
    table.reloadSectionIndexTitles()
    #expect(table.hasUncommittedUpdates)
    #expect(
      own.calls == [
        "rect", "row", "header", "footer", "point", "rows", "scroll", "nearest", "reconfigure",
        "titles", "uncommitted",
      ]
    )
  }

  @Test("A table registers and dequeues through a subclass, which may call super")
  func tableReuse() {
    let own = Table(frame: .zero)
    let table: UITableView = own
    table.register(UITableViewCell.self, forCellReuseIdentifier: "A")
    table.register(nil as UINib?, forCellReuseIdentifier: "B")
    let path = IndexPath(row: 0, section: 0)
    #expect(table.dequeueReusableCell(withIdentifier: "A")?.reuseIdentifier == "A")
    #expect(table.dequeueReusableCell(withIdentifier: "A", for: path).reuseIdentifier == "A")
    _ = table.dequeueReusableHeaderFooterView(withIdentifier: "C")
    #expect(
      own.calls == ["register", "register nib", "dequeue", "dequeue for", "dequeue header"]
    )
  }

  private final class Collection: UICollectionView {
    var calls: [String] = []
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { note("path") { nil } }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { note("point") { nil } }
    override func scrollToItem(
      at indexPath: IndexPath,
      at scrollPosition: ScrollPosition,
      animated: Bool
    ) { note("scroll") {} }
    override func register(
      _ cellClass: AnyClass?,
      forCellWithReuseIdentifier identifier: String
    ) { note("register") { super.register(cellClass, forCellWithReuseIdentifier: identifier) } }
    override func register(
      _ nib: UINib?,
      forSupplementaryViewOfKind kind: String,
      withReuseIdentifier identifier: String
    ) { note("register nib") {} }
    override func dequeueReusableCell(
      withReuseIdentifier identifier: String,
      for indexPath: IndexPath
    ) -> UICollectionViewCell {
      note("dequeue") {
        super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      }
    }
    override func setCollectionViewLayout(
      _ layout: UICollectionViewLayout,
      animated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) { note("layout") { super.setCollectionViewLayout(layout, animated: animated) { _ in } } }
    override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
      note("begin") { false }
    }
    override func cancelInteractiveMovement() { note("cancel") {} }
    override var isEditing: Bool {
      get { super.isEditing }
      set { note("editing") { super.isEditing = newValue } }
    }

    private func note<Answer>(_ name: String, _ body: () -> Answer) -> Answer {
      calls.append(name)
      return body()
    }
  }

  @Test("A collection asks a subclass")
  func collection() {
    let own = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let view: UICollectionView = own
    let path = IndexPath(item: 0, section: 0)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "A")
    view.register(nil as UINib?, forSupplementaryViewOfKind: "K", withReuseIdentifier: "B")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "A", for: path)
    _ = (view.indexPath(for: cell), view.indexPathForItem(at: .zero))
    view.scrollToItem(at: path, at: .top, animated: false)
    #expect(!view.beginInteractiveMovementForItem(at: path))
    view.isEditing = true
    let layout = UICollectionViewLayout()
    view.setCollectionViewLayout(layout, animated: false, completion: nil)
    #expect(view.isEditing && view.collectionViewLayout === layout)
    #expect(
      own.calls.prefix(8) == [
        "register", "register nib", "dequeue", "path", "point", "scroll", "begin", "editing",
      ]
    )
    #expect(own.calls.contains("layout"))
  }

  private final class StubbedLayout: UICollectionViewFlowLayout {
    let stub = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 70, height: 70),
      collectionViewLayout: UICollectionViewLayout()
    )
    override var collectionView: UICollectionView? { stub }
  }

  @Test("A layout may name another collection view than its own, as tests of layouts do")
  func layout() {
    let layout: UICollectionViewLayout = StubbedLayout()
    #expect(layout.collectionView?.bounds.width == 70)
  }
}
