import UIKit

/// The header of a shelf: its name in a label that stands inside of a container.
final class ShelfHeader: UITableViewHeaderFooterView {
  let nameLabel = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameLabel.frame = contentView.bounds.insetBy(dx: 15, dy: 4)
  }
}

/// A list of shelves with what to take from each: delete, reorder, and pull for what others added.
final class ShoppingListViewController: UITableViewController {
  private let shelfNames = ["Fruit", "Bakery", "Dairy"]
  private var shelves = [["Apples", "Pears"], ["Bread", "Rolls", "Cake"], ["Milk"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    tableView.register(ShelfHeader.self, forHeaderFooterViewReuseIdentifier: "Shelf")
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: #selector(fetchWishes(_:)), for: .valueChanged)
    refreshControl = refresh
  }

  @objc private func fetchWishes(_ sender: UIRefreshControl) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.add("Butter", to: 2)
      sender.endRefreshing()
    }
  }

  private func add(_ item: String, to shelf: Int) {
    shelves[shelf].append(item)
    let path = IndexPath(row: shelves[shelf].count - 1, section: shelf)
    tableView.insertRows(at: [path], with: .automatic)
  }

  // MARK: What the table shows

  override func numberOfSections(in tableView: UITableView) -> Int {
    shelves.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = shelves[indexPath.section][indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    30
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Shelf")
    (header as? ShelfHeader)?.nameLabel.text = shelfNames[section]
    return header
  }

  // MARK: What the user changes

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    shelves[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = shelves[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    shelves[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
  }
}
