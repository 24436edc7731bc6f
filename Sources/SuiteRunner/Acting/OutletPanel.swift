import Foundation
import HeadlessUIKit

/// A view with stored outlets and inspectable properties of each kind, as an app's own Swift class has them.
///
/// Nibs name it by its module, `SuiteRunner`; nothing registers it, so that it is found as an app's class is.
open class OutletPanel: UIView, LinkedView {
  // MARK: Outlets

  var titleLabel: UILabel?
  var anyView: UIView?
  weak var button: UIButton?
  var helper: AnyObject?
  var labels: [UILabel] = []
  var optionalLabels: [UILabel]?
  let constant: UILabel? = nil
  weak var watched: (any PanelWatching)?
  /// Written by a binding, which counts.
  var bound: UILabel?
  var bindingCount = 0

  // MARK: Inspectable properties

  var radius: CGFloat = 0
  var scale: Double = 0
  var count = 0
  var name = ""
  var note: String?
  var isOn = false
  var isMarked: Bool?
  var room = CGSize.zero
  var place = CGPoint.zero
  var tint: UIColor?
  let fixed = 3
  weak var weakNote: NSString?

  open override class var outlets: [OutletBinding] {
    super.outlets + [
      OutletBinding("bound") { (panel: OutletPanel, label: UILabel) in
        panel.bound = label
        panel.bindingCount += 1
      }
    ]
  }

  open override class var actions: [String: NibAction] {
    super.actions.merging([
      "pressed:": .calling { (panel: OutletPanel, _: UIButton) in panel.record("action(pressed:)")
      },
      "pressed": .calling { (panel: OutletPanel) in panel.record("action(pressed)") },
      "touched:with:": .calling { (panel: OutletPanel, _: UIControl, _: UIEvent) in
        panel.record("action(touched:with:)")
      },
      "tapped": .action(OutletPanel.tapped),
      "tappedBy:": .action(OutletPanel.tappedBy(_:)),
      "tappedBy:with:": .action(OutletPanel.tappedBy(_:with:)),
      "anything:": .perform { (panel: OutletPanel, sender) in
        panel.record("action(anything: \(PropertyText.of(sender)))")
      },
    ]) { _, own in own }
  }

  private func tapped() { record("action(tapped)") }

  private func tappedBy(_ sender: UIControl) {
    record("action(tappedBy: \(PropertyText.of(sender)))")
  }

  private func tappedBy(_ sender: UIControl, with event: UIEvent?) {
    record("action(tappedBy: \(PropertyText.of(sender)) with: \(event == nil ? "NO" : "YES"))")
  }

  private func record(_ name: String) {
    let names = Outlets.of(self).map(\.name)
    CallLog.current?.append(LoggedCall(name: name, className: "OutletPanel", outlets: names))
  }

  open override func awakeFromNib() {
    super.awakeFromNib()
    record("awakeFromNib")
  }

  var linkedValues: [(name: String, value: String)] {
    [
      ("radius", "\(radius)"), ("scale", "\(scale)"), ("count", "\(count)"), ("name", name),
      ("note", note ?? "nil"), ("isOn", "\(isOn)"),
      ("isMarked", isMarked.map { "\($0)" } ?? "nil"), ("room", "\(room.width) \(room.height)"),
      ("place", "\(place.x) \(place.y)"), ("tint", tint == nil ? "nil" : "a colour"),
      ("fixed", "\(fixed)"), ("bindingCount", "\(bindingCount)"),
      ("weakNote", (weakNote as String?) ?? "nil"),
    ]
  }
}

/// A panel with an outlet of its own beside those that it inherits.
open class WiderPanel: OutletPanel {
  var footer: UILabel?

  /// A class inside of another, which nibs name `WiderPanel.Badge`.
  open class Badge: UILabel, LinkedView {
    var owner: UIView?
    var linkedValues: [(name: String, value: String)] { [("isBadge", "true")] }
  }
}

/// What nothing in a nib conforms to.
@MainActor
protocol PanelWatching: AnyObject {}
