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

  static func item(_ name: String) -> UICollectionView.ScrollPosition {
    switch name {
    case "top": .top
    case "middle": [.centeredVertically, .centeredHorizontally]
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    default: []
    }
  }
}
