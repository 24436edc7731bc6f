import HeadlessUIKit

/// A record of `<records>`: it has a name, and may have a group, a rank and another record as its parent.
final class NoteRecord: NSManagedObject {
  override class func entity() -> NSEntityDescription { NSEntityDescription(name: "Note") }

  /// The name, which no two records of a case should share.
  var name: String { value(forKey: "name") as? String ?? "" }
}
