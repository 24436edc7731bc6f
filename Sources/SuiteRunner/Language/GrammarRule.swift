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

/// The children that an element may have.
enum ContentRule: Sendable {
  /// Nothing, not even text.
  case empty
  /// Text and no elements.
  case text
  /// Any of the named elements, in any order, at least `min` of them.
  case choice([String], min: Int)
  /// Exactly one of the named elements.
  case one(of: [String])
  /// The parts in this order.
  case sequence([SequencePart])

  /// The names of all children that may occur somewhere.
  var names: [String] {
    switch self {
    case .empty, .text: []
    case .choice(let names, _): names
    case .one(let names): names
    case .sequence(let parts): parts.map(\.name)
    }
  }
}

/// One part of an ordered content.
struct SequencePart: Sendable {
  let name: String
  let min: Int
  /// Nil: any number.
  let max: Int?
}

/// A rule between attributes of one element.
enum ExclusionRule: Sendable {
  case exactlyOne([String])
  case atMostOne([String])
  case atLeastOne([String])
  /// The first may only stand beside the second.
  case requires(String, String)
  /// Exactly one, but none where the element stands inside one of the others.
  case exactlyOneUnless(inside: [String], [String])
}

/// What a suite can define by a name and refer to.
enum ReferenceKind: String, Sendable, CaseIterable {
  case nib
  case storyboard
  case fixture
  /// Cases and benchmarks share one space of ids, since both become test cases of one class.
  case testCase = "case"
  case declaredClass = "class"

  /// The elements that define it, and by which attribute.
  var definedBy: (elements: [String], attribute: String) {
    switch self {
    case .nib: (["nib"], "name")
    case .storyboard: (["storyboard"], "name")
    case .fixture: (["fixture"], "id")
    case .testCase: (["case", "benchmark", "stress"], "id")
    case .declaredClass: (["class"], "name")
    }
  }
}

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
