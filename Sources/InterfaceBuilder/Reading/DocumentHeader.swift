import XMLSupport

/// Finds out what a document says it is.
struct DocumentHeader {
  let root: IBElement

  init(_ table: ElementTable) {
    root = IBElement(table, 0)
  }

  func kind() throws(IBError) -> IBDocument.Kind {
    guard root.name == .document else {
      throw refusal("the root element is <\(root.elementText)>", location: root.location)
    }
    guard let type = root.text(.type) else {
      throw refusal("the <document> has no type", location: root.location)
    }
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      "com.apple.InterfaceBuilder.AppleTV.Storyboard":
      return .storyboard
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder.AppleTV.XIB":
      return .xib
    default: break
    }
    let isOurs =
      type.hasPrefix("com.apple.InterfaceBuilder")
      && (type.contains("Touch") || type.contains("AppleTV"))
    guard isOurs else {
      let what =
        type.contains(".Cocoa.") ? "a macOS document (type \"\(type)\")" : "of type \"\(type)\""
      throw refusal("the document is \(what)", location: root.location(of: .type))
    }
    return type.contains("Storyboard") ? .storyboard : .xib
  }

  private func refusal(_ message: String, location: DocumentLocation) -> IBError {
    IBError(
      .wrongKind,
      message,
      at: location,
      elementPath: root.path,
      hint: DocumentSniffer.expectation
    )
  }
}
