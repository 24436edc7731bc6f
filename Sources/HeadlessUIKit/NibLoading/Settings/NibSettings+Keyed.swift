import InterfaceBuilder

extension NibSettings {
  /// Sets the properties that the element has attributes for, after all that they may depend on.
  @MainActor
  mutating func addKeyed(of type: UIView.Type) {
    for (name, attribute) in Self.documentAttributes(of: type) {
      guard let value = value(of: name, attribute.form), let setter = attribute.bind(value)
      else { continue }
      set(setter) { (object: NSObject, setter) in setter(object) }
    }
  }

  private func value(of name: IBAttributeName, _ form: KeyedAttribute.Form?) -> NibValue? {
    switch form {
    case .number: element.number(name).map { .number($0) }
    case .integer: element.integer(name).map { .number(Double($0)) }
    case .boolean: element.boolean(name).map { .boolean($0) }
    case .text: element.text(name).map { .text($0) }
    case nil: nil
    }
  }

  private typealias DocumentAttribute = (name: IBAttributeName, attribute: KeyedAttribute)

  @MainActor private static var known: [ObjectIdentifier: [DocumentAttribute]] = [:]

  /// The attributes of a class that documents state, with their tokens.
  @MainActor
  private static func documentAttributes(of type: UIView.Type) -> [DocumentAttribute] {
    let key = ObjectIdentifier(type)
    if let attributes = known[key] { return attributes }
    let attributes = KeyedAttribute.attributes(of: type).compactMap { attribute in
      attribute.users.contains(.documents)
        ? IBAttributeName(named: attribute.name).map { ($0, attribute) } : nil
    }
    known[key] = attributes
    return attributes
  }
}
