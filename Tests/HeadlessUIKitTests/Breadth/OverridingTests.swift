import Testing

@testable import HeadlessUIKit

/// Members that code of lists overrides: a subclass's body must be the one that runs.
@MainActor
struct OverridingTests {
  private final class CountingTable: UITableView {
    var calls: [String] = []
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      calls.append("insert \(indexPaths.count)")
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      calls.append("delete \(indexPaths.count)")
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      calls.append("cell \(indexPath.row)")
      return nil
    }
  }

  private final class CountingCollection: UICollectionView {
    var calls: [String] = []
    override func insertItems(at indexPaths: [IndexPath]) {
      calls.append("insert \(indexPaths.count)")
    }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
      calls.append("cell \(indexPath.item)")
      return nil
    }
  }

  private final class PaddedView: UIView {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 11, left: 0, bottom: 0, right: 0)
    }
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      set { super.layoutMargins = newValue }
    }
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    }
    override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: 0) }
  }

  private final class InsetField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 9, dy: 0) }
  }

  @Test("Tables and collections ask a subclass for updates and cells")
  func lists() {
    let table = CountingTable(frame: .zero)
    let path = IndexPath(row: 3, section: 0)
    (table as UITableView).insertRows(at: [path], with: .none)
    (table as UITableView).deleteRows(at: [path, path], with: .none)
    #expect((table as UITableView).cellForRow(at: path) == nil)
    #expect(table.calls == ["insert 1", "delete 2", "cell 3"])
    let collection = CountingCollection(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    (collection as UICollectionView).insertItems(at: [path])
    #expect((collection as UICollectionView).cellForItem(at: path) == nil)
    #expect(collection.calls == ["insert 1", "cell 3"])
  }

  @Test("Views take insets and the order of subviews from a subclass")
  func views() {
    let view: UIView = PaddedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(view.safeAreaInsets.top == 11)
    #expect(view.layoutMargins.right == 4)
    #expect(view.alignmentRect(forFrame: view.frame).minX == 5)
    let first = UIView()
    let second = UIView()
    view.insertSubview(first, at: 0)
    view.insertSubview(second, at: 7)
    #expect(view.subviews == [second, first])
  }

  @Test("A field's editing rectangle follows the overridden text rectangle")
  func fields() {
    let field: UITextField = InsetField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(field.editingRect(forBounds: field.bounds).minX == 9)
    #expect(field.placeholderRect(forBounds: field.bounds).width == 82)
  }

  @Test("Switches, sliders and segmented controls keep their alignment rectangles")
  func alignment() {
    #expect(UISwitch().alignmentRectInsets.right == 2)
    #expect(UISlider().alignmentRectInsets.left == 2)
    #expect(UISegmentedControl().alignmentRectInsets.bottom == 1)
    #expect(UILabel().alignmentRectInsets == .zero)
  }

  @Test("A recogniser with an initialiser of its own needs none of UIKit's")
  func recogniser() {
    let hold: UIGestureRecognizer = HoldRecogniser(seconds: 2)
    #expect(hold.isEnabled && (hold as? HoldRecogniser)?.seconds == 2)
  }

  @Test("Views and screens convert between one another's coordinates")
  func coordinateSpaces() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    outer.addSubview(inner)
    let screen: any UICoordinateSpace = UIScreen.main
    #expect(screen.convert(CGPoint.zero, from: inner) == inner.convert(.zero, to: nil as UIView?))
    let space: any UICoordinateSpace = inner
    #expect(space.convert(CGRect(x: 0, y: 0, width: 3, height: 4), to: outer).origin.x == 1)
  }

  @Test("A layout answers attributes for a moving item, also where it has none")
  func movingItem() {
    let attributes = UICollectionViewLayout().layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(item: 3, section: 0),
      withTargetPosition: CGPoint(x: 5, y: 6)
    )
    #expect(attributes.indexPath.item == 3 && attributes.center == CGPoint(x: 5, y: 6))
  }

  @Test("Web views, pages and maps keep what they are given, and note what they cannot do")
  func webViews() {
    let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    page.scrollView.isScrollEnabled = false
    #expect(!page.scrollView.isScrollEnabled)
    page.loadHTMLString("<p>", baseURL: nil)
    #expect(StandIn.called.contains("WKWebView.loadHTMLString"))
    let map = MKMapView()
    map.setCenter(CLLocationCoordinate2D(latitude: 1, longitude: 2), animated: true)
    #expect(map.region.center.longitude == 2)
  }
}

/// A recogniser that is made in one way only.
private final class HoldRecogniser: UIGestureRecognizer {
  let seconds: Int
  init(seconds: Int) {
    self.seconds = seconds
    super.init(target: nil, action: nil)
  }
}
