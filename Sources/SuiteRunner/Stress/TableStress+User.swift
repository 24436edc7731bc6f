import Foundation
import HeadlessUIKit

/// What users do: tapping, editing, dragging, pulling.
extension TableStress {
  func performTouch(_ operation: StressOperation, _ random: inout StressRandom) -> Bool {
    switch operation {
    case .tap: tap(&random)
    case .setEditing:
      setEditing(!table.isEditing)
    case .swipeDelete, .swipeCancel: swipe(deletes: operation == .swipeDelete, &random)
    case .editControl: tapEditControl(&random)
    case .drag: drag(&random)
    default: tapIndex(&random)
    }
  }

  private func anyVisible(
    _ random: inout StressRandom,
    where isGood: (StressItem) -> Bool = { _ in true }
  ) -> (path: StressPath, item: StressItem)? {
    for _ in 0..<6 {
      guard let path = random.element(of: visiblePaths), let item = data[path], isGood(item) else {
        continue
      }
      return (path, item)
    }
    return nil
  }

  // MARK: Selection

  var selectsSeveral: Bool {
    table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  func select(_ selects: Bool, _ indexPath: IndexPath, animated: Bool) {
    if selects {
      table.selectRow(at: indexPath, animated: animated, scrollPosition: .none)
    } else {
      table.deselectRow(at: indexPath, animated: animated)
    }
  }

  private func tap(_ random: inout StressRandom) -> Bool {
    guard let (path, item) = anyVisible(&random) else { return false }
    note("\(path)")
    if confirming != nil {
      // The touch hides the Delete button and does nothing else (rule TV-90j).
      confirming = nil
    } else if !table.isEditing, item.isTappable {
      toggleSelection(of: item)
    }
    if !table.tapRow(at: path.indexPath) { fail(.state, "\(path) could not be tapped") }
    return true
  }

  // MARK: Editing

  private func setEditing(_ editing: Bool) -> Bool {
    if confirming != nil {
      table.cancelDeletion()
      confirming = nil
    }
    note(editing ? "on" : "off")
    table.setEditing(editing, animated: false)
    return true
  }

  private func swipe(deletes: Bool, _ random: inout StressRandom) -> Bool {
    if table.isEditing {
      _ = setEditing(false)
      settle(isThorough: false)
      beginPhase()
    }
    if confirming == nil {
      let found = anyVisible(&random) { $0.isEditable && !$0.isInserter }
      guard let (path, item) = found else { return false }
      note("swipe \(path)")
      if !table.swipeToDelete(at: path.indexPath) {
        fail(.state, "a swipe over \(path) showed no delete button")
        return true
      }
      confirming = item.id
      settle(isThorough: false)
      beginPhase()
      // The button may stay while other things happen.
      if random.once(in: 4) { return true }
    }
    finishConfirmation(deletes: deletes)
    return true
  }

  private func finishConfirmation(deletes: Bool) {
    note(deletes ? "delete" : "cancel")
    let count = data.itemCount
    guard deletes else {
      confirming = nil
      return table.cancelDeletion()
    }
    if !table.confirmDeletion() { fail(.state, "the delete button did nothing") }
    confirming = nil
    if data.itemCount != count - 1 {
      fail(.callbacks, "the delete button did not tell the data source to delete one row")
    }
  }

  private func tapEditControl(_ random: inout StressRandom) -> Bool {
    if !table.isEditing || confirming != nil {
      _ = setEditing(true)
      settle(isThorough: false)
      beginPhase()
    }
    guard let (path, item) = anyVisible(&random, where: \.isEditable) else { return false }
    note("control of \(path)")
    let count = data.itemCount
    if !table.tapEditControl(at: path.indexPath) {
      fail(.state, "\(path) shows no edit control")
      return true
    }
    if item.isInserter {
      if data.itemCount != count + 1 {
        fail(.callbacks, "the insert control did not tell the data source to insert one row")
      }
      return true
    }
    confirming = item.id
    settle(isThorough: false)
    beginPhase()
    finishConfirmation(deletes: random.int(below: 4) > 0)
    return true
  }

  /// The data source's side of an insertion or deletion by the user: the data first, then the table (rule TV-90e).
  func commit(_ style: UITableViewCell.EditingStyle, at path: StressPath) {
    guard let item = data[path] else {
      return fail(.callbacks, "told to commit an edit of \(path), which does not exist")
    }
    var sections = data.sections
    if style == .insert {
      sections[path.section].items.insert(data.makeItem(), at: path.item + 1)
      data.replace(sections)
      table.insertRows(at: [[path.section, path.item + 1]], with: .automatic)
      return
    }
    if confirming != item.id {
      fail(.callbacks, "told to delete \(path), whose delete button was not tapped")
    }
    sections[path.section].items.remove(at: path.item)
    data.replace(sections)
    selection.remove(item.id)
    table.deleteRows(at: [path.indexPath], with: .fade)
  }

  // MARK: Dragging

  /// Drags a visible row over others; the model says where it must end.
  private func drag(_ random: inout StressRandom) -> Bool {
    if !table.isEditing {
      _ = setEditing(true)
      settle(isThorough: false)
      beginPhase()
    }
    guard let (from, item) = anyVisible(&random, where: \.isMovable) else { return false }
    var target = from
    var candidates: [StressPath] = []
    for _ in 0..<random.int(1...3) {
      let section = random.int(below: data.sections.count)
      let count = data.sections[section].items.count
      let candidate = StressPath(section: section, item: random.int(below: count + 2))
      candidates.append(candidate)
      guard candidate.item < count + (section == from.section ? 0 : 1) else { continue }
      target = data.sections[section].takesRows ? candidate : from
    }
    note("\(from) over \(candidates)")
    toldMove = nil
    if !table.dragRow(at: from.indexPath, over: candidates.map(\.indexPath)) {
      fail(.state, "\(from) (item \(item.id)) could not be dragged")
    }
    let told = toldMove?.to ?? from
    if told != target {
      fail(.different(.callbacks, "the target that the data source was told of", told, target))
    }
    toldMove = nil
    return true
  }

  // MARK: Index and refreshing

  private func tapIndex(_ random: inout StressRandom) -> Bool {
    guard !data.sections.isEmpty else { return false }
    let index = random.int(below: data.sections.count)
    note("title \(index)")
    plain.compute(data, style)
    let top = plain.sections[data.sections.count - 1 - index].start
    phase.target = clamped(CGPoint(x: 0, y: top - Double(table.adjustedContentInset.top)))
    table.reloadSectionIndexTitles()
    if !table.tapIndexTitle(at: index) {
      fail(.state, "title \(index) of the index could not be tapped")
    }
    return true
  }

  func insertOnTop() {
    guard mayGrow, var first = data.sections.first else { return }
    note("a row arrives")
    first.items.insert(data.makeItem(), at: 0)
    var sections = data.sections
    sections[0] = first
    data.replace(sections)
    table.insertRows(at: [[0, 0]], with: .automatic)
  }
}
