import Foundation
import HeadlessUIKit
import Testing

@testable import PortingExamples

/// Drives the examples of the page as a user would.
@Suite("The ported examples", .serialized)
@MainActor
struct PortedExampleTests {
  // MARK: The shopping list

  @Test("The list shows its shelves under headers of its own class")
  func shoppingList() throws {
    let list = ShoppingListViewController(style: .plain)
    show(list)
    #expect(texts(of: list) == ["Apples", "Pears", "Bread", "Rolls", "Cake", "Milk"])
    // Since iOS 15 there are 22 points above each plain header.
    #expect(list.tableView.contentSize == CGSize(width: 320, height: 3 * (22 + 30) + 6 * 44))
    let header = try #require(list.tableView.headerView(forSection: 1) as? ShelfHeader)
    #expect(header.nameLabel.text == "Bakery")
    #expect(header.frame == CGRect(x: 0, y: 162, width: 320, height: 30))
    #expect(header.nameLabel.frame == CGRect(x: 15, y: 4, width: 290, height: 22))
  }

  @Test("A swipe, its button, and the row is gone from list and table")
  func deletion() {
    let list = ShoppingListViewController(style: .plain)
    show(list)
    #expect(list.tableView.swipeToDelete(at: IndexPath(row: 1, section: 1)))
    #expect(list.tableView.confirmDeletion())
    list.tableView.layoutIfNeeded()
    #expect(texts(of: list) == ["Apples", "Pears", "Bread", "Cake", "Milk"])
    #expect(list.tableView.numberOfRows(inSection: 1) == 2)
  }

  @Test("A drag moves the item to another shelf")
  func reordering() {
    let list = ShoppingListViewController(style: .plain)
    show(list)
    list.setEditing(true, animated: false)
    list.tableView.layoutIfNeeded()
    for cell in list.tableView.visibleCells { cell.showsReorderControl = true }
    #expect(
      list.tableView.dragRow(
        at: IndexPath(row: 0, section: 0),
        over: [IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 2)]
      )
    )
    list.tableView.reloadData()
    list.tableView.layoutIfNeeded()
    #expect(texts(of: list) == ["Pears", "Bread", "Rolls", "Cake", "Milk", "Apples"])
  }

  @Test("A pull fetches after a second, adds a row and ends")
  func refresh() throws {
    let list = ShoppingListViewController(style: .plain)
    show(list)
    let refresh = try #require(list.refreshControl)
    refresh.pull()
    #expect(refresh.isRefreshing && list.tableView.contentInset.top > 0)
    MainLoop.shared.advance(by: 0.9)
    #expect(texts(of: list).last == "Milk")
    MainLoop.shared.advance(by: 0.2)
    list.tableView.layoutIfNeeded()
    #expect(!refresh.isRefreshing && list.tableView.contentInset.top == 0)
    #expect(texts(of: list).last == "Butter")
  }

  // MARK: The gallery

  @Test("The gallery's nibs connect, and its layout is that of the documents")
  func gallery() throws {
    try withGalleryNibs {
      let gallery = GalleryViewController(albums: [["A", "B", "C", "D"], ["E"]])
      show(gallery)
      let collection = try #require(gallery.collectionView)
      #expect(collection.contentSize == CGSize(width: 320, height: 620))
      let cell = try #require(collection.cellForItem(at: IndexPath(item: 3, section: 0)))
      #expect(cell.frame == CGRect(x: 20, y: 200, width: 80, height: 120))
      #expect((cell as? PhotoCell)?.title == "D")
      let header = try #require(
        collection.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: 0)
        ) as? Header
      )
      #expect(header.label.text == "Album 1")
      #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    }
  }

  @Test("The footer's button adds a photo to its album")
  func footerButton() throws {
    try withGalleryNibs {
      let gallery = GalleryViewController(albums: [["A", "B"]])
      show(gallery)
      let collection = try #require(gallery.collectionView)
      let footer = try #require(
        collection.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionFooter,
          at: IndexPath(item: 0, section: 0)
        ) as? Footer
      )
      #expect(footer.button.title(for: .normal) == "More of album 1")
      footer.button.sendActions(for: .touchUpInside)
      collection.layoutIfNeeded()
      let added = collection.cellForItem(at: IndexPath(item: 2, section: 0)) as? PhotoCell
      #expect(added?.title == "Photo 0.2")
    }
  }

  // MARK: The dial

  @Test("The dial's marks stand on a circle, with their angles, at every size")
  func dial() throws {
    let source = DialSource()
    let collection = dial(of: source)
    #expect(collection.visibleCells.count == 4)
    #expect(centers(of: collection) == ["100,20", "180,100", "100,180", "20,100"])
    let second = collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? DialCell
    #expect(second?.angle == .pi / 2)
    collection.frame.size = CGSize(width: 300, height: 200)
    collection.layoutIfNeeded()
    #expect(centers(of: collection) == ["150,20", "230,100", "150,180", "70,100"])
  }

  @Test("A mark more moves the others")
  func dialInsertion() {
    let source = DialSource()
    let collection = dial(of: source)
    source.count = 8
    collection.insertItems(at: (0..<4).map { IndexPath(item: 2 * $0 + 1, section: 0) })
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 8)
    #expect(centers(of: collection)[2] == "180,100")
  }

  // MARK: Helpers

  private func show(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func texts(of list: ShoppingListViewController) -> [String] {
    list.tableView.visibleCells.compactMap { $0.textLabel?.text }
  }

  private func withGalleryNibs(_ body: () throws -> Void) rethrows {
    let state = EngineState()
    defer { state.restore() }
    let nibs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Suites/Nibs").path
    NibEnvironment.current = NibEnvironment(folders: [nibs], policy: .strict)
    NibEnvironment.current.classes.addSearchModule("PortingExamples")
    try body()
  }

  private func dial(of source: DialSource) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: DialLayout()
    )
    collection.register(DialCell.self, forCellWithReuseIdentifier: "Mark")
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  private func centers(of collection: UICollectionView) -> [String] {
    collection.indexPathsForVisibleItems.sorted().compactMap { path in
      collection.cellForItem(at: path).map {
        "\(Int($0.center.x.rounded())),\(Int($0.center.y.rounded()))"
      }
    }
  }
}

/// Marks for a dial.
@MainActor
private final class DialSource: NSObject, UICollectionViewDataSource {
  var count = 4

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "Mark", for: indexPath)
  }
}
