/// What one element of the suite language may hold: the row of the table that everything else is made from.
///
/// The decoder's checks, the "did you mean" texts, the XSD and the reference pages all come from these
/// rows, so that they cannot drift apart.
struct ElementRule: Sendable {
  /// The element's name as it stands in a suite.
  let name: String
  /// One sentence for people.
  let summary: String
  /// The attributes in the order in which the reference lists them.
  let attributes: [AttributeRule]
  /// The children.
  let content: ContentRule
  /// Rules between attributes, which XSD 1.0 cannot say.
  let exclusions: [ExclusionRule]
  /// The variable that counts the element's repetitions, for its templates but `repeat`, and for those inside.
  let variable: String?

  init(
    _ name: String,
    _ summary: String,
    attributes: [AttributeRule] = [],
    content: ContentRule = .empty,
    exclusions: [ExclusionRule] = [],
    variable: String? = nil
  ) {
    self.name = name
    self.summary = summary
    self.attributes = attributes
    self.content = content
    self.exclusions = exclusions
    self.variable = variable
  }

  /// The rule of one attribute.
  func attribute(_ name: String) -> AttributeRule? {
    attributes.first { $0.name == name }
  }
}
