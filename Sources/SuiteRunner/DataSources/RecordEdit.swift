import HeadlessUIKit

/// `<record>`: what is done to some records.
struct RecordEdit {
  private let method: String
  private let names: [String]
  private let group: String?
  private let rank: Double?
  private let parent: String?

  init(_ element: SourceElement) {
    method = element.text("method")
    names = element.list("names")
    group = element.optionalText("group")
    rank = element.number("rank")
    parent = element.optionalText("parent")
  }

  /// Does it, and names a record that is not there.
  @MainActor
  func apply(to context: NSManagedObjectContext) -> String? {
    for name in names {
      if method == "insert" {
        let record = NoteRecord(context: context)
        record.setValue(name, forKey: "name")
        write(record, in: context)
      } else if method == "insertOther" {
        OtherRecord(context: context).setValue(name, forKey: "name")
      } else {
        guard let record = context.note(named: name) else {
          return "there is no record \"\(name)\""
        }
        if method == "delete" { context.delete(record) } else { write(record, in: context) }
      }
    }
    return nil
  }

  private func write(_ record: NoteRecord, in context: NSManagedObjectContext) {
    if let group { record.setValue(group == "nothing" ? nil : group, forKey: "group") }
    if let rank { record.setValue(rank, forKey: "rank") }
    if let parent { record.setValue(context.note(named: parent), forKey: "parent") }
  }
}

extension NSManagedObjectContext {
  /// The note of a name.
  func note(named name: String) -> NoteRecord? { Self.note(name, among: registeredObjects) }

  /// The note of a name that the next save deletes.
  func deletedNote(named name: String) -> NoteRecord? { Self.note(name, among: deletedObjects) }

  private static func note(_ name: String, among objects: Set<NSManagedObject>) -> NoteRecord? {
    objects.lazy.compactMap { $0 as? NoteRecord }.first { $0.name == name }
  }
}
