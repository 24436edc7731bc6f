import Foundation

/// Sections, rows and items, as UIKit names the positions of an index path (rule TV-11).
extension IndexPath {
  /// A path to a row of a table.
  public init(row: Int, section: Int) {
    // In two steps, since an array of both would be allocated.
    self.init(index: section)
    append(row)
  }

  /// A path to an item of a collection view.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The first component; the path must have one.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second component, as tables name it; the path must have one.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second component, as collection views name it; the path must have one.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
