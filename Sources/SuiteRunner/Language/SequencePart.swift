/// One part of an ordered content.
struct SequencePart: Sendable {
  let name: String
  let min: Int
  /// Nil: any number.
  let max: Int?
}
