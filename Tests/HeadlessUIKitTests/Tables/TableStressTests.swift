import Foundation
import Testing

@testable import HeadlessUIKit

/// Random batches against a plain model: sections of numbered rows whose height depends on the number.
@MainActor
@Suite("Tables: random updates against a plain model")
struct TableStressTests {
  @Test(
    "TV-91, TV-95: what is on screen agrees with the model after every batch",
    arguments: 0..<10
  )
  func agreesWithModel(seed: UInt64) {
    let model = StressModel(seed: seed)
    for step in 0..<400 {
      model.step()
      if let violation = model.violation() {
        Issue.record("seed \(seed), step \(step): \(violation)")
        return
      }
    }
    #expect(model.operationCounts.count >= 9, "\(model.operationCounts)")
  }
}

@MainActor
private final class StressModel: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var random: SeededGenerator
  private var sections: [[Int]]
  private var nextNumber = 0
  private let table: UITableView
  private var displayed: [ObjectIdentifier: Int] = [:]
  private var cellsBefore: [Int: UITableViewCell] = [:]
  private var renewed: Set<Int> = []
  var operationCounts: [String: Int] = [:]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    sections = []
    let style: UITableView.Style = [.plain, .grouped, .insetGrouped][Int(seed % 3)]
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.sectionHeaderTopPadding = 0
    super.init()
    for _ in 0..<4 { sections.append((0..<int(8)).map { _ in newNumber() }) }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
  }

  private func int(_ limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &random) }

  private func newNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  private func height(_ number: Int) -> CGFloat { CGFloat(20 + number % 7 * 8) }

  // MARK: Steps

  func step() {
    cellsBefore = [:]
    renewed = []
    for row in table.list.rows {
      cellsBefore[sections[row.position.section][row.position.row]] = row.cell
    }
    switch int(10) {
    case 0: scroll()
    case 1: reloadAll()
    case 2: sectionBatch()
    case 3: moveSection()
    case 4: reloadSection()
    default: rowBatch()
    }
    table.layoutIfNeeded()
  }

  private func note(_ name: String) { operationCounts[name, default: 0] += 1 }

  private func scroll() {
    note("scroll")
    let limit = max(table.contentSize.height - 200, 1)
    table.contentOffset.y = CGFloat(int(Int(limit))) - 50
  }

  private func reloadAll() {
    note("reloadData")
    renewed = Set(cellsBefore.keys)
    table.reloadData()
  }

  private func sectionBatch() {
    var old = Array(sections.indices)
    let deleted = Set(old.filter { _ in int(4) == 0 })
    old.removeAll { deleted.contains($0) }
    var new: [[Int]] = old.map { sections[$0] }
    var inserted = IndexSet()
    for _ in 0..<int(3) {
      let index = int(new.count + 1)
      new.insert((0..<int(6)).map { _ in newNumber() }, at: index)
      inserted = IndexSet(inserted.map { $0 >= index ? $0 + 1 : $0 })
      inserted.insert(index)
    }
    if !deleted.isEmpty { note("deleteSections") }
    if !inserted.isEmpty { note("insertSections") }
    sections = new
    table.performBatchUpdates({
      self.table.insertSections(inserted, with: .none)
      self.table.deleteSections(IndexSet(deleted), with: .none)
    })
  }

  private func moveSection() {
    guard !sections.isEmpty else { return }
    note("moveSection")
    let (from, to) = (int(sections.count), int(sections.count))
    sections.insert(sections.remove(at: from), at: to)
    table.moveSection(from, toSection: to)
  }

  private func reloadSection() {
    guard !sections.isEmpty else { return }
    note("reloadSections")
    let section = int(sections.count)
    renewed.formUnion(sections[section])
    sections[section] = sections[section].filter { _ in int(3) > 0 } + [newNumber()]
    renewed.formUnion(sections[section])
    table.reloadSections(IndexSet(integer: section), with: .none)
  }

  /// Deletes, moves, reloads and inserts rows anywhere in one batch, in a random order of calls.
  private func rowBatch() {
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var movedFrom: [(IndexPath, Int)] = []
    var new = sections
    for (section, rows) in sections.enumerated() {
      new[section] = []
      for (row, number) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        switch int(12) {
        case 0, 1: deleted.append(path)
        case 2: movedFrom.append((path, number))
        case 3:
          reloaded.append(path)
          renewed.insert(number)
          new[section].append(number)
        default: new[section].append(number)
        }
      }
    }
    var arriving = movedFrom.map { $0.1 }
    let insertedNumbers = new.isEmpty ? [] : (0..<int(6)).map { _ in newNumber() }
    arriving += insertedNumbers
    for number in arriving {
      let section = int(new.count)
      new[section].insert(number, at: int(new[section].count + 1))
    }
    let before = sections
    sections = new
    perform(deleted, reloaded, movedFrom, insertedNumbers, before)
  }

  private func perform(
    _ deleted: [IndexPath],
    _ reloaded: [IndexPath],
    _ moved: [(IndexPath, Int)],
    _ inserted: [Int],
    _ before: [[Int]]
  ) {
    if !deleted.isEmpty { note("deleteRows") }
    if !reloaded.isEmpty { note("reloadRows") }
    if !moved.isEmpty { note("moveRow") }
    if !inserted.isEmpty { note("insertRows") }
    let arrivals = inserted.map { self.path(of: $0) }
    let targets = Set(moved.map { path(of: $0.1) })
    let later = reloaded.filter { targets.contains(expected($0, deleted, arrivals)) }
    let numbers = later.map { before[$0.section][$0.row] }
    let now = reloaded.filter { !later.contains($0) }
    var calls: [() -> Void] = [
      { self.table.deleteRows(at: deleted, with: .none) },
      { self.table.reloadRows(at: now, with: .none) },
      { self.table.insertRows(at: arrivals, with: .none) },
    ]
    for (from, number) in moved {
      calls.append { self.table.moveRow(at: from, to: self.path(of: number)) }
    }
    calls.shuffle(using: &random)
    table.performBatchUpdates({ for call in calls { call() } })
    table.reloadRows(at: numbers.map { path(of: $0) }, with: .none)
  }

  /// Where a table expects a reloaded row: moves do not count (rule TV-94a).
  private func expected(_ path: IndexPath, _ deleted: [IndexPath], _ inserted: [IndexPath])
    -> IndexPath
  {
    var row = path.row - deleted.count { $0.section == path.section && $0.row < path.row }
    for new in inserted.sorted() where new.section == path.section && new.row <= row { row += 1 }
    return IndexPath(row: row, section: path.section)
  }

  private func path(of number: Int) -> IndexPath {
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(of: number) { return IndexPath(row: row, section: section) }
    }
    return IndexPath()
  }

  // MARK: Comparing

  func violation() -> String? {
    guard table.numberOfSections == sections.count else { return "sections" }
    let low = table.contentOffset.y
    let high = low + table.bounds.height
    var y: CGFloat = 0
    var shown: [IndexPath] = []
    for (section, rows) in sections.enumerated() {
      y += 10
      for (row, number) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        if y < high, y + height(number) > low { shown.append(path) }
        if table.rectForRow(at: path).minY != y { return "row \(path) at \(y)" }
        y += height(number)
      }
      y += 5
    }
    if table.contentSize.height != y { return "content \(table.contentSize.height) for \(y)" }
    let found = table.indexPathsForVisibleRows ?? []
    if found != shown { return "visible \(found) for \(shown)" }
    return shown.lazy.compactMap(cellViolation).first ?? callbackViolation()
  }

  private func cellViolation(_ path: IndexPath) -> String? {
    let number = sections[path.section][path.row]
    guard let cell = table.cellForRow(at: path) else { return "no cell for \(path)" }
    if cell.textLabel?.text != String(number) { return "text of \(path)" }
    if cell.frame.minY != table.rectForRow(at: path).minY { return "frame of \(path)" }
    if cell.frame.height != height(number) { return "height of \(path)" }
    if cell.superview !== table { return "\(path) is not in the table" }
    if cell.listPosition != ListPosition(section: path.section, item: path.row) {
      return "position of \(path)"
    }
    if table.reuseRegistry.isPooled(cell) { return "\(path) is on screen and in the pool" }
    if let before = cellsBefore[number], !renewed.contains(number), before !== cell {
      return "\(path) lost its cell"
    }
    return nil
  }

  private func callbackViolation() -> String? {
    let on = Set(table.visibleCells.map { ObjectIdentifier($0) })
    let told = Set(displayed.filter { $0.value == 1 }.keys)
    if on != told { return "callbacks do not balance" }
    if displayed.values.contains(where: { $0 < 0 || $0 > 1 }) { return "a callback came twice" }
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    return isSame(cells, table.visibleCells) ? nil : "order of subviews"
  }

  // MARK: Answers

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = String(sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(sections[indexPath.section][indexPath.row])
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 5 }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { displayed[ObjectIdentifier(cell), default: 0] += 1 }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { displayed[ObjectIdentifier(cell), default: 0] -= 1 }
}
