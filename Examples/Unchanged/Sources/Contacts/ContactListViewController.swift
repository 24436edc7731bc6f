import UIKit

/// The contacts, from the storyboard: a diffable list that a pull brings up to date.
final class ContactListViewController: UITableViewController {
  private enum Section { case all }

  private var contacts = Contact.family
  private lazy var source = UITableViewDiffableDataSource<Section, Contact>(tableView: tableView) {
    tableView,
    indexPath,
    contact in
    let cell = tableView.dequeueReusableCell(withIdentifier: "History", for: indexPath)
    (cell as? HistoryCell)?.show(contact)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    source.defaultRowAnimation = .fade
    apply(animated: false)
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: #selector(fetch), for: .valueChanged)
    refreshControl = refresh
  }

  @objc private func fetch() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self = self else { return }
      self.contacts.append(Contact(name: "Radia"))
      self.apply(animated: true)
      self.refreshControl?.endRefreshing()
    }
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Contact>()
    snapshot.appendSections([.all])
    snapshot.appendItems(contacts)
    source.apply(snapshot, animatingDifferences: animated)
  }
}
