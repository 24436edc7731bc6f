import Foundation
import Testing

@testable import HeadlessUIKit

/// A table whose overrides call `super` for all rows and sections but some.
private final class Mixed: UITableViewController {
  var asked: [String] = []

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(style: .default, reuseIdentifier: nil) }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    let standard = super.tableView(tableView, heightForHeaderInSection: section)
    return section == 1 ? 7 : standard
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { super.tableView(tableView, titleForHeaderInSection: section) ?? (section == 2 ? "Last" : nil) }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    super.tableView(tableView, canEditRowAt: indexPath) && indexPath.row == 1
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    asked.append("\(indexPath.section).\(indexPath.row)")
  }
}

/// A collection of which the same is true.
private final class MixedItems: UICollectionViewController {
  var chosen: [Int] = []

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    super.collectionView(collectionView, shouldSelectItemAt: indexPath) && indexPath.item != 1
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, didSelectItemAt: indexPath)
    chosen.append(indexPath.item)
  }
}

/// A delegate whose methods make the engine tell others, which lack what they are told.
private final class Writer: NSObject, UITableViewDelegate, UITableViewDataSource, UITextViewDelegate
{
  let text = UITextView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  var taps = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    taps += 1
    text.delegate = self
    _ = text.becomeFirstResponder()
    _ = text.resignFirstResponder()
    tableView.contentOffset.y += 1
  }
}

@MainActor
@Suite("Optional methods that are there although a default body runs")
struct SuperCallTests {
  private let mixed = Mixed(style: .grouped)

  init() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = mixed
    window.makeKeyAndVisible()
  }

  @Test("An override that calls super for some sections counts for the others")
  func heights() {
    let table = mixed.tableView!
    let plain = table.rectForHeader(inSection: 0).height
    #expect(plain != 7)
    #expect(table.rectForHeader(inSection: 1).height == 7)
    #expect(table.rectForHeader(inSection: 2).height != 7)
    #expect((table.headerView(forSection: 2)?.textLabel?.text).map { $0.lowercased() } == "last")
  }

  @Test("What an override makes of super's answer counts")
  func answers() {
    #expect(!mixed.tableView.canEditForTests(row: 0))
    #expect(mixed.tableView.canEditForTests(row: 1))
    #expect(mixed.asked == ["0.0", "0.1", "1.0", "1.1", "2.0", "2.1"])
  }

  @Test("The same in collections")
  func items() {
    let layout = UICollectionViewFlowLayout()
    let controller = MixedItems(collectionViewLayout: layout)
    let collection = controller.collectionView!
    collection.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.layoutIfNeeded()
    for item in 0..<3 { collection.tapItem(at: IndexPath(item: item, section: 0)) }
    #expect(controller.chosen == [0, 2])
  }

  @Test("A method that tells delegates without theirs is told again")
  func others() {
    let (writer, table) = (
      Writer(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    )
    (table.dataSource, table.delegate) = (writer, writer)
    table.layoutIfNeeded()
    for row in [0, 1, 0] { table.tapRow(at: IndexPath(row: row, section: 0)) }
    #expect(writer.taps == 3)
  }
}

extension UITableView {
  /// Whether a row of the first section can be edited, as a swipe finds out.
  fileprivate func canEditForTests(row: Int) -> Bool {
    setEditing(true, animated: false)
    defer { setEditing(false, animated: false) }
    return cellForRow(at: IndexPath(row: row, section: 0))?.isEditing == true
  }
}
