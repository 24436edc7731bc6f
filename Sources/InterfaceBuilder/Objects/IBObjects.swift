/// The objects of a document, in document order.
public struct IBObjects: RandomAccessCollection, Sendable {
  let document: IBDocument

  /// The first place.
  public var startIndex: Int { 0 }
  /// One past the last place.
  public var endIndex: Int { document.objectElements.count }
  /// The object at a place.
  public subscript(position: Int) -> IBObject {
    precondition(indices.contains(position), "object index out of range")
    return IBObject(document, IBObjectIndex(rawValue: Int32(position)))
  }
}
