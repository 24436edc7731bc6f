import XMLSupport

/// The children of an element, in document order.
public struct IBElementChildren: Sequence, Sendable {
  let parent: IBElement

  /// Starts with the first child.
  public func makeIterator() -> Iterator {
    Iterator(
      table: parent.table,
      position: parent.index + 1,
      end: parent.table.elements[Int(parent.index)].subtreeEnd
    )
  }

  /// Steps from child to child.
  public struct Iterator: IteratorProtocol {
    let table: ElementTable
    var position: Int32
    let end: Int32

    /// The next child; nil after the last.
    public mutating func next() -> IBElement? {
      guard position < end else { return nil }
      let index = position
      position = table.elements[Int(index)].subtreeEnd
      return IBElement(table, index)
    }
  }
}
