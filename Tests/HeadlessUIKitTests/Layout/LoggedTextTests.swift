import Foundation
import Testing

@testable import HeadlessUIKit

/// Texts of UIKit that logs of apps have and no suite can bring about; `RuleSources.md` names the logs.
@MainActor
@Suite("Texts of logs")
struct LoggedTextTests {
  private func text(_ profile: UIKitProfile, _ body: () -> Void) -> String? {
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = profile
    return raisedReason(body)
  }

  @Test("a layer refuses what is no number, with two numbers or four")
  func numbers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(
      text(.ios11) { view.frame = CGRect(x: .nan, y: 212.5, width: 20, height: 20) }
        == "CALayerInvalidGeometry: CALayer position contains NaN: [nan 222.5]"
    )
    #expect(
      text(.ios11) { view.center = CGPoint(x: 75.75, y: .nan) }
        == "CALayerInvalidGeometry: CALayer position contains NaN: [75.75 nan]"
    )
    #expect(
      text(.ios7) { view.bounds = CGRect(x: 0, y: CGFloat.nan, width: 288, height: 144) }
        == "CALayerInvalidGeometry: CALayer bounds contains NaN: [0 nan; 288 144]"
    )
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test("a constraint needs a view around both of its items")
  func anchors() {
    let (box, view) = (UIView(frame: .zero), UIView(frame: .zero))
    let end =
      " because they have no common ancestor.  Does the constraint or its anchors reference items in different view"
      + " hierarchies?  That's illegal."
    #expect(
      text(.ios11) { box.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true }
        == "NSGenericException: Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0xADDR"
        + " \"UIView:0xADDR.centerX\"> and <NSLayoutXAxisAnchor:0xADDR \"UIView:0xADDR.centerX\">\(end)"
    )
    let label = UILabel(frame: .zero)
    #expect(
      text(.ios15) { label.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true }
        == "NSGenericException: Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0xADDR"
        + " \"UILabel:0xADDR.top\"> and <NSLayoutYAxisAnchor:0xADDR \"UIView:0xADDR.bottom\">\(end)"
    )
  }

  @Test("a view takes constraints of what it holds")
  func outside() {
    let (inner, outer) = (
      UIView(frame: .zero), UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 736))
    )
    let width = inner.widthAnchor.constraint(equalToConstant: 414)
    #expect(
      text(.ios11) { outer.addConstraint(width) }
        == "NSGenericException: Unable to install constraint on view.  Does the constraint reference something from"
        + " outside the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0xADDR"
        + " UIView:0xADDR.width == 414> view:<UIView: 0xADDR; frame = (0 0; 414 736); layer = <CALayer: 0xADDR>>"
    )
    var logged: [String] = []
    let reason = text(.ios7) {
      ConsoleLog.removeAll()
      outer.addConstraint(width)
      logged = messages()
    }
    #expect(
      reason
        == "NSInternalInconsistencyException: Impossible to set up layout with view hierarchy unprepared for constraint."
    )
    #expect(
      logged == [
        "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0xADDR UIView:0xADDR.width == 414>\n"
          + "    When added to a view, the constraint's items must be descendants of that view (or the view itself). This"
          + " will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView"
          + " _viewHierarchyUnpreparedForConstraint:] to debug."
      ]
    )
  }

  @Test("a cell's content view and a list's header keep their masks")
  func masks() {
    let state = EngineState()
    defer { state.restore() }
    ConsoleLog.removeAll()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 359, height: 44)
    UIKitProfile.current = .ios7
    cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    #expect(messages().isEmpty)
    UIKitProfile.current = .ios11
    cell.contentView.translatesAutoresizingMaskIntoConstraints = true
    #expect(
      messages() == [
        "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a UITableViewCell is not"
          + " supported and will result in undefined behavior, as this property is managed by the owning UITableViewCell."
          + " Cell: <UITableViewCell: 0xADDR; frame = (0 0; 359 44); layer = <CALayer: 0xADDR>>"
      ]
    )
    UIKitProfile.current = .ios15
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let header = UICollectionReusableView(frame: CGRect(x: 0, y: 198.72, width: 414, height: 992.5))
    list.addSubview(header)
    header.translatesAutoresizingMaskIntoConstraints = false
    #expect(
      messages() == [
        "Changing the translatesAutoresizingMaskIntoConstraints property of a UICollectionReusableView that is managed by"
          + " a UICollectionView is not supported, and will result in incorrect self-sizing. View:"
          + " <UICollectionReusableView: 0xADDR; frame = (0 198.72; 414 992.5); layer = <CALayer: 0xADDR>>"
      ]
    )
  }

  /// The messages since the last call, without addresses.
  private func messages() -> [String] {
    defer { ConsoleLog.removeAll() }
    return ConsoleLog.messages.map(NibFixtures.withoutAddresses)
  }

  @Test(
    "a table logs a layout outside of a window, once, and questions for its cells while they change"
  )
  func tables() {
    let state = EngineState()
    defer { state.restore() }
    ConsoleLog.removeAll()
    UIKitProfile.current = .ios15
    let fixture = TableFixture(rows: 3)
    fixture.headerHeight = 0
    let table = fixture.table(CGRect(x: 0, y: 0, width: 375, height: 603))
    let description =
      "<UITableView: 0xADDR; frame = (0 0; 375 603); clipsToBounds = YES; gestureRecognizers = <NSArray: 0xADDR>; layer ="
      + " <CALayer: 0xADDR>; contentOffset: {0, 0}; contentSize: {375, 132}; adjustedContentInset: {0, 0, 0, 0};"
      + " dataSource: <HeadlessUIKitTests.TableFixture: 0xADDR>>"
    #expect(
      messages() == [
        "Warning once only: UITableView was told to layout its visible cells and other contents without being in the view"
          + " hierarchy (the table view or one of its superviews has not been added to a window). This may cause bugs by"
          + " forcing views inside the table view to load and perform layout without accurate information (e.g. table"
          + " view bounds, trait collection, layout margins, safe area insets, etc), and will also cause unnecessary"
          + " performance overhead due to extra layout passes. Make a symbolic breakpoint at"
          + " UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what caused this to"
          + " occur, so you can avoid this action altogether if possible, or defer it until the table view has been added"
          + " to a window. Table view: \(description)"
      ]
    )
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 603))
    window.addSubview(table)
    fixture.onDisplay = { path in
      _ = path.row == 0 ? table.visibleCells.first : table.cellForRow(at: path)
    }
    fixture.sections[0].removeLast()
    table.reloadData()
    table.layoutIfNeeded()
    let end = description.replacing("132", with: "88")
    #expect(
      messages() == [
        "Attempted to access the table view's visibleCells while they were in the process of being updated, which is not"
          + " allowed. Make a symbolic breakpoint at UITableViewAlertForVisibleCellsAccessDuringUpdate to catch this in"
          + " the debugger and see what caused this to occur. Perhaps you are trying to ask the table view for the visible"
          + " cells from inside a table view callback about a specific row? Table view: \(end)",
        "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of updating its visible"
          + " cells, which is not allowed. Make a symbolic breakpoint at"
          + " UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the debugger and see what caused"
          + " this to occur. Perhaps you are trying to ask the table view for a cell from inside a table view callback"
          + " about a specific row? Table view: \(end)",
      ]
    )
  }

  @Test("a controller is pushed once")
  func pushes() {
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(next, animated: false)
    let name = NibNames.className(of: next)
    #expect(
      text(.ios11) { navigation.pushViewController(next, animated: false) }
        == "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported"
        + " (<\(name): 0xADDR>)"
    )
    #expect(
      text(.ios15) { navigation.pushViewController(next, animated: false) }?.hasPrefix(
        "NSInvalidArgumentException: <UINavigationController: 0xADDR> is pushing the same view controller instance"
          + " (<\(name): 0xADDR>) more than once which is not supported and is most likely an error in the application : "
      ) == true
    )
  }
}
