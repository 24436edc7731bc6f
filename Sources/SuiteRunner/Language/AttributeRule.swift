/// What one attribute may hold.
struct AttributeRule: Sendable {
  let name: String
  let kind: ValueKind
  let summary: String
  let isRequired: Bool
  /// What its absence means, for the reference; the decoder of the element applies it.
  let standard: String?
  /// Whether `{XPATH}` may stand in it.
  let isTemplate: Bool

  init(
    _ name: String,
    _ kind: ValueKind,
    _ summary: String,
    required: Bool = false,
    standard: String? = nil,
    template: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    isRequired = required
    self.standard = standard
    isTemplate = template
  }
}
