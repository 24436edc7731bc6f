import XMLSupport

/// Checks that an element has what it needs.
struct ElementCheck {
  private let table: ElementTable
  private let index: Int32

  init(_ table: ElementTable, _ index: Int32) {
    self.table = table
    self.index = index
  }

  /// Refuses an element that lacks one of these attributes.
  @inline(__always)
  func require(_ names: IBAttributeName...) throws(IBError) {
    for name in names where table.attribute(name.rawValue, of: index) == nil {
      throw missing(name)
    }
  }

  /// Refuses a connection without its ends.
  func connection() throws(IBError) {
    switch IBElementName(rawValue: table.elements[Int(index)].name) {
    case .outlet, .outletCollection: try require(.property, .destination)
    case .action: try require(.selector, .destination)
    // A segue may do without: the one that commits a preview goes where its parent does.
    default: break
    }
  }

  /// Refuses a runtime attribute whose value is not of its type.
  func runtimeAttribute() throws(IBError) {
    try require(.type)
    let element = IBElement(table, index)
    if element.runtimeKeyPath == nil { try require(.keyPath) }
    guard RuntimeValueReader(element: element).value == nil else { return }
    let type = element.text(.type) ?? ""
    let value = element.text(.value).map { " \"\($0)\"" } ?? ""
    throw IBError(
      .invalidValue,
      "the value\(value) of the runtime attribute \(element.runtimeKeyPath ?? "") is not a \(type)",
      at: element.location(of: .value),
      elementPath: element.path,
      hint: "expected a value of type \(type), as an attribute or a child"
    )
  }

  private func missing(_ name: IBAttributeName) -> IBError {
    IBError(
      .missingValue,
      "<\(table.elementName(index))> has no \(name)",
      at: table.location(index),
      elementPath: table.path(index),
      hint: "expected an attribute \(name)=\"…\""
    )
  }
}
