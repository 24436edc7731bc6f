/// A list of values that elements of a document state, made when asked for.
public struct IBList<Value>: RandomAccessCollection {
  let document: IBDocument
  let elements: [Int32]
  let make: @Sendable (IBDocument, IBElement) -> Value

  /// The first place.
  public var startIndex: Int { 0 }
  /// One past the last place.
  public var endIndex: Int { elements.count }
  /// The places of the values that stand inside some objects, given by their indices.
  /// - Complexity: O(log values).
  package func places(inside objects: Range<Int32>) -> Range<Int> {
    let all = document.objectElements
    guard !objects.isEmpty, Int(objects.upperBound) <= all.count else { return 0..<0 }
    let first = all[Int(objects.lowerBound)]
    let lower = elements.partitioningIndex { $0 >= first }
    guard Int(objects.upperBound) < all.count else { return lower..<elements.count }
    let end = all[Int(objects.upperBound)]
    return lower..<elements.partitioningIndex { $0 >= end }
  }

  /// The value at a place.
  public subscript(position: Int) -> Value {
    make(document, IBElement(document.table, elements[position]))
  }
}
