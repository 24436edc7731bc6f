import Devices
import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// The window of a case with its host view, and the views that were dequeued into it.
@MainActor
final class Stage {
  /// A view that a step dequeued and no step has recycled.
  struct Shown {
    let view: UIView
    let lane: ReuseLane
  }

  let window: UIWindow
  /// The fixture's view, or a plain one that fills the window.
  let host: UIView
  /// The views in use, the oldest first.
  private(set) var shown: [Shown] = []
  private var nextTop: CGFloat = 0
  /// The data source and delegate of the host list, which holds them weakly.
  private(set) var data: GeneratedList?
  /// The device that the fixture names.
  private let device: Device?
  let declaredClasses = DeclaredClasses()
  /// The diffable data source that `<apply>` gave the host list.
  var snapshots: SnapshotSource?
  /// Records in memory, and the table's data source where they are shown.
  private(set) lazy var fetched = FetchedSource()
  /// The delegate with menus and actions, which the host list holds weakly.
  var acting: ActingDelegate?
  /// The transition between layouts that is under way.
  var transition: UICollectionViewTransitionLayout?

  /// Makes the window of a case; without a fixture it is empty.
  init(_ fixture: FixtureDeclaration?) throws(StepError) {
    let size = fixture?.host.size ?? DeviceTable.standard.size
    device = fixture?.host.device
    if let fixture, let name = fixture.host["device"], device == nil {
      throw .because("fixture \"\(fixture.id)\": no device \"\(name)\"", line: fixture.line)
    }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    if let fixture {
      host = try HostBuilder.view(of: fixture)
    } else {
      host = UIView(frame: window.bounds)
    }
    host.frame = window.bounds
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(host)
    setSafeArea()
  }

  /// Gives the window and its host the safe area of the fixture's device, upright or on its side.
  private func setSafeArea() {
    guard let device else { return }
    let isUpright = window.bounds.height >= window.bounds.width
    let insets = isUpright ? device.uprightInsets : device.sideInsets
    window.setSafeAreaInsets(insets)
    host.setSafeAreaInsets(insets)
  }

  /// Gives the host list its generated data.
  ///
  /// - Throws: ``StepError`` for data that cannot be compiled.
  func supply(_ plan: DataPlan, fixture: String, _ target: DataHost) throws(StepError) {
    switch host {
    case let table as UITableView:
      let data =
        plan.lacksCells
        ? try CellLessData(plan, fixture: fixture, target)
        : try GeneratedData(plan, fixture: fixture, target)
      table.dataSource = data
      table.delegate = data
      if plan.prefetches { table.prefetchDataSource = data }
      self.data = data
    case let collection as UICollectionView:
      let data = try GeneratedItems(plan, fixture: fixture, target)
      collection.dataSource = data
      collection.delegate = data
      if plan.prefetches { collection.prefetchDataSource = data }
      self.data = data
    default: break
    }
  }

  /// Lets the generated data go, which lists hold weakly.
  func releaseData() { data = nil }

  /// Gives the window another size and lays it out.
  func resize(width: Double, height: Double) {
    window.frame = CGRect(x: 0, y: 0, width: width, height: height)
    setSafeArea()
    window.layoutIfNeeded()
  }

  /// Notes that a view is in use; puts it into the host below the others when it is kept on screen.
  ///
  /// Until lists lay themselves out, a table's views take its width and stand one below the other.
  /// - Complexity: O(1), amortised.
  func show(
    _ view: UIView,
    _ lane: ReuseLane,
    at indexPath: IndexPath,
    inWindow: Bool
  ) {
    shown.append(Shown(view: view, lane: lane))
    guard inWindow else { return }
    place(view, lane.pool, at: indexPath)
    let owner = lane.list.view
    let width = owner is UITableView ? owner.bounds.width : view.frame.width
    view.frame = CGRect(x: 0, y: nextTop, width: width, height: view.frame.height)
    nextTop += view.frame.height
    owner.addSubview(view)
  }

  /// Says of a view where in the list it stands, as laid-out lists say it.
  private func place(_ view: UIView, _ pool: ReusePool, at indexPath: IndexPath) {
    let position = ListPosition(section: indexPath[0], item: indexPath[1])
    switch view {
    case let cell as UITableViewCell: cell.listPosition = position
    case let view as UITableViewHeaderFooterView:
      view.listPosition = ListPosition(section: position.section)
    case let view as UICollectionReusableView:
      view.listPosition = position
      if case .supplementary(let kind) = pool.space { view.elementKind = kind }
    default: break
    }
  }

  /// Takes views out of use, the oldest first.
  func remove(at indexes: [Int]) -> [Shown] {
    let taken = indexes.map { shown[$0] }
    for index in indexes.reversed() { shown.remove(at: index) }
    if shown.isEmpty { nextTop = 0 }
    return taken
  }

  /// Takes all views out of use, keeping the memory for the next.
  func removeAll(_ body: (borrowing Shown) throws(StepError) -> Void) throws(StepError) {
    for index in shown.indices { try body(shown[index]) }
    shown.removeAll(keepingCapacity: true)
    nextTop = 0
  }
}
