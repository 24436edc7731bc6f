import Foundation

/// Reads the value of a runtime attribute, from its attribute or its children.
struct RuntimeValueReader {
  let element: IBElement

  var type: IBRuntimeAttributeType { element.keyword(.type) ?? .nil }

  /// The value, nil when it is not of its type.
  var value: IBRuntimeAttribute.Value? {
    switch type {
    case .string: return .string(textValue ?? "")
    case .localizedString: return .localizedString(textValue ?? "")
    case .image: return element.text(.value).map { .image($0) } ?? .nil
    case .nil: return .nil
    case .number: return numberValue.map { .number($0) }
    case .boolean: return booleanValue.map { .boolean($0) }
    case .color:
      guard let color = child(.color) else { return .nil }
      return IBColor(color).map { .color($0) }
    case .rect: return child(.rect)?.rectValue.map { .rect($0) }
    case .point: return child(.point)?.pointValue.map { .point($0) }
    case .size: return child(.size)?.sizeValue.map { .size($0) }
    case .range:
      guard let range = child(.range), let location = range.integer(.location),
        let length = range.integer(.length)
      else { return nil }
      return .range(location: location, length: length)
    }
  }

  private func child(_ name: IBElementName) -> IBElement? { element.child(name) }

  private var textValue: String? {
    if let text = element.text(.value) { return text }
    return element.children.first {
      [.string, .mutableString, .localizedString].contains($0.name)
    }?
    .content
  }

  private var numberValue: Double? {
    if let attribute = element.attribute(.value) { return element.table.parsedNumber(attribute) }
    for child in element.children {
      if let number = child.number(.value) { return number }
      if let truth = child.boolean(.value) { return truth ? 1 : 0 }
    }
    return nil
  }

  private var booleanValue: Bool? {
    switch element.text(.value) {
    case "YES": return true
    case "NO": return false
    case .some: return nil
    case nil: return element.children.lazy.compactMap { $0.boolean(.value) }.first
    }
  }
}

extension IBElement {
  /// The key path of a runtime attribute: an attribute, or a child where it has line breaks.
  var runtimeKeyPath: String? { text(.keyPath) ?? child(key: "keyPath")?.content }
}
