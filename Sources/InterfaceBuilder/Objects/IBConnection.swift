import XMLSupport

/// A connection as a document states it.
public struct IBConnection: Sendable {
  /// What kind of connection it is.
  public enum Kind: Sendable, Hashable, CaseIterable {
    case outlet, outletCollection, action, segue

    init?(_ name: IBElementName) {
      switch name {
      case .outlet: self = .outlet
      case .outletCollection: self = .outletCollection
      case .action: self = .action
      case .segue: self = .segue
      default: return nil
      }
    }
  }

  /// The document that states it.
  public let document: IBDocument
  /// The element that states it.
  public let element: IBElement
  /// What kind of connection it is.
  public let kind: Kind

  init(_ document: IBDocument, _ element: IBElement, _ kind: Kind) {
    self.document = document
    self.element = element
    self.kind = kind
  }

  /// Its identifier in the document.
  public var id: String? { element.id }
  /// The object that it starts at.
  public var source: IBObjectIndex? { document.owner(of: element) }
  /// The outlet's property; empty for actions and segues.
  public var property: String { element.text(.property) ?? "" }
  /// The action's selector; empty for outlets.
  public var selector: String { element.text(.selector) ?? "" }
  /// What it leads to; nil when the document names no destination.
  public var destination: IBReference? { document.reference(.destination, of: element) }
  /// The destination's identifier as written.
  public var destinationID: String? { element.text(.destination) }
  /// The control event that sends the action, such as `touchUpInside`; nil for others.
  public var eventType: String? { element.text(.eventType) }
  /// The class of an outlet collection, such as `NSMutableArray`.
  public var collectionClass: String? { element.text(.collectionClass) }
  /// Whether an outlet collection adds to what is there.
  public var appends: Bool { element.boolean(.appends) ?? false }
  /// The segue's kind, such as `show`.
  public var segueKind: String? { element.text(.kind) }
  /// The segue's identifier.
  public var identifier: String? { element.text(.identifier) }
  /// The relationship of a relationship segue, such as `rootViewController`.
  public var relationship: String? { element.text(.relationship) }
  /// The segue's custom class.
  public var customClass: String? { element.text(.customClass) }
  /// The module of the segue's custom class.
  public var customModule: String? { element.text(.customModule) }
  /// Where it stands.
  public var location: DocumentLocation { element.location }
}
