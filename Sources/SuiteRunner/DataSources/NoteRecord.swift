import HeadlessUIKit

/// A record of `<records>`: it has a name, and may have a group, a rank and another record as its parent.
///
/// It tells the case's log what becomes of it, as `Note`: `awakeFromInsert`, `prepareForDeletion`, `willSave` and `didSave`.
final class NoteRecord: NSManagedObject {
  override class func entity() -> NSEntityDescription { NSEntityDescription(name: "Note") }

  /// The name, which no two records of a case should share.
  var name: String { value(forKey: "name") as? String ?? "" }

  private func record(_ call: String) {
    // Records of cases change on the main thread alone.
    MainActor.assumeIsolated {
      CallLog.current?.append(LoggedCall(name: call, className: "Note", outlets: []))
    }
  }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    record("awakeFromInsert")
  }

  override func prepareForDeletion() {
    super.prepareForDeletion()
    record("prepareForDeletion")
  }

  override func willSave() {
    super.willSave()
    record("willSave")
  }

  override func didSave() {
    super.didSave()
    record("didSave")
  }
}
