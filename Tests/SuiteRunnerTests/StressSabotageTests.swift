import Foundation
import HeadlessUIKit
import Testing

@testable import SuiteRunner

/// Each invariant goes red when what it is about is spoilt from outside.
@MainActor
@Suite("What a stress notices", .serialized)
struct StressSabotageTests {
  /// Something that is wrong with a table, and what must be said about it.
  enum TableFault: String, CaseIterable {
    case text, frame, header, headerText, contentSize, offset, lostCell, pooledCell, strayCell
    case highlight, selection, editing, silentData
  }

  private static func table() -> TableStress {
    MainLoop.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(table)
    window.isHidden = false
    return TableStress(table, in: window, StressData(counts: [3, 9, 14, 6]), isUniform: false)
  }

  private static func spoil(_ stress: TableStress, _ fault: TableFault) {
    let table = stress.table
    guard let cell = table.visibleCells.last else { return }
    switch fault {
    case .text: cell.textLabel?.text = "old"
    case .frame: cell.frame.origin.y += 1
    case .header: table.headerView(forSection: 0)?.frame.size.height += 1
    case .headerText: table.headerView(forSection: 0)?.textLabel?.text = "old"
    case .contentSize: table.contentSize.height += 1
    case .offset: table.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    case .lostCell: cell.removeFromSuperview()
    case .pooledCell: try? table.recycle(cell)
    case .strayCell: table.addSubview(UITableViewCell(style: .default, reuseIdentifier: "x"))
    case .highlight: cell.setHighlighted(true, animated: false)
    case .selection: cell.setSelected(true, animated: false)
    case .editing: cell.setEditing(true, animated: false)
    case .silentData:
      var sections = stress.data.sections
      sections[1].items.removeLast()
      stress.data.replace(sections)
    }
  }

  private static let tableKinds: [TableFault: StressViolation.Kind] = [
    .text: .text, .frame: .frame, .header: .edges, .headerText: .edges, .contentSize: .contentSize,
    .offset: .offset, .lostCell: .hierarchy, .pooledCell: .pool, .strayCell: .hierarchy,
    .highlight: .state, .selection: .state, .editing: .state, .silentData: .counts,
  ]

  @Test("Of a table", arguments: TableFault.allCases)
  func tables(fault: TableFault) {
    let stress = Self.table()
    stress.settle(isThorough: true)
    #expect(stress.violation == nil)
    stress.beginPhase()
    Self.spoil(stress, fault)
    stress.settle(isThorough: true)
    #expect(stress.violation?.kind == Self.tableKinds[fault], "\(stress.violation as Any)")
  }

  @Test("Callbacks that are missing, or come twice, are noticed")
  func callbacks() {
    for breaks in 0..<4 {
      let stress = Self.table()
      stress.settle(isThorough: false)
      stress.beginPhase()
      guard let cell = stress.table.visibleCells.first else { continue }
      let header = stress.shownEdges.first?.view ?? UIView()
      let table = stress.table
      switch breaks {
      case 0: stress.tableView(table, willDisplay: cell, forRowAt: [0, 0])
      case 1: stress.tableView(table, didEndDisplaying: cell, forRowAt: [0, 0])
      case 2: stress.tableView(table, didEndDisplayingHeaderView: header, forSection: 0)
      default: stress.tableView(table, willDisplayFooterView: UIView(), forSection: 0)
      }
      stress.settle(isThorough: false)
      let kind = stress.violation?.kind
      #expect(kind == .callbacks || kind == .edges, "\(breaks): \(kind as Any)")
    }
  }

  @Test("Another cell for a row that stays is noticed")
  func identity() {
    let stress = Self.table()
    stress.settle(isThorough: false)
    stress.beginPhase()
    // The table makes both cells anew, and they change places in the pool; the model knows of no reason.
    stress.table.reloadRows(at: [[0, 0], [0, 1]], with: .none)
    stress.settle(isThorough: false)
    #expect(stress.violation?.kind == .identity)
  }

