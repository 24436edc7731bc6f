import Foundation
import HeadlessUIKit

/// Answers to what lists ask, and notes of what they tell.
extension StressSource {
  /// The item at a path that the list names.
  func item(at indexPath: IndexPath) -> StressItem? {
    data[StressPath(section: indexPath[0], item: indexPath[1])]
  }

  /// How many rows or items a section has.
  func answerCount(of section: Int) -> Int {
    guard data.sections.indices.contains(section) else {
      fail(.counts, "asked for the \(noun)s of section \(section), which does not exist")
      return 0
    }
    return data.sections[section].items.count
  }

  /// A section that the list asks about; only while the data has changed untold may it be none.
  func known(_ section: Int) -> StressSection? {
    if data.sections.indices.contains(section) { return data.sections[section] }
    if !isLate { fail(.counts, "asked about section \(section), which does not exist") }
    return nil
  }

  /// A cell comes out of the registry: no cell that is still shown, and of the class that is registered.
  func checkHandedOut(
    _ cell: UIView,
    at path: StressPath,
    _ handedOut: @autoclosure () -> String,
    _ registered: UIView.Type
  ) {
    let shown = ledger.entry(of: cell)
    // What is configured again comes as it is on screen.
    if let shown, reconfigured.contains(shown.id) { return }
    if let entry = shown {
      fail(
        .pool,
        "the cell that \(handedOut()) for \(path) still shows item \(entry.id) at \(entry.path)"
      )
    }
    if pools.identifiers.isEmpty, type(of: cell) != registered {
      fail(.pool, "a \(type(of: cell)) was handed out although \(registered) is registered")
    }
  }

  /// Shows an item's text in its cell.
  func show(_ item: StressItem?, at path: StressPath, in label: @autoclosure () -> UILabel?) {
    if let item {
      label()?.text = item.text
    } else if !isLate {
      fail(.counts, "asked for the cell of \(path), which does not exist")
    }
  }

  /// Notes a `willDisplay` of a cell.
  func beginDisplay(of cell: UIView, at indexPath: IndexPath) {
    let path = StressPath(section: indexPath[0], item: indexPath[1])
    let item = isLate ? data[path] ?? StressItem(id: -1) : data[path]
    if let mistake = ledger.begin(cell, item, at: path) { fail(.callbacks, mistake) }
  }

  /// Notes a `didEndDisplaying` of a cell.
  func endDisplay(of cell: UIView, at indexPath: IndexPath) {
    let path = StressPath(section: indexPath[0], item: indexPath[1])
    let mistake = ledger.end(cell, at: path) { data.path(of: $0) }
    if let mistake, !isLate { fail(.callbacks, mistake) }
  }

  /// A control that counts how often it says that it was pulled.
  func makeRefreshControl() -> UIRefreshControl {
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self] _ in self?.refreshCount += 1 },
      for: .valueChanged
    )
    return control
  }
}
