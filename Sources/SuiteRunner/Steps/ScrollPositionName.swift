import HeadlessUIKit

/// The names that suites give to scroll positions.
enum ScrollPositionName {
  static func row(_ name: String) -> UITableView.ScrollPosition {
    switch name {
    case "top": .top
    case "middle": .middle
    case "bottom": .bottom
    default: .none
    }
  }

  /// The place of a row.
  ///
  /// - Throws: An error of the case for a place that only collections have.
  static func row(
    _ name: String,
    line: Int
  ) throws(StepError) -> UITableView.ScrollPosition {
    guard !["left", "right"].contains(name) else {
      throw .because(
        "a table has no position \(name); expected none, top, middle or bottom",
        line: line
      )
    }
    return row(name)
  }

  /// One place for each axis; several names stand apart by spaces.
  static func item(_ names: String) -> UICollectionView.ScrollPosition {
    names.split(separator: " ").reduce(into: []) { $0.formUnion(place(String($1))) }
  }

  private static func place(_ name: String) -> UICollectionView.ScrollPosition {
    switch name {
    case "top": .top
    case "middle": [.centeredVertically, .centeredHorizontally]
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "centeredVertically": .centeredVertically
    case "centeredHorizontally": .centeredHorizontally
    default: []
    }
  }
}
