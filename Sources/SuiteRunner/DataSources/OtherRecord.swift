import HeadlessUIKit

/// A record of another entity, which fetches of notes leave out.
final class OtherRecord: NSManagedObject {
  override class func entity() -> NSEntityDescription { NSEntityDescription(name: "Other") }
}
