/// What is only data about an element that describes an object: one row of `IBElementName.objectElements`.
package struct IBObjectElement: Sendable {
  /// What holds of some elements.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It may have what every control may have.
    package static let control = Traits(rawValue: 1)
    /// Its view has an intrinsic size, in both directions or in one.
    package static let naturalSize = Traits(rawValue: 2)
  }

  /// Picks the class that stands for the element.
  package typealias ClassChoice = @Sendable (any IBElementName.Classes) -> AnyClass

  package let name: IBElementName
  package private(set) var role = IBRole.other
  package let traits: Traits
  /// Attributes that are numbers on this element and something else on others.
  package let numbers: [IBAttributeName]
  /// Nil where the plain class of the role stands for the element.
  package let uiClass: ClassChoice?

  init(
    name: IBElementName,
    traits: Traits,
    numbers: [IBAttributeName],
    uiClass: ClassChoice?
  ) {
    self.name = name
    self.traits = traits
    self.numbers = numbers
    self.uiClass = uiClass
  }

  func with(_ role: IBRole) -> Self {
    var copy = self
    copy.role = role
    return copy
  }
}

extension IBElementName {
  /// What is known of each element by its token; nil for elements that describe values.
  private static let known: [IBObjectElement?] = {
    var table = [IBObjectElement?](repeating: nil, count: allCases.count)
    for object in objectElements { table[Int(object.name.rawValue)] = object }
    return table
  }()

  /// What objects with this element are for; nil for elements that describe values.
  public var role: IBRole? { Self.known[Int(rawValue)]?.role }

  /// Whether views with this element have an intrinsic size, in both directions or in one.
  package var hasNaturalSize: Bool {
    Self.known[Int(rawValue)]?.traits.contains(.naturalSize) == true
  }
}

extension IBAttributeName {
  /// The attribute that documents write so; nil for one that the vocabulary lacks.
  /// - Complexity: O(names of the vocabulary).
  package init?(named name: String) {
    guard let token = IBVocabulary.shared.attributes.firstIndex(where: { $0.name == name })
    else { return nil }
    self.init(rawValue: UInt16(token))
  }
}
