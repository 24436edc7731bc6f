import Testing

@testable import HeadlessUIKit

/// Delegates of lists and text views have a type of their own, and are the scroll view's delegate too.
@MainActor
struct ListDelegateTests {
  private final class Rows: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }
  }

  private final class Scrolls: NSObject, UIScrollViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  /// Takes every delegate for itself, and passes on to the one that it was given, as libraries do.
  private final class Proxy: UITableView, UITableViewDelegate {
    var others: [(any UITableViewDelegate)?] = []
    override weak var delegate: (any UITableViewDelegate)? {
      get { others.last ?? nil }
      set {
        others.append(newValue)
        super.delegate = self
      }
    }
  }

  private final class ObservedTable: UITableView {
    var changes = 0
    override weak var delegate: (any UITableViewDelegate)? { didSet { changes += 1 } }
  }

  private final class ObservedScroll: UIScrollView {
    var changes = 0
    override weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { changes += 1 } }
  }

  @Test("A table's delegate answers for rows without a cast, and hears of scrolling")
  func table() {
    let (table, rows) = (UITableView(frame: .zero), Rows())
    table.delegate = rows
    let path = IndexPath(row: 0, section: 0)
    #expect(table.delegate?.tableView(table, heightForRowAt: path) == 7)
    #expect((table as UIScrollView).delegate === rows)
    table.contentOffset.y = 3
    #expect(rows.scrolls == 1)
    table.delegate = nil
    #expect((table as UIScrollView).delegate == nil)
  }

  @Test("A delegate that is set through the scroll view is the list's, if it is of its type")
  func scrollView() {
    let (table, rows, plain) = (ObservedTable(frame: .zero), Rows(), Scrolls())
    (table as UIScrollView).delegate = rows
    #expect(table.delegate === rows && table.tableDelegate === rows)
    #expect(table.changes == 1)
    (table as UIScrollView).delegate = plain
    #expect(table.delegate == nil && table.tableDelegate == nil)
    table.contentOffset.y = 3
    #expect(plain.scrolls == 1 && rows.scrolls == 0)
  }

  @Test("A collection's delegate is the scroll view's")
  func collection() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let rows = Rows()
    view.delegate = rows
    #expect((view as UIScrollView).delegate === rows && view.collectionDelegate === rows)
    view.delegate = nil
    #expect(view.collectionDelegate == nil)
  }

  @Test("A list that takes its delegate for itself is asked first")
  func proxy() {
    let (table, rows) = (Proxy(frame: .zero), Rows())
    (table as UITableView).delegate = rows
    #expect(table.delegate === rows && table.tableDelegate === table)
    #expect(table.scrollDelegate === table && table.others.count == 1)
  }

  @Test("A plain scroll view's subclass observes its delegate under another name")
  func plainScrollView() {
    let (view, plain) = (ObservedScroll(frame: .zero), Scrolls())
    (view as UIScrollView).delegate = plain
    #expect(view.changes == 1 && view.delegate === plain)
  }

  private final class Writer: NSObject, UITextViewDelegate {}

  @Test("A text view's delegate has its own type")
  func textView() {
    let (view, writer) = (UITextView(frame: .zero), Writer())
    view.delegate = writer
    let own: (any UITextViewDelegate)? = view.delegate
    #expect(own === writer && (view as UIScrollView).delegate === writer)
  }
}
