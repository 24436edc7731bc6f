import Foundation
import HeadlessUIKit
import Testing

private final class GrowingTable: UITableView {
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}

private final class GrowingCollection: UICollectionView {
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
}

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count = 3
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }
}

private final class ListCell: UITableViewCell {
  let list: GrowingCollection
  let rows = Rows()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    list = GrowingCollection(
      frame: CGRect(x: 0, y: 0, width: 320, height: 10),
      collectionViewLayout: layout
    )
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    list.dataSource = rows
    rows.count = 7
    list.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: contentView.topAnchor),
      list.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority h: UILayoutPriority,
    verticalFittingPriority v: UILayoutPriority
  ) -> CGSize {
    list.frame = CGRect(x: 0, y: 0, width: targetSize.width, height: 10)
    list.layoutIfNeeded()
    return list.collectionViewLayout.collectionViewContentSize
  }
}

/// Lists that apps make as high as their content, in the ways that they are seen to do it.
@MainActor
@Suite struct GrowingListTests {
  @Test("A table that is as high as its rows")
  func growingTable() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    let table = GrowingTable(frame: .zero, style: .plain)
    let rows = Rows()
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = rows
    let label = UILabel()
    label.text = "x"
    stack.addArrangedSubview(table)
    stack.addArrangedSubview(label)
    window.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 150))
    #expect(label.frame.minY == 150)
    rows.count = 5
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.frame.height == 250)
    #expect(table.visibleCells.count == 5)
    rows.count = 6
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    window.layoutIfNeeded()
    #expect(table.frame.height == 300)
    #expect(label.frame.minY == 300)
  }

  @Test("A collection view that is as high as its items")
  func growingCollection() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let list = GrowingCollection(frame: .zero, collectionViewLayout: layout)
    let rows = Rows()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    list.dataSource = rows
    list.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: window.topAnchor),
      list.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(list.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    rows.count = 10
    list.reloadData()
    window.layoutIfNeeded()
    #expect(list.frame.height == 190)
    #expect(list.visibleCells.count == 10)
  }

  @Test("A collection view in a row that sizes itself")
  func nested() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
    UIWindow(frame: table.frame).addSubview(table)
    let rows = Rows()
    table.register(ListCell.self, forCellReuseIdentifier: "Row")
    table.estimatedRowHeight = 44
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 420)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 140, 280])
    #expect((table.visibleCells.first as? ListCell)?.list.visibleCells.count == 7)
  }
}
