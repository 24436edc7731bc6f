import HeadlessUIKit

/// `<branch>`: one method of a section's snapshot, by its first name.
struct OutlineEdit {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  private let method: String
  private let names: [String]
  private let parent: String?
  private let before: String?
  private let after: String?

  init(_ element: SourceElement) {
    method = element.text("method")
    names = element.list("names")
    parent = element.optionalText("parent")
    before = element.optionalText("before")
    after = element.optionalText("after")
  }

  func apply(to snapshot: inout Snapshot) {
    switch method {
    case "append": snapshot.append(names, to: parent)
    case "insert":
      if let before { snapshot.insert(names, before: before) }
      if let after { snapshot.insert(names, after: after) }
    case "delete": snapshot.delete(names)
    case "deleteAll": snapshot.deleteAll()
    case "expand": snapshot.expand(names)
    case "collapse": snapshot.collapse(names)
    default:
      var others = Snapshot()
      others.append(names)
      if let parent { snapshot.replace(childrenOf: parent, using: others) }
    }
  }
}