  @Test("Another cell for an item of a snapshot is noticed, and another item than the snapshot's")
  func snapshots() {
    for breaks in 0..<2 {
      let stress = Self.table()
      let snapshots = TableSnapshots(stress)
      stress.useSnapshots(snapshots)
      stress.settle(isThorough: true)
      #expect(stress.violation == nil, "\(stress.violation as Any)")
      stress.beginPhase()
      var snapshot = snapshots.snapshot()
      guard let first = snapshot.itemIdentifiers.first else { return }
      if breaks == 0 { snapshot.reloadItems([first, snapshot.itemIdentifiers[1]]) }
      if breaks == 1 { snapshot.moveItem(first, afterItem: snapshot.itemIdentifiers[2]) }
      snapshots.show(snapshot, animated: true) {}
      stress.settle(isThorough: false)
      let kind = stress.violation?.kind
      #expect(kind == (breaks == 0 ? .identity : .frame), "\(stress.violation as Any)")
    }
  }

  /// Something that is wrong with a collection view.
  enum CollectionFault: String, CaseIterable {
    case text, frame, alpha, order, header, contentSize, lostCell, pooledCell, strayCell, selection
    case background
  }

  private static func collection(_ name: String?) -> CollectionStress {
    MainLoop.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.isHidden = false
    return CollectionStress(
      view,
      in: window,
      StressData(counts: [8, 30, 20]),
      isUniform: false,
      layout: name.map { name in .custom(name: name) { StressLayouts.make(name) } }
        ?? .flow(PlainFlowStyle(layout))
    )
  }

  private static func spoil(_ stress: CollectionStress, _ fault: CollectionFault) {
    let view = stress.view
    guard let cell = view.visibleCells.last as? StressItemCell else { return }
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.visibleSupplementaryViews(ofKind: kind).first as? StressEdgeView
    switch fault {
    case .text: cell.label.text = "old"
    case .frame: cell.frame.origin.x += 1
    case .alpha: cell.alpha = 0.25
    case .order: cell.layer.zPosition = 3
    case .header: header?.label.text = "old"
    case .contentSize: view.contentSize.height += 1
    case .lostCell: cell.removeFromSuperview()
    case .pooledCell: try? view.recycle(cell)
    case .strayCell: view.addSubview(UICollectionViewCell(frame: .zero))
    case .selection: cell.isSelected = true
    case .background: view.insertSubview(StressBackgroundView(frame: .zero), at: 0)
    }
  }

  private static let collectionKinds: [CollectionFault: Set<StressViolation.Kind>] = [
    .text: [.text], .frame: [.frame], .alpha: [.frame], .order: [.frame], .header: [.edges],
    .contentSize: [.contentSize], .lostCell: [.hierarchy], .pooledCell: [.pool],
    .strayCell: [.hierarchy], .selection: [.state], .background: [.frame, .visible],
  ]

  @Test(
    "Of a collection view",
    arguments: CollectionFault.allCases,
    [nil, "waterfall"]
  )
  func collections(fault: CollectionFault, layout: String?) {
    let stress = Self.collection(layout)
    stress.settle(isThorough: true)
    #expect(stress.violation == nil)
    stress.beginPhase()
    Self.spoil(stress, fault)
    stress.settle(isThorough: true)
    let kind = stress.violation?.kind
    #expect(
      kind.map { Self.collectionKinds[fault]?.contains($0) == true } == true,
      "\(kind as Any)"
    )
  }

  @Test("An update that raises nothing where it must is noticed, and one that raises another error")
  func errors() {
    for raised in [
      nil, UIKitException(.range, "other"), UIKitException(.generic, "Invalid update"),
    ] {
      let stress = Self.table()
      stress.expectError(.internalInconsistency, ["Invalid update"]) {
        if let raised { UIKitException.raise(raised) }
      }
      #expect(stress.violation?.kind == .errors)
    }
  }
}

