import XMLSupport

/// Something in a document that is worth knowing and does not keep it from loading.
public struct IBDiagnostic: Sendable, Hashable {
  /// What kind of thing it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Elements with a name that is not known; kept.
    case unknownElement
    /// Attributes with a name that is not known; kept.
    case unknownAttribute
    /// A word that an attribute is not known to have; kept.
    case unknownKeyword
    /// Two elements with one identifier; references mean the first.
    case duplicateIdentifier
    /// A reference to an identifier that no element has.
    case danglingReference
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// What was found, one sentence without a full stop.
  public var message: String
  /// Where it stands first.
  public var location: DocumentLocation
  /// The identifier that it is about; nil for one about a word or a name.
  public var identifier: String?
  /// How often it occurs in the document.
  public var count: Int
}

extension IBDiagnostic: CustomStringConvertible {
  /// The note as one line, `file:line:column: message`.
  public var description: String {
    count == 1 ? "\(location): \(message)" : "\(location): \(message) (\(count) times)"
  }
}
