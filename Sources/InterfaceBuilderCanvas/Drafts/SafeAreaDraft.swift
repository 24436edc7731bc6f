import Foundation
import Geometry

/// The safe area of a root while rules decide it.
@MainActor
struct SafeAreaDraft: RuleSubject {
  let device: DeviceDraft
  let frame: CGRect
  let lies: Containment
  var bars: SceneSurroundings
  /// What a window gives its root at the top: the status bar.
  var windowTop: CGFloat
  var insets: UIEdgeInsets
  /// Whether the root is shown as a sheet.
  var isSheet = false
  var isSettled = false

  init(_ device: DeviceDraft, _ frame: CGRect, _ bars: SceneSurroundings, _ lies: Containment) {
    self.device = device
    self.frame = frame
    self.bars = bars
    self.lies = lies
    windowTop = device.uprightInsets.top
    insets = device.insets
  }

  /// Leaves the root without a safe area.
  mutating func settleOnNothing() {
    insets = .zero
    isSettled = true
  }
}
