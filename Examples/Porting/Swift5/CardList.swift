import Foundation
import UIKit

/// A list as most apps have it: written for Swift 5, without a word on actors.
///
/// Apple's compiler accepts it, since UIKit's classes come with `@preconcurrency @MainActor`.
public final class CardSource: NSObject, UITableViewDataSource {
  private let titles: [String]
  private let presenter = CardPresenter()

  /// Creates a source of cards with these titles.
  public init(titles: [String]) { self.titles = titles }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  public func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell: CardCell = tableView.dequeue(for: indexPath)
    presenter.fill(cell, with: titles[indexPath.row])
    return cell
  }
}

/// A helper of no actor: what it calls belongs to the main one.
public final class CardPresenter {
  /// Creates a presenter.
  public init() {}

  /// Writes a title into a cell.
  public func fill(_ cell: UITableViewCell, with title: String) {
    let card = cell as? CardCell
    card?.nameLabel.text = title
    card?.isMarked = title.isEmpty
    cell.contentView.backgroundColor = .white
  }

  /// Makes a table of cards.
  public func makeTable(width: CGFloat) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400), style: .plain)
    table.register(CardCell.self, forCellReuseIdentifier: CardCell.reuseIdentifier)
    return table
  }
}

/// A cell with a label.
public final class CardCell: UITableViewCell, Reusable {
  let nameLabel = UILabel(frame: CGRect(x: 8, y: 4, width: 200, height: 30))
  var isMarked = false

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(nameLabel)
  }

  public required init?(coder: NSCoder) { nil }

  /// The title that it shows.
  public var title: String? { nameLabel.text }
}

/// What names its own reuse identifier, as small libraries have it.
public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  public static var reuseIdentifier: String { String(describing: self) }
}

extension UITableView {
  fileprivate func dequeue<Cell: UITableViewCell & Reusable>(for indexPath: IndexPath) -> Cell {
    guard
      let cell = dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: indexPath) as? Cell
    else { fatalError("no \(Cell.reuseIdentifier) is registered") }
    return cell
  }
}
