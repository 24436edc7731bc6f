/// What a document says about accessibility.
public struct IBAccessibility: Sendable {
  /// The element that states it.
  public let element: IBElement

  init(_ element: IBElement) {
    self.element = element
  }

  /// What is read aloud.
  public var label: String? { element.string(.label, key: "label") }
  /// What touching it does.
  public var hint: String? { element.string(.hint, key: "hint") }
  /// The name that tests find it by.
  public var identifier: String? { element.text(.identifier) }
  /// Whether it is an element of its own; nil when the class decides.
  public var isElement: Bool? {
    element.child(.bool, key: "isElement")?.boolean(.value)
  }
  /// The traits that are set, by name, in document order; nil when the class decides.
  public var traits: [String]? {
    guard let traits = element.child(.accessibilityTraits) else { return nil }
    return traits.attributes.filter { $0.value == "YES" }.map(\.name)
  }
}
