import Foundation

/// Sections, rows and items, as UIKit names the positions of an index path (rule TV-11).
extension IndexPath {
  /// A path to a row of a table.
  public init(row: Int, section: Int) {
    // Two steps, as an array of both would be allocated.
    self.init(index: section)
    append(row)
  }

  /// A path to an item of a collection view.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