@MainActor
@Suite("Shrinking a failure")
struct StressShrinkerTests {
  private static func breach(_ step: Int, _ kind: StressViolation.Kind) -> StressOutcome.Breach {
    let violation = StressViolation(kind: kind, message: "")
    return StressOutcome.Breach(step: step, operation: .scroll, violation: violation)
  }

  @Test("What is left is what it takes, in order")
  func shortest() {
    var shrinker = StressShrinker(
      run: { steps in
        guard let first = steps.firstIndex(of: 17), let second = steps.firstIndex(of: 90),
          first < second
        else { return nil }
        return Self.breach(90, .text)
      },
      kind: .text,
      budget: 100_000,
      deadline: .now + .seconds(30)
    )
    #expect(shrinker.shrink(Array(1...90)) == [17, 90])
  }

  @Test("Another violation does not count, and without a budget nothing is left out")
  func limits() {
    var other = StressShrinker(
      run: { $0.count == 40 ? Self.breach(40, .text) : Self.breach($0.last ?? 0, .pool) },
      kind: .text,
      budget: 10_000,
      deadline: .now + .seconds(30)
    )
    #expect(other.shrink(Array(1...40)) == Array(1...40))
    var poor = StressShrinker(
      run: { $0.last.map { Self.breach($0, .text) } },
      kind: .text,
      budget: 0,
      deadline: .now + .seconds(30)
    )
    #expect(poor.shrink(Array(1...40)) == Array(1...40))
  }
}

@Suite("Random batches of a stress")
struct StressBatchTests {
  @Test("Data after a batch is what its changes make of it", arguments: 1...200)
  func agrees(seed: Int) {
    var random = StressRandom(seed: seed, step: 1)
    let before = StressData(counts: [4, 0, 7, 12])
    var maker = StressBatchMaker(before, focus: [])
    let batch = maker.make(.mixed(&random), &random)
    #expect(Self.applied(batch.changes, to: before, batch.after) == Self.ids(batch.after))
  }

  private static func ids(_ data: StressData) -> [[Int]] {
    data.sections.map { $0.items.map(\.id) }
  }

  /// Deletes and takes out by old places, then fills new places in ascending order.
  private static func applied(
    _ changes: [StressChange],
    to before: StressData,
    _ after: StressData
  ) -> [[Int]] {
    var sections: [(id: Int, items: [Int]?)] = before.sections.map { ($0.id, $0.items.map(\.id)) }
    var leavingItems: Set<StressPath> = []
    var leavingSections: Set<Int> = []
    var arrivals: [(StressPath, Int)] = []
    var sectionArrivals: [(Int, (Int, [Int]?))] = []
    for change in changes {
      switch change {
      case .deleteItem(let path): leavingItems.insert(path)
      case .moveItem(let old, let new):
        leavingItems.insert(old)
        arrivals.append((new, before[old]?.id ?? -1))
      case .insertItem(let path): arrivals.append((path, after[path]?.id ?? -1))
      case .reloadItem: break
      case .deleteSection(let section): leavingSections.insert(section)
      case .moveSection(let old, let new):
        leavingSections.insert(old)
        sectionArrivals.append((new, sections[old]))
      case .insertSection(let section):
        let items = after.sections[section].items.map(\.id)
        sectionArrivals.append((section, (after.sections[section].id, items)))
      case .reloadSection(let section): sections[section].items = nil
      }
    }
    for path in leavingItems.sorted(by: >) { sections[path.section].items?.remove(at: path.item) }
    for section in leavingSections.sorted(by: >) { sections.remove(at: section) }
    for (place, section) in sectionArrivals.sorted(by: { $0.0 < $1.0 }) {
      sections.insert(section, at: place)
    }
    for (path, id) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      sections[path.section].items?.insert(id, at: path.item)
    }
    return sections.enumerated().map { $1.items ?? after.sections[$0].items.map(\.id) }
  }
}
