/// The typed attributes of a kind of element: a thin layer over the element, nothing is copied.
///
/// Each property is nil when the document leaves it out.
public protocol IBAttributeFamily: Sendable {
  /// The element that states them.
  var element: IBElement { get }
}

extension IBElement {
  /// A text that is written as an attribute or, when it has line breaks, as `<string key=…>`.
  public func string(_ name: IBAttributeName, key: String) -> String? {
    if let text = text(name) { return text }
    for child in children
    where [.string, .mutableString, .localizedString].contains(child.name) && child.hasKey(key) {
      return child.content ?? ""
    }
    return nil
  }
}

extension IBObject {
  /// The element if it is one of these; families say so of their own.
  func family(_ elements: Set<IBElementName>) -> IBElement? {
    let element = element
    return elements.contains(element.name) ? element : nil
  }
}
