import XMLSupport

/// A layout constraint as a document states it.
public struct IBConstraint: Sendable {
  /// The document that states it.
  public let document: IBDocument
  /// The element that states it.
  public let element: IBElement

  init(_ document: IBDocument, _ element: IBElement) {
    self.document = document
    self.element = element
  }

  /// Its identifier in the document (`id`).
  public var id: String? { element.id }
  /// The view whose `<constraints>` hold it.
  public var owner: IBObjectIndex? { document.owner(of: element) }
  /// The first item; nil when absent, which means `owner`.
  public var firstItem: IBReference? { document.reference(.firstItem, of: element) }
  /// The first item's identifier as written.
  public var firstItemID: String? { element.text(.firstItem) }
  /// The object that the first item is, `owner` when none is named; nil when dangling.
  public var firstObject: IBObjectIndex? {
    guard let firstItem else { return owner }
    return firstItem.object
  }
  /// The first item's attribute.
  public var firstAttribute: IBLayoutAttribute {
    // Reading the document has refused constraints without one.
    element.keyword(.firstAttribute) ?? .notAnAttribute
  }
  /// Equation or inequality; `equal` when absent.
  public var relation: IBLayoutRelation { element.keyword(.relation) ?? .equal }
  /// The second item; nil for constraints of a size alone.
  public var secondItem: IBReference? { document.reference(.secondItem, of: element) }
  /// The second item's identifier as written.
  public var secondItemID: String? { element.text(.secondItem) }
  /// The object that the second item is; nil when there is none or it is dangling.
  public var secondObject: IBObjectIndex? { secondItem?.object }
  /// The second item's attribute; nil for constraints of a size alone.
  public var secondAttribute: IBLayoutAttribute? { element.keyword(.secondAttribute) }
  /// The factor of the second attribute, from any of the three notations; 1 when absent.
  public var multiplier: Double { element.number(.multiplier) ?? 1 }
  /// The multiplier as written (`2:3`, `1/3`, `0.5`); nil when absent.
  public var multiplierText: String? { element.text(.multiplier) }
  /// What is added, in points; 0 when absent.
  public var constant: Double { element.number(.constant) ?? 0 }
  /// Whether the document writes a constant.
  public var hasConstant: Bool { element.has(.constant) }
  /// From 0 to 1000; 1000 when absent.
  public var priority: Float { element.priority(.priority) ?? 1000 }
  /// The name that the program sees.
  public var identifier: String? { element.text(.identifier) }
  /// Whether it is left out when the program runs.
  public var isPlaceholder: Bool { element.boolean(.placeholder) ?? false }
  /// Whether the constant is the system's standard distance.
  public var isSymbolic: Bool { element.boolean(.symbolic) ?? false }
  /// The class of an app's own that it is made of (`customClass`).
  public var customClass: String? { element.text(.customClass) }
  /// The module of that class (`customModule`).
  public var customModule: String? { element.text(.customModule) }
  /// Where it stands.
  public var location: DocumentLocation { element.location }
}
