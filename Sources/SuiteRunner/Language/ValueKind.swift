/// The types of attribute values.
///
/// Each has one lexical form, checked by the decoder in code and by the schema as a pattern; tests hold
/// the two to the same verdict.
enum ValueKind: Sendable {
  /// Anything, the empty text included.
  case text
  /// Anything but the empty text.
  case nonEmptyText
  /// Letters, digits, `_`, `-` and `.`, beginning with a letter or `_`.
  case identifier
  /// The name of a class: an identifier, `$` and module dots allowed.
  case className
  case number
  /// Zero or more.
  case count
  /// One or more.
  case positiveCount
  case boolean
  case choice([String])
  case xpath
  case duration
  /// Several whole numbers, apart by single spaces.
  case counts
  /// Several identifiers, apart by single spaces.
  case identifiers
  /// Rules of the conformance specification, apart by single spaces.
  case rules
  case sweep
  /// A relative path, below the root.
  case path
  case reference(ReferenceKind)
  /// The definition of a name.
  case definition(ReferenceKind)
}
