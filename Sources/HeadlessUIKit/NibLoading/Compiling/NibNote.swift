/// Something that nib loading noticed and went on from.
public struct NibNote: Sendable, Hashable, CustomStringConvertible {
  /// The kinds of notes.
  public enum Kind: String, Sendable {
    /// A custom class that cannot be found (NB-12).
    case unknownClass
    /// An outlet or key that was kept beside the object because its class is unknown.
    case dynamicKey
    /// A runtime attribute whose object has no such key (NB-11.3).
    case undefinedKey
    /// A connection whose source or destination is not in the document.
    case danglingConnection
    /// An outlet that its source does not have, or that cannot take its destination, left out where nothing may be raised.
    case impossibleConnection
    /// A reference to another storyboard or file that is not loaded.
    case externalReference
    /// A custom object whose `init(coder:)` answered nil, or that cannot be made from a nib.
    case objectNotCreated
    /// A value that the engine has no property for.
    case unsupported
  }

  /// What it is about.
  public let kind: Kind
  /// The text that UIKit logs, where it logs one, else a sentence.
  public let message: String
  /// Where in the document, as `file:line:column`, when known.
  public let location: String?

  /// The location and the message.
  public var description: String { location.map { "\($0): \(message)" } ?? message }
}
