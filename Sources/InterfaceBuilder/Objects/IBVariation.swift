/// What an object has for some size classes only.
public struct IBVariation: Sendable {
  /// The document that states it.
  public let document: IBDocument
  /// The `<variation>` element; its attributes override the object's.
  public let element: IBElement

  init(_ document: IBDocument, _ element: IBElement) {
    self.document = document
    self.element = element
  }

  /// The size classes as written: `default`, `heightClass=compact-widthClass=regular`.
  public var key: String { element.key ?? "" }

  /// The conditions of the key by name; none for `default`.
  public var conditions: [String: String] {
    var result: [String: String] = [:]
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { result[String(sides[0])] = String(sides[1]) }
    }
    return result
  }

  /// The subviews or constraints that it adds and takes away, by what the mask is about
  /// (`subviews`, `constraints`).
  public var masks: [Mask] {
    element.children.filter { $0.name == .mask }.map { mask in
      Mask(
        key: mask.key ?? "",
        included: references(.include, mask),
        excluded: references(.exclude, mask)
      )
    }
  }

  private func references(_ name: IBElementName, _ mask: IBElement) -> [IBReference] {
    mask.children.filter { $0.name == name }.compactMap { document.reference(.reference, of: $0) }
  }

  /// A list of what a variation adds and takes away.
  public struct Mask: Sendable, Hashable {
    /// What it is about: `subviews` or `constraints`.
    public var key: String
    /// What is there in spite of another variation.
    public var included: [IBReference]
    /// What is not there.
    public var excluded: [IBReference]
  }
}

extension IBObject {
  /// What it has that only some size classes see, in document order.
  public var variations: [IBVariation] {
    element.children.filter { $0.name == .variation }.map { IBVariation(document, $0) }
  }
}
