import XMLSupport

/// Collects what is unknown, doubled or dangling in a table.
struct DocumentNotes {
  private let table: ElementTable

  init(_ table: ElementTable) {
    self.table = table
  }

  /// - Complexity: O(identifiers) for a document without anything to note.
  func all() -> [IBDiagnostic] {
    var notes: [IBDiagnostic] = []
    if table.hasUnknownElements { notes += unknownElements() }
    if table.hasUnknownAttributes { notes += unknownAttributes() }
    notes += unknownKeywords() + duplicates() + dangling()
    return notes.sorted { $0.location < $1.location }
  }

  private func unknownElements() -> [IBDiagnostic] {
    var byName: [String: IBDiagnostic] = [:]
    let known = UInt16(table.vocabulary.elements.count)
    for index in table.elements.indices where table.elements[index].name >= known {
      let name = table.elementName(Int32(index))
      byName[
        name,
        default: IBDiagnostic(
          kind: .unknownElement,
          message: "unknown element <\(name)>, kept",
          location: table.location(Int32(index)),
          count: 0
        )
      ].count += 1
    }
    return Array(byName.values)
  }

  private func unknownAttributes() -> [IBDiagnostic] {
    var byName: [String: IBDiagnostic] = [:]
    let known = UInt16(table.vocabulary.attributes.count)
    for index in table.attributes.indices where table.attributes[index].name >= known {
      let element = table.elementName(table.owner(ofAttribute: index))
      let name = table.attributeName(index)
      byName[
        "\(element) \(name)",
        default: IBDiagnostic(
          kind: .unknownAttribute,
          message: "unknown attribute \(name) of <\(element)>, kept",
          location: table.location(attribute: index),
          count: 0
        )
      ].count += 1
    }
    return Array(byName.values)
  }

  private func unknownKeywords() -> [IBDiagnostic] {
    table.unknownKeywords.map { attribute in
      let index = Int(attribute)
      let element = table.elementName(table.owner(ofAttribute: index))
      return IBDiagnostic(
        kind: .unknownKeyword,
        message:
          "unknown value \(table.attributeName(index))=\"\(table.text(index))\" of <\(element)>",
        location: table.location(attribute: index),
        count: 1
      )
    }
  }

  private func duplicates() -> [IBDiagnostic] {
    table.duplicates.map { element in
      let id = table.text(symbol: table.elements[Int(element)].symbol)
      return IBDiagnostic(
        kind: .duplicateIdentifier,
        message: "the id \"\(id)\" of <\(table.elementName(element))> is another element's already",
        location: table.location(element),
        identifier: id,
        count: 1
      )
    }
  }

  private func dangling() -> [IBDiagnostic] {
    var notes: [IBDiagnostic] = []
    for (index, symbol) in table.symbols.enumerated() where symbol.element < 0 {
      let attribute = Int(symbol.firstUse)
      let element = table.elementName(table.owner(ofAttribute: attribute))
      notes.append(
        IBDiagnostic(
          kind: .danglingReference,
          message: "\(table.attributeName(attribute))=\"\(table.text(symbol: Int32(index)))\" of "
            + "<\(element)> refers to an id that no element has",
          location: table.location(attribute: attribute),
          count: 1
        )
      )
    }
    return notes
  }
}
