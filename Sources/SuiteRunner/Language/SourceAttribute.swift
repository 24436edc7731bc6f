/// An attribute as it was written, entities resolved.
struct SourceAttribute: Sendable {
  let name: String
  let value: String
}
