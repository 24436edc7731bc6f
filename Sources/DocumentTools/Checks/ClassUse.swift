import TestModel

/// A custom class that a document gives to an object.
struct ClassUse: Codable, Sendable {
  let name: String
  let module: String?
  /// The kind of object, in words; no class is of two kinds.
  let family: String
  /// The object in a sentence.
  let described: String
  let location: CaseLocation
}
