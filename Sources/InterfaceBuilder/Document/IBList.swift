/// A list of values that elements of a document state, made when asked for.
public struct IBList<Value>: RandomAccessCollection {
  let document: IBDocument
  let elements: [Int32]
  let make: @Sendable (IBDocument, IBElement) -> Value

  /// The first place.
  public var startIndex: Int { 0 }
  /// One past the last place.
  public var endIndex: Int { elements.count }
  /// The value at a place.
  public subscript(position: Int) -> Value {
    make(document, IBElement(document.table, elements[position]))
  }
}
