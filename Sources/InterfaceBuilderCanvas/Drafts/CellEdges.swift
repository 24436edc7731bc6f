import Foundation
import Geometry
import HeadlessUIKit
import InterfaceBuilder

/// The margins of a cell's content while rules decide them.
@MainActor
struct CellEdges: RuleSubject {
  let cell: UITableViewCell
  let object: IBObject
  /// The width of the screen that the cell's list is on; of televisions nothing is known.
  var canvas: CGFloat
  /// Whether that screen is the phone's of 812 points, upright.
  let isOnPhoneOf812: Bool
  /// Whether it is a tablet's.
  let isOnPad: Bool
  /// Whether the document names a device.
  let isOnDevice: Bool
  /// The least margins, without what the separator takes.
  var margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)

  /// The margins that a person set on the content; nil for none.
  let given: UIEdgeInsets?
  /// How high the cell's list came out; nil before it is laid out.
  let reach: CGFloat?

  init(
    _ cell: UITableViewCell,
    _ object: IBObject,
    _ device: DeviceDraft,
    given: UIEdgeInsets?,
    reach: CGFloat?
  ) {
    self.cell = cell
    self.object = object
    self.given = given
    self.reach = reach
    canvas = device.isTelevision ? 0 : device.uprightScreen.width
    isOnPhoneOf812 = device.isPhoneOf812
    isOnPad = device.isPad
    isOnDevice = device.known != nil
  }

  /// Whether a list of the document holds the cell.
  var isInList: Bool { object.parentView != nil }
  /// Whether that list is the view of a scene.
  var isInScene: Bool { object.parentView?.element.key == "view" }

  /// The width of that list where its scene has a size of its own; nil where it has the screen's.
  var freeformWidth: CGFloat? {
    guard let list = object.parentView, list.element.key == "view", let scene = list.parent,
      scene.element.children.contains(where: {
        $0.key == "freeformSize" || $0.name == .freeformSimulatedSizeMetrics
      })
    else { return nil }
    return list.frame?.width
  }

  /// The width of that list where it is the view of a scene and the document names no device; nil for others.
  var openWidth: CGFloat? {
    guard !isOnDevice, let list = object.parentView, list.element.key == "view" else { return nil }
    return list.frame?.width
  }

  /// Whether the cell is as wide as it was drawn, and below all that its list shows.
  var isOutOfReach: Bool {
    guard let frame = object.frame, abs(frame.width - cell.bounds.width) < 1 else { return false }
    switch object.element.parent?.name {
    case .cells: return object.parentView?.frame.map { frame.minY >= $0.height } == true
    case .prototypes: return reach.map { frame.minY >= $0 } == true
    default: return false
    }
  }

  /// Whether the cell is a prototype of which its list shows no more than the upper edge.
  var isHardlyShown: Bool {
    guard let frame = object.frame, abs(frame.width - cell.bounds.width) < 1,
      object.element.parent?.name == .prototypes, !isInScene
    else { return false }
    return reach.map { frame.maxY > $0 && frame.minY + Self.hardlyShown >= $0 } == true
  }

  /// How far cells lie below where prototypes are stored: of three, 12, 21 and 31 points would be shown there.
  private static var hardlyShown: CGFloat { 31 }

  /// Whether the cell's content has the margins of the cell.
  var contentPreservesMargins: Bool {
    object.object(key: "contentView")?.element.boolean(.preservesSuperviewLayoutMargins) == true
  }

  /// Sets the margins at the sides and at the ends.
  mutating func set(side: CGFloat, end: CGFloat) {
    margins = UIEdgeInsets(top: end, left: side, bottom: end, right: side)
  }
}
