import Foundation

@testable import HeadlessUIKit

/// Notes what happens to it, in order.
class RecordingView: UIView {
  static var log: [String] = []
  weak var label: UILabel!
  private weak var secret: UILabel?
  var kept: UILabel?
  var all: [UILabel]!
  var number = 0
  var title: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.log.append("init(coder:) \(tag) frame \(Int(frame.width)) subviews \(subviews.count)")
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.log.append(
      "awakeFromNib \(tag) label \(label?.text ?? "nil") number \(number)"
    )
  }

  var secretText: String? { secret?.text }
}

final class ObservedView: UIView {
  private(set) var sets = 0
  weak var observed: UILabel? { didSet { sets += 1 } }
  override class var outlets: [OutletBinding] {
    [OutletBinding("other", \ObservedView.observed)]
  }
}

/// An owner whose first outlet drops the view that holds the second.
final class DroppingOwner: NSObject, NibConnectable {
  weak var box: UIView? { didSet { box?.removeFromSuperview() } }
  weak var label: UILabel? { didSet { found = label?.text } }
  private(set) var found: String?
  class var outlets: [OutletBinding] {
    [OutletBinding("box", \DroppingOwner.box), OutletBinding("label", \DroppingOwner.label)]
  }
}

final class ActingView: UIView {
  private(set) var calls: [String] = []
  func none() { calls.append("none") }
  func one(_ sender: UIButton) { calls.append("one \(sender.tag)") }
  func two(_ sender: UIButton, _ event: UIEvent?) { calls.append("two \(sender.tag)") }
  override class var actions: [String: NibAction] {
    [
      "none": .action(ActingView.none), "one:": .action(ActingView.one),
      "two:event:": .action(ActingView.two),
    ]
  }
}

enum Outer {
  final class Inner: UIView {}
}

final class RefusingView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    return nil
  }
}

final class DroppingView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviews.first?.removeFromSuperview()
  }
}

final class FooViewController: UIViewController {
  private(set) var loadedFrom: String?
  override func viewDidLoad() { loadedFrom = view.accessibilityIdentifier }
}
