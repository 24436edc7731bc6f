import HeadlessUIKit
import Testing

@MainActor
private final class Target: NSObject, ActionPerforming {
  var log: [String] = []
  func perform(_ action: Selector, with sender: Any?) -> Bool {
    guard action.name == "tapped:" || action.name == "changed" else { return false }
    log.append(action.name)
    return true
  }
}

@MainActor
private final class ChainView: UIView {
  var heard = 0
  override func perform(_ action: Selector, with sender: Any?) -> Bool {
    guard action == "chained:" else { return false }
    heard += 1
    return true
  }
}

@MainActor
@Suite("Target and action")
struct ControlActionTests {
  @Test("actions are sent in order, once per entry, to matching events")
  func sending() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: "tapped:", for: .touchUpInside)
    control.addTarget(target, action: "changed", for: [.valueChanged, .touchUpInside])
    control.addTarget(target, action: "tapped:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.log == ["tapped:", "changed"])
    control.sendActions(for: .touchDown)
    #expect(target.log.count == 2)
    control.removeTarget(target, action: nil, for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(target.log == ["tapped:", "changed", "changed"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["changed"])
  }

  @Test("a target is not retained, and a freed one hears nothing")
  func lifetime() {
    let control = UIControl()
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: "unknown:", for: .touchDown)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
  }

  @Test("without a target the responder chain answers")
  func chain() {
    let (outer, inner, control) = (ChainView(), UIView(), UIControl())
    outer.addSubview(inner)
    inner.addSubview(control)
    control.addTarget(nil, action: "chained:", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(outer.heard == 1)
  }

  @Test("an action that a target lacks is UIKit's exception")
  func unrecognized() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: "missing:", for: .touchDown)
    #expect {
      try UIKitException.catching { control.sendActions(for: .touchDown) }
    } throws: { error in
      let raised = error as? UIKitException
      return raised?.name == .invalidArgument
        && raised?.reason.contains("missing:]: unrecognized selector sent to instance 0x") == true
    }
  }

  @Test("closures run too, and gestures and bar buttons send")
  func others() {
    let (button, target) = (UIButton(type: .system), Target())
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
    UITapGestureRecognizer(target: target, action: "tapped:").trigger()
    UIBarButtonItem(title: nil, style: .plain, target: target, action: "changed").tap()
    #expect(target.log == ["tapped:", "changed"])
  }

  @Test("a pull refreshes once; a program's refresh sends nothing (RC-2, RC-3, RC-4)")
  func refresh() {
    let (control, target) = (UIRefreshControl(), Target())
    control.addTarget(target, action: "changed", for: .valueChanged)
    control.pull()
    control.pull()
    #expect(target.log == ["changed"] && control.isRefreshing)
    control.endRefreshing()
    control.endRefreshing()
    control.beginRefreshing()
    #expect(target.log == ["changed"] && control.isRefreshing)
  }

  @Test("a button falls back to the normal state's content")
  func buttonStates() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .disabled)
    #expect(button.title(for: .highlighted) == "Go" && button.currentTitle == "Go")
    button.isEnabled = false
    #expect(button.currentTitle == "Gone" && button.titleLabel?.text == nil)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Gone")
  }

  @Test("values stay between their ends")
  func bounds() {
    let slider = UISlider()
    slider.value = 9
    #expect(slider.value == 1)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.maximumValue = 20
    slider.setValue(15, animated: true)
    slider.maximumValue = 10
    #expect(slider.value == 10)
  }
}
