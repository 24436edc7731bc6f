import Foundation

/// A property that is set by its name: by documents, by runtime attributes or by suites.
///
/// A class lists its own in `keyedAttributes`; everything that sets properties by name reads that
/// list, so that the file of the class is the only place that names them.
@MainActor
package struct KeyedAttribute {
  /// Who may set a property by name.
  package struct Users: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The element of a document, in an attribute of this name.
    package static let documents = Users(rawValue: 1)
    /// User-defined runtime attributes of documents.
    package static let runtimeAttributes = Users(rawValue: 2)
    /// Suites, in `<set>`.
    package static let suites = Users(rawValue: 4)
    /// All of these.
    package static let all: Users = [.documents, .runtimeAttributes, .suites]
  }

  /// How documents and suites write a value.
  package enum Form: Sendable {
    case number, integer, boolean, text
  }

  /// The name, which Interface Builder and key-value coding share.
  package let name: String
  package let users: Users
  /// Nil for values that have no text of their own, such as colours.
  package let form: Form?
  /// Sets the property of an instance of the class; false for a value of another type.
  package let set: @MainActor (NSObject, NibValue) -> Bool
  /// What sets the property to a value again and again; nil for a value of another type.
  package let bind: @MainActor (NibValue) -> (@MainActor (NSObject) -> Void)?

  /// Describes a property of `Target`, which must be the class that lists it.
  init<Target: UIView, Value: KeyedValue>(
    _ name: String,
    for users: Users,
    _ body: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.name = name
    self.users = users
    form = Value.form
    set = { target, value in
      guard let value = Value.keyed(value) else { return false }
      body(unsafeDowncast(target, to: Target.self), value)
      return true
    }
    bind = { value in
      guard let value = Value.keyed(value) else { return nil }
      return { body(unsafeDowncast($0, to: Target.self), value) }
    }
  }
}

extension KeyedAttribute {
  private static var known: [ObjectIdentifier: [KeyedAttribute]] = [:]

  /// The properties of a class, its own first, then its superclass's.
  /// - Complexity: O(1) after the first call for the class.
  package static func attributes(of type: UIView.Type) -> [KeyedAttribute] {
    let key = ObjectIdentifier(type)
    if let attributes = known[key] { return attributes }
    let attributes = type.keyedAttributes
    known[key] = attributes
    return attributes
  }
}
