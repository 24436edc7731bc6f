import Devices
import Foundation
import Geometry
import InterfaceBuilder

/// The device of a canvas, as a version of Interface Builder simulates it.
@MainActor
package struct CanvasDevice {
  /// What the rules made of the table's device.
  let draft: DeviceDraft
  /// The rules of the version.
  let rules: CanvasRules

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
      usesSafeAreas: document.useSafeAreas,
      simulatedScreen: document.useTraitCollections ? nil : Self.simulatedScreen(document),
      fittingPhone: Self.fittingPhone(document)
    )
  }

  /// The phone that is as large as the first root of a nib and reaches around its camera.
  private static func fittingPhone(_ document: IBDocument) -> Device? {
    guard document.kind == .xib, document.useSafeAreas, !document.isTV else { return nil }
    let root = document.topLevelObjects.first { $0.elementName == .view && $0.frame != nil }
    return DeviceTable.all.first {
      $0.family == .phone && $0.corners == .aroundCamera && $0.size == root?.frame?.size
    }
  }

  /// The screen that a document without size classes simulates: before them, canvases had sizes of screens.
  private static func simulatedScreen(_ document: IBDocument) -> CGSize? {
    guard !document.isTV, document.root.text(.targetRuntime)?.hasSuffix(".iPad") != true else {
      return nil
    }
    guard
      let metrics = document.root.child(.simulatedMetricsContainer)?
        .child(.simulatedScreenMetrics, key: "destination")
    else { return nil }
    return DeviceTable.device(simulatedBy: metrics.text(.type))?.size
  }

  package init(
    _ device: Device?,
    _ rules: CanvasRules,
    isOnSide: Bool = false,
    usesSafeAreas: Bool = true,
    simulatedScreen: CGSize? = nil,
    fittingPhone: Device? = nil
  ) {
    var draft = DeviceDraft(device, isOnSide: isOnSide, usesSafeAreas: usesSafeAreas)
    draft.simulatedScreen = simulatedScreen
    draft.fittingPhone = fittingPhone
    rules.apply(rules.active.device, to: &draft)
    (self.draft, self.rules) = (draft, rules)
  }

  /// The device that a storyboard without one simulates for all of its scenes.
  private static func simulated(_ document: IBDocument) -> String? {
    let metrics = document.root.child(.simulatedMetricsContainer)?
      .child(.simulatedScreenMetrics, key: "destination")
    // The device comes before a full stop. Older names mean screens that were never sizes of canvases.
    return metrics?.text(.type)?.split(separator: ".").first.map(String.init)
      .flatMap { $0.contains("_") ? $0 : nil }
  }

  /// What the table says of it; nil where a document names none.
  package var known: Device? { draft.known }

  /// Pixels per point.
  package var scale: CGFloat { draft.scale }

  /// The size of the screen, upright.
  package var uprightScreen: CGSize { draft.uprightScreen }

  /// The size of the screen as it is held.
  package var screen: CGSize { draft.screen }

  /// Whether it is a tablet or a television.
  package var isLarge: Bool { draft.isLarge }

  /// Whether another device has its status bar and its corners at the same ends.
  package func isLike(_ other: Device) -> Bool { draft.isLike(other) }

  /// The safe area of a root with this frame.
  func safeArea(of frame: CGRect, _ bars: SceneSurroundings, isScene: Bool) -> UIEdgeInsets {
    let lies = Containment(frame, bars, isScene: isScene, on: draft)
    var area = SafeAreaDraft(draft, frame, bars, lies)
    guard lies.place != .television else {
      rules.apply(rules.active.television, to: &area)
      return area.insets
    }
    rules.apply(rules.active.safeArea, to: &area)
    guard !area.isSettled, lies.fillsWindow else { return area.insets }
    rules.apply(rules.active.window, to: &area)
    guard lies.isShort else { return area.insets }
    rules.apply(rules.active.gap, to: &area)
    return area.insets
  }
}
