import Devices
import InterfaceBuilder

/// The size classes of a canvas, which choose among a document's variations.
///
/// Documents without a device were drawn for any size: only their default variation holds.
package struct CanvasTraits {
  private var classes: Device.SizeClasses?

  /// No classes: only default variations hold.
  init() {}

  /// The classes of a device as it is held.
  package init(_ device: IBDevice?) {
    guard let device, let id = device.id, !id.isEmpty else { return }
    let isUpright = device.orientation.map { $0 == .portrait || $0 == .portraitUpsideDown } ?? true
    self = CanvasTraits(DeviceTable.device(like: id), isOnSide: !isUpright)
  }

  /// The classes of a device that is held upright or lies on its side.
  package init(_ device: Device, isOnSide: Bool) {
    classes = isOnSide ? device.sideClasses : device.uprightClasses
  }

  /// The variations of an object or a constraint that hold, those with more conditions later, so that they have the last word.
  func variations(of element: IBElement) -> [IBElement] {
    let ranked = element.children.enumerated().compactMap { place, child -> Ranked? in
      guard child.name == .variation else { return nil }
      let conditions = (child.key ?? "").split(separator: "-").filter { $0.contains("=") }
      guard conditions.allSatisfy(holds) else { return nil }
      return Ranked(conditions: conditions.count, place: place, element: child)
    }
    return ranked.sorted { ($0.conditions, $0.place) < ($1.conditions, $1.place) }.map(\.element)
  }

  /// Whether a condition such as `widthClass=compact` holds.
  private func holds(_ condition: Substring) -> Bool {
    guard let classes, let sign = condition.firstIndex(of: "=") else { return false }
    let value = condition[condition.index(after: sign)...]
    switch condition[..<sign] {
    case "widthClass": return classes.width.rawValue == value
    case "heightClass": return classes.height.rawValue == value
    default: return false
    }
  }

  private struct Ranked {
    var conditions: Int
    var place: Int
    var element: IBElement
  }
}
