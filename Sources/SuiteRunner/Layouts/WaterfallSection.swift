import Foundation
import HeadlessUIKit

/// The items of one section of a waterfall: where each lies, and which lie in each column.
struct WaterfallSection {
  /// Where an item lies.
  struct Place {
    var column: Int
    var top: CGFloat
    var height: CGFloat
  }

  /// Where the section starts.
  var start: CGFloat = 0
  /// Where its items start, from there.
  var itemsStart: CGFloat = 0
  var bottomInset: CGFloat = 0
  private(set) var columnWidth: CGFloat = 0
  /// Tops count from the start of the items, so that sections before may grow.
  private var places: [Place] = []
  /// The items of each column, ascending.
  private var columns: [[Int32]] = []
  /// Where the next item of each column would start.
  private var ends: [CGFloat] = []
  private var spacing: CGFloat = 0

  var itemCount: Int { places.count }

  /// Where the section ends.
  var end: CGFloat {
    let longest = ends.max() ?? 0
    return start + itemsStart + (longest > 0 ? longest - spacing : 0) + bottomInset
  }

  /// Keeps the first items where they are and forgets the others.
  ///
  /// - Complexity: O(items that go), and O(columns).
  mutating func keep(_ count: Int, columnCount: Int, width: CGFloat) {
    guard columnCount == columns.count else {
      places = []
      columns = [[Int32]](repeating: [], count: columnCount)
      ends = [CGFloat](repeating: 0, count: columnCount)
      columnWidth = width
      return
    }
    columnWidth = width
    guard count < places.count else { return }
    places.removeLast(places.count - count)
    for column in columns.indices {
      while let last = columns[column].last, last >= count { columns[column].removeLast() }
      ends[column] =
        columns[column].last.map {
          places[Int($0)].top + places[Int($0)].height + spacing
        } ?? 0
    }
  }

  /// Puts an item below the shortest column, the first of several.
  mutating func append(_ height: CGFloat, spacing: CGFloat) {
    self.spacing = spacing
    var column = 0
    for other in ends.indices where ends[other] < ends[column] { column = other }
    columns[column].append(Int32(truncatingIfNeeded: places.count))
    places.append(Place(column: column, top: ends[column], height: height))
    ends[column] += height + spacing
  }

  /// The place of an item in the content.
  func place(of item: Int) -> Place {
    var place = places[item]
    place.top += start + itemsStart
    return place
  }

  /// The items that reach into an extent of the content, ascending.
  ///
  /// - Complexity: O(items found · log of them + columns · log items).
  func items(from low: CGFloat, to high: CGFloat) -> [Int] {
    let (low, high) = (low - start - itemsStart, high - start - itemsStart)
    var found: [Int] = []
    for column in columns {
      // Bottoms ascend as tops do: the first item that ends at the extent or behind it.
      let first = column.partitioningIndex {
        let place = places[Int($0)]
        return place.top + place.height >= low
      }
      for item in column[first...] {
        guard places[Int(item)].top <= high else { break }
        found.append(Int(item))
      }
    }
    return found.sorted()
  }
}
