import Foundation
import XMLSupport

/// A user-defined runtime attribute: a value set by key path when the object has been made.
public struct IBRuntimeAttribute: Sendable {
  /// A value that a runtime attribute may have.
  public enum Value: Sendable, Hashable {
    case string(String)
    /// A string that is the key of a translation.
    case localizedString(String)
    case number(Double)
    case boolean(Bool)
    case color(IBColor)
    case rect(CGRect)
    case point(CGPoint)
    case size(CGSize)
    /// A range, as location and length.
    case range(location: Int, length: Int)
    /// The name of an image.
    case image(String)
    /// No value.
    case `nil`
  }

  /// The document that states it.
  public let document: IBDocument
  /// The element that states it.
  public let element: IBElement

  init(_ document: IBDocument, _ element: IBElement) {
    self.document = document
    self.element = element
  }

  /// The object that it is set on, or that holds the constraint that it is set on.
  public var object: IBObjectIndex? { document.owner(of: element) }
  /// The place of the constraint that it is set on, among those of the document; nil for an attribute of an object.
  public var constraint: Int? {
    guard let holder = element.parent?.parent, holder.name == .constraint else { return nil }
    return document.constraintElements.firstSortedIndex(of: holder.index)
  }
  /// The key path that it is set by.
  public var keyPath: String { element.runtimeKeyPath ?? "" }
  /// The type as written.
  public var type: IBRuntimeAttributeType { RuntimeValueReader(element: element).type }
  /// Where it stands.
  public var location: DocumentLocation { element.location }

  /// The value; strings without one are empty, colours and images without one are `nil`.
  public var value: Value {
    // Reading the document has refused values that are not of their type.
    RuntimeValueReader(element: element).value ?? .nil
  }
}
