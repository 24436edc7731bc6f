import Foundation
import Testing

@testable import HeadlessUIKit

/// Writes down what it hears of appearing.
private final class Page: UIViewController {
  var heard: [String] = []
  var forwards = true
  var constraintPasses = 0

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func viewWillAppear(_ animated: Bool) { heard.append("willAppear") }
  override func viewDidAppear(_ animated: Bool) { heard.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { heard.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { heard.append("didDisappear") }
  override func updateViewConstraints() {
    constraintPasses += 1
    super.updateViewConstraints()
  }
}

@MainActor
@Suite("How controllers live with their views")
struct ControllerLifeTests {
  private let parent = Page()
  private let child = Page()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show() {
    window.rootViewController = parent
    window.isHidden = false
  }

  @Test("A window that is no more hidden shows its root, and is not the key window")
  func hiddenWindows() {
    show()
    #expect(parent.heard == ["willAppear", "didAppear"])
    #expect(parent.view.superview === window)
    #expect(!window.isKeyWindow)
    window.isHidden = true
    window.isHidden = false
    #expect(parent.heard.count == 2)
  }

  @Test("A child appears and disappears with its view, once each")
  func children() {
    show()
    parent.addChild(child)
    #expect(child.heard.isEmpty)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.heard == ["willAppear", "didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.heard == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test("A child that is there before its parent appears hears once")
  func earlyChildren() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    show()
    #expect(child.heard == ["willAppear", "didAppear"])
  }

  @Test("A container that forwards nothing decides itself")
  func ownForwarding() {
    parent.forwards = false
    parent.addChild(child)
    parent.view.addSubview(child.view)
    show()
    #expect(child.heard.isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(child.heard == ["willAppear", "didAppear"])
    window.rootViewController = nil
    #expect(child.heard.count == 2)
  }

  @Test("A controller updates the constraints of its view")
  func constraints() {
    show()
    parent.view.setNeedsUpdateConstraints()
    parent.view.layoutIfNeeded()
    #expect(parent.constraintPasses == 1)
    parent.view.layoutIfNeeded()
    #expect(parent.constraintPasses == 1)
  }

  @Test("Nothing is presented over a view that is in no window, and the next try may succeed")
  func presenting() {
    var completions = 0
    parent.present(child, animated: false) { completions += 1 }
    #expect(parent.presentedViewController == nil)
    #expect(child.presentingViewController == nil)
    show()
    parent.present(child, animated: false) { completions += 1 }
    #expect(parent.presentedViewController === child)
    #expect(completions == 1)
  }

  @Test("A field that leaves its window is edited no more")
  func focus() {
    show()
    let (box, field) = (UIView(frame: window.bounds), UITextField(frame: window.bounds))
    box.addSubview(field)
    parent.view.addSubview(box)
    #expect(field.becomeFirstResponder())
    box.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(!field.isEditing)
  }

  @Test("The edit button starts and ends editing, and there is one")
  func editing() {
    let button = parent.editButtonItem
    #expect(button === parent.editButtonItem)
    button.tap()
    #expect(parent.isEditing)
    #expect(button.systemItem == .done)
    parent.isEditing = false
    #expect(button.systemItem == .edit)
  }
}
