import Devices
import Foundation
import Geometry
import InterfaceBuilder

/// The device of a canvas, as a version of Interface Builder simulates it.
@MainActor
package struct CanvasDevice: RuleSubject {
  /// What the table says of it; nil where a document names none.
  let known: Device?
  /// Whether the device lies on its side.
  let isOnSide: Bool
  /// Whether the document keeps clear by safe areas rather than by the guides that came before them.
  let usesSafeAreas: Bool
  /// The rules of the version.
  let rules: CanvasRules

  /// The size of the screen, upright.
  package internal(set) var uprightScreen: CGSize
  /// Pixels per point.
  package internal(set) var scale: CGFloat
  /// What the device takes of a root when it is held upright.
  var uprightInsets: UIEdgeInsets
  /// What the device takes of a root when it lies on its side.
  var sideInsets: UIEdgeInsets

  /// The device that a document was drawn on.
  package init(_ document: IBDocument, _ rules: CanvasRules? = nil) {
    let orientation = document.device?.orientation
    let id = document.device?.id ?? Self.simulated(document)
    let named = id.flatMap { $0.isEmpty ? nil : DeviceTable.device(like: $0) }
    self.init(
      document.isTV ? DeviceTable.television : named,
      rules ?? CanvasRules(ToolsVersion(of: document)),
      isOnSide: orientation == .landscape || orientation == .landscapeLeft
        || orientation == .landscapeRight,
      usesSafeAreas: document.useSafeAreas
    )
  }

  package init(
    _ device: Device?,
    _ rules: CanvasRules,
    isOnSide: Bool = false,
    usesSafeAreas: Bool = true
  ) {
    let row = device ?? DeviceTable.standard
    known = device
    self.isOnSide = isOnSide
    self.usesSafeAreas = usesSafeAreas
    self.rules = rules
    uprightScreen = row.size
    scale = row.scale
    uprightInsets = row.uprightInsets
    sideInsets = row.sideInsets
    rules.apply(rules.active.device, to: &self)
  }

  /// The device that a storyboard without one simulates for all of its scenes.
  private static func simulated(_ document: IBDocument) -> String? {
    let metrics = document.root.child(.simulatedMetricsContainer)?
      .child(.simulatedScreenMetrics, key: "destination")
    // The device comes before a full stop. Older names mean screens that were never sizes of canvases.
    return metrics?.text(.type)?.split(separator: ".").first.map(String.init)
      .flatMap { $0.contains("_") ? $0 : nil }
  }

  var isPad: Bool { known?.family == .pad }
  var isTelevision: Bool { known?.family == .television }
  var hasHomeButton: Bool { known?.hasHomeButton ?? true }
  /// Whether it is a phone whose screen reaches around what houses the camera.
  var isAroundCamera: Bool { known?.corners == .aroundCamera }
  /// Whether it is a tablet without a home button.
  var hasRoundCorners: Bool { known?.corners == .round }

  /// Whether it is a tablet or a television.
  package var isLarge: Bool { isPad || isTelevision }

  /// The size of the screen as it is held.
  package var screen: CGSize {
    isOnSide ? CGSize(width: uprightScreen.height, height: uprightScreen.width) : uprightScreen
  }

  /// What the device takes of a root as it is held.
  var insets: UIEdgeInsets { isOnSide ? sideInsets : uprightInsets }

  /// Whether another device has its status bar and its corners at the same ends.
  package func isLike(_ other: Device) -> Bool {
    isPad == (other.family == .pad) && isTelevision == (other.family == .television)
      && hasHomeButton == other.hasHomeButton
  }

  /// The safe area of a root with this frame.
  func safeArea(of frame: CGRect, _ bars: SceneSurroundings, isScene: Bool) -> UIEdgeInsets {
    let lies = Containment(frame, bars, isScene: isScene, on: self)
    var draft = SafeAreaDraft(self, frame, bars, lies)
    guard lies.place != .television else {
      rules.apply(rules.active.television, to: &draft)
      return draft.insets
    }
    rules.apply(rules.active.safeArea, to: &draft)
    guard !draft.isSettled, lies.fillsWindow else { return draft.insets }
    rules.apply(rules.active.window, to: &draft)
    guard lies.isShort else { return draft.insets }
    rules.apply(rules.active.gap, to: &draft)
    return draft.insets
  }
}
