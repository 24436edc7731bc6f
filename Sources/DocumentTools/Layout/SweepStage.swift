import Devices
import Foundation
import InterfaceBuilderCanvas

/// What two versions of a document are laid out with, so that only what they say differs.
@MainActor
struct SweepStage {
  /// A size that a root is given; without a height it keeps its own.
  struct Size {
    var width: CGFloat
    var height: CGFloat?
  }

  /// The version of Interface Builder whose canvas both have.
  var version: ToolsVersion
  /// The device of the newer version, where the older one has another.
  var device: Device?
  /// The sizes of the older version's roots, by the ids of their views.
  var rootSizes: [String: Size] = [:]

  /// The rules of the canvas.
  var rules: CanvasRules { CanvasRules(version) }

  /// The device to lay out for at a point, in place of the document's own.
  func device(at point: SweepPoint) -> Device? {
    guard let own = device else { return nil }
    let canvas = CanvasDevice(own, rules)
    guard let meant = point.deviceMeant, !(canvas.isLarge && meant.width < 700) else { return own }
    return point.device == nil && canvas.isLike(meant) ? own : meant
  }
}
