import HeadlessUIKit

/// `<edit>`: one change of a snapshot, by the method of its name.
struct SnapshotEdit {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private let method: String
  private let names: [String]
  private let before: String?
  private let after: String?
  private let section: String?

  init(_ element: SourceElement) {
    method = element.text("method")
    names = element.list("names")
    before = element.optionalText("before")
    after = element.optionalText("after")
    section = element.optionalText("section")
  }

  func apply(to snapshot: inout Snapshot) {
    if method.contains("Section") { editSections(&snapshot) } else { editItems(&snapshot) }
  }

  private func editSections(_ snapshot: inout Snapshot) {
    switch method {
    case "appendSections": snapshot.appendSections(names)
    case "deleteSections": snapshot.deleteSections(names)
    case "reloadSections": snapshot.reloadSections(names)
    case "insertSections":
      if let before { snapshot.insertSections(names, beforeSection: before) }
      if let after { snapshot.insertSections(names, afterSection: after) }
    default:
      guard let name = names.first else { return }
      if let before { snapshot.moveSection(name, beforeSection: before) }
      if let after { snapshot.moveSection(name, afterSection: after) }
    }
  }

  private func editItems(_ snapshot: inout Snapshot) {
    switch method {
    case "appendItems": snapshot.appendItems(names, toSection: section)
    case "deleteItems": snapshot.deleteItems(names)
    case "reloadItems": snapshot.reloadItems(names)
    case "reconfigureItems": snapshot.reconfigureItems(names)
    case "deleteAllItems": snapshot.deleteAllItems()
    case "insertItems":
      if let before { snapshot.insertItems(names, beforeItem: before) }
      if let after { snapshot.insertItems(names, afterItem: after) }
    default:
      guard let name = names.first else { return }
      if let before { snapshot.moveItem(name, beforeItem: before) }
      if let after { snapshot.moveItem(name, afterItem: after) }
    }
  }
}
