import Foundation
import HeadlessUIKit

/// A table under stress: its data source and delegate over a plain model.
@MainActor
final class TableStress: StressSource, StressDriver {
  static let rowIdentifier = "stress row"
  static let edgeIdentifier = "stress edge"

  let table: UITableView
  var style = PlainTableStyle()
  var plain = PlainTable()
  /// The class that makes cells now.
  var rowClass: UITableViewCell.Type = StressRowCell.self
  /// The row whose delete button shows.
  var confirming: Int?
  /// The move that the data source was told of.
  var toldMove: (from: StressPath, to: StressPath)?

  init(
    _ table: UITableView,
    in window: UIWindow,
    _ data: StressData,
    isUniform: Bool,
    pools: StressPools = StressPools()
  ) {
    self.table = table
    super.init(.table(table), table, in: window, data, pools)
    style.isPlain = table.style == .plain
    style.isInset = table.style == .insetGrouped
    style.topPadding =
      table.sectionHeaderTopPadding < 0
      ? Self.automaticPadding : Double(table.sectionHeaderTopPadding)
    style.rowHeight = isUniform ? Double(table.rowHeight >= 0 ? table.rowHeight : 44) : nil
    style.headerView = Double(table.tableHeaderView?.frame.height ?? 0)
    style.footerView = Double(table.tableFooterView?.frame.height ?? 0)
    table.register(StressRowCell.self, forCellReuseIdentifier: Self.rowIdentifier)
    table.register(
      UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: Self.edgeIdentifier
    )
    table.refreshControl = makeRefreshControl()
    table.dataSource = self
    table.delegate = self
    table.reloadData()
    window.layoutIfNeeded()
    beginPhase()
  }

  /// The space above plain headers that nobody sets.
  private static var automaticPadding: Double { UIKitProfile.current < .ios15 ? 0 : 22 }

  var supported: Set<StressOperation> {
    var operations = Set(StressOperation.allCases)
    operations.remove(.switchLayout)
    if !style.isPlain { operations.remove(.tapIndex) }
    if snapshots != nil { return operations.intersection(StressOperation.ofSnapshots) }
    return operations.subtracting([.snapshot, .illegalSnapshot])
  }

  func performOwn(_ operation: StressOperation, _ random: inout StressRandom) -> Bool {
    switch operation {
    case .setProperty:
      setProperty(&random)
      return true
    case .switchLayout:
      return false
    default:
      return performTouch(operation, &random)
    }
  }

  func exchangeClass() {
    rowClass = rowClass == StressRowCell.self ? OtherStressRowCell.self : StressRowCell.self
    note("\(rowClass)")
    table.register(rowClass, forCellReuseIdentifier: Self.rowIdentifier)
  }

  // MARK: Scrolling

  func performScrolling(_ operation: StressOperation, _ random: inout StressRandom) -> Bool {
    let (low, high) = offsetLimits
    switch operation {
    case .scroll:
      let step = random.quarter(-48, 48)
      let y = min(max(table.contentOffset.y + step, low.y), high.y)
      scroll(to: CGPoint(x: 0, y: y))
    case .jump:
      let overshoot = random.once(in: 8) ? 60.0 : 0
      scroll(to: CGPoint(x: 0, y: random.quarter(low.y - overshoot, high.y + overshoot)))
    default:
      return scrollToRow(&random)
    }
    return true
  }

  func anyOffset(_ random: inout StressRandom) -> CGPoint {
    let (low, high) = offsetLimits
    return CGPoint(x: 0, y: random.quarter(low.y, high.y))
  }

  /// Scrolls to a row; where the content must stand then is computed from the plain geometry (rule TV-80).
  private func scrollToRow(_ random: inout StressRandom) -> Bool {
    guard let path = data.anyPath(&random) else { return false }
    plain.compute(data, style)
    let section = plain.sections[path.section]
    let top = plain.tops[section.firstRow + path.item]
    let bottom = top + plain.heights[section.firstRow + path.item]
    let inset = table.adjustedContentInset
    let room = Double(table.bounds.height - inset.top - inset.bottom)
    let current = Double(table.contentOffset.y + inset.top)
    let header = style.isPlain ? section.headerHeight : 0
    let position = [UITableView.ScrollPosition.none, .top, .middle, .bottom][random.int(below: 4)]
    note("\(path) \(position)")
    let target: Double
    switch position {
    case .top: target = top - header
    case .middle: target = (top + bottom) / 2 - room / 2
    case .bottom: target = bottom - room
    case .none:
      if top - header < current {
        target = top - header
      } else if bottom > current + room {
        target = min(bottom - room, top - header)
      } else {
        phase.target = table.contentOffset
        table.scrollToRow(at: path.indexPath, at: position, animated: random.once(in: 2))
        return true
      }
    }
    phase.target = clamped(CGPoint(x: 0, y: target - Double(inset.top)))
    table.scrollToRow(at: path.indexPath, at: position, animated: random.once(in: 2))
    return true
  }

  // MARK: Properties

  private func setProperty(_ random: inout StressRandom) {
    switch random.int(below: 7) {
    case 0:
      style.headerView = Double([0, 20, 44.5, 90][random.int(below: 4)])
      note("table header \(NumberText.of(style.headerView))")
      table.tableHeaderView = style.headerView > 0 ? Self.endView(style.headerView) : nil
    case 1:
      style.footerView = Double([0, 12.5, 60][random.int(below: 3)])
      note("table footer \(NumberText.of(style.footerView))")
      table.tableFooterView = style.footerView > 0 ? Self.endView(style.footerView) : nil
    case 2:
      _ = setInsets(&random)
    case 3:
      let padding = [UITableView.automaticDimension, 0, 4, 8.5][random.int(below: 4)]
      note("header top padding \(padding)")
      table.sectionHeaderTopPadding = padding
      style.topPadding = padding < 0 ? Self.automaticPadding : Double(padding)
    case 4:
      table.allowsMultipleSelection.toggle()
      note("multiple selection \(table.allowsMultipleSelection)")
    case 5:
      let policies: [UITableView.RecyclePolicy] = [.afterJumps, .afterFetching, .beforeFetching]
      table.recyclePolicy = policies[random.int(below: policies.count)]
      note("\(table.recyclePolicy)")
    default:
      guard style.rowHeight != nil else { return table.separatorStyle = .none }
      let height = 30 + Double(random.int(below: 9)) * 4.25
      note("row height \(NumberText.of(height))")
      table.rowHeight = CGFloat(height)
      style.rowHeight = height
    }
  }

  private static func endView(_ height: Double) -> UIView {
    UIView(frame: CGRect(x: 3, y: 7, width: 50, height: height))
  }
}
