import HeadlessUIKit

/// Properties of layers, alerts and configurations, which code alone sets.
extension PropertyTable {
  static let code: [Property] =
    layers + configurations + [
      property("message", { $0 }, "a text") { (alert: UIAlertController, value: String) in
        alert.message = value
      },
      flag("enabled") { (action: UIAlertAction, value) in action.isEnabled = value },
    ]

  private static let rectangle = "four numbers: x y width height"

  private static let layers: [Property] = [
    property("name", { $0 }, "a text") { (layer: CALayer, value: String) in layer.name = value },
    property("frame", PropertyValue.rect, rectangle) { (layer: CALayer, value) in
      layer.frame = value
    },
    property("bounds", PropertyValue.rect, rectangle) { (layer: CALayer, value) in
      layer.bounds = value
    },
    property("position", PropertyValue.point, "two numbers: x y") { (layer: CALayer, value) in
      layer.position = value
    },
    property("anchorPoint", PropertyValue.point, "two numbers: x y") { (layer: CALayer, value) in
      layer.anchorPoint = value
    },
    number("opacity") { (layer: CALayer, value) in layer.opacity = Float(value) },
    number("zPosition") { (layer: CALayer, value) in layer.zPosition = value },
    flag("hidden") { (layer: CALayer, value) in layer.isHidden = value },
    flag("masksToBounds") { (layer: CALayer, value) in layer.masksToBounds = value },
  ]

  private static let configurations: [Property] = [
    flag("automaticallyUpdatesContentConfiguration") { (cell: UITableViewCell, value) in
      cell.automaticallyUpdatesContentConfiguration = value
    },
    flag("automaticallyUpdatesBackgroundConfiguration") { (cell: UITableViewCell, value) in
      cell.automaticallyUpdatesBackgroundConfiguration = value
    },
    flag("automaticallyUpdatesContentConfiguration") { (cell: UICollectionViewCell, value) in
      cell.automaticallyUpdatesContentConfiguration = value
    },
    flag("automaticallyUpdatesBackgroundConfiguration") { (cell: UICollectionViewCell, value) in
      cell.automaticallyUpdatesBackgroundConfiguration = value
    },
  ]
}
