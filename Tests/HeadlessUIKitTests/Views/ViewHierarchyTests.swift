import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class Recorder: UIView {
  static var log: [String] = []
  var name = ""
  convenience init(_ name: String) {
    self.init(frame: .zero)
    self.name = name
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    Recorder.log.append("\(name) willMoveToSuperview \((newSuperview as? Recorder)?.name ?? "nil")")
  }
  override func didMoveToSuperview() { Recorder.log.append("\(name) didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    Recorder.log.append("\(name) willMoveToWindow \(newWindow == nil ? "nil" : "window")")
  }
  override func didMoveToWindow() { Recorder.log.append("\(name) didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { Recorder.log.append("\(name) didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) {
    Recorder.log.append("\(name) willRemoveSubview")
  }
}

@MainActor
@Suite("View hierarchy")
struct ViewHierarchyTests {
  private func order(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }
  private func tagged(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  @Test("a view stays in a window that nothing holds until the turn ends")
  func unheldWindow() {
    MainLoop.shared.reset()
    let view = UIView()
    UIWindow(frame: .zero).addSubview(view)
    #expect(view.window != nil)
    MainLoop.shared.settle()
    #expect(view.window == nil)
  }

  @Test("insertion, exchange and moving among siblings")
  func siblings() {
    let parent = UIView()
    let views = (0..<4).map(tagged)
    for view in views { parent.addSubview(view) }
    #expect(order(parent) == [0, 1, 2, 3])
    parent.insertSubview(tagged(9), at: 1)
    #expect(order(parent) == [0, 9, 1, 2, 3])
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(order(parent) == [0, 9, 3, 1, 2])
    parent.insertSubview(views[0], aboveSubview: views[2])
    #expect(order(parent) == [9, 3, 1, 2, 0])
    parent.bringSubviewToFront(views[1])
    parent.sendSubviewToBack(views[0])
    #expect(order(parent) == [0, 9, 3, 2, 1])
    parent.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(order(parent) == [1, 9, 3, 2, 0])
    #expect(parent.viewWithTag(3) === views[3])
    #expect(parent.viewWithTag(77) == nil)
    parent.insertSubview(tagged(5), at: 99)
    #expect(order(parent).last == 5)
  }

  @Test("moving to another superview leaves the first")
  func moving() {
    let (one, two, child) = (UIView(), UIView(), UIView())
    one.addSubview(child)
    two.addSubview(child)
    #expect(one.subviews.isEmpty && child.superview === two)
    child.removeFromSuperview()
    #expect(child.superview == nil && two.subviews.isEmpty)
  }

  @Test("a view does not become its own ancestor")
  func cycle() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(throws: UIKitException.self) {
      try UIKitException.catching { inner.addSubview(outer) }
    }
    #expect(throws: UIKitException.self) {
      try UIKitException.catching { inner.addSubview(inner) }
    }
    #expect(outer.superview == nil)
  }

  @Test("moves are told in UIKit's order")
  func notifications() {
    let window = UIWindow(frame: .zero)
    let (parent, child) = (Recorder("parent"), Recorder("child"))
    window.addSubview(parent)
    Recorder.log = []
    parent.addSubview(child)
    #expect(
      Recorder.log == [
        "child willMoveToWindow window", "child willMoveToSuperview parent",
        "child didMoveToWindow", "child didMoveToSuperview", "parent didAddSubview",
      ]
    )
    Recorder.log = []
    child.removeFromSuperview()
    #expect(
      Recorder.log == [
        "child willMoveToWindow nil", "child willMoveToSuperview nil", "parent willRemoveSubview",
        "child didMoveToWindow", "child didMoveToSuperview",
      ]
    )
    #expect(child.window == nil && parent.window === window)
  }

  @Test("a subview outlives its superview without a dangling reference")
  func survivor() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
    }
    #expect(child.superview == nil)
    child.setNeedsLayout()
    child.removeFromSuperview()
  }

  @Test("ten thousand levels are laid out, written, converted and freed")
  func deep() {
    let view = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 1))
    var root = view
    for level in 1...10_000 {
      let next = UIView(frame: CGRect(x: level < 10_000 ? 1 : 0, y: 0, width: 1, height: 1))
      next.addSubview(root)
      root = next
    }
    root.layoutIfNeeded()
    #expect(view.convert(CGPoint.zero, to: root).x == 10_000)
    view.setNeedsLayout()
    root.layoutIfNeeded()
    var sink = CountingSink()
    root.writeTree(to: &sink)
    #expect(sink.elements == 10_001)
  }
}

@MainActor
@Suite("The views that a stack arranges")
struct ArrangedSubviewTests {
  @Test func `a view is arranged once, wherever it was before`() {
    let stack = UIStackView(frame: .zero)
    let views = (0..<4).map { _ in UIView(frame: .zero) }
    stack.addSubview(views[3])
    #expect(stack.arrangedSubviews.isEmpty)
    for view in views { stack.addArrangedSubview(view) }
    #expect(stack.arrangedSubviews == views && stack.subviews.count == 4)
    stack.insertArrangedSubview(views[2], at: 0)
    stack.insertArrangedSubview(views[0], at: stack.arrangedSubviews.count)
    #expect(stack.arrangedSubviews == [views[2], views[1], views[3], views[0]])
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[2], views[3], views[0]])
    #expect(views[1].superview === stack)
    stack.insertArrangedSubview(views[1], at: 1)
    views[3].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2], views[1], views[0]])
  }
}

@Suite("Views that another thread frees")
struct ViewTeardownTests {
  /// Carries a tree to the thread that lets go of it.
  private final class Carrier: @unchecked Sendable {
    var view: UIView?
    init(_ view: UIView) { self.view = view }
  }

  @MainActor
  private static func tree(levels: Int) -> Carrier {
    var root = UIView(frame: .zero)
    for _ in 0..<levels {
      let next = UIView(frame: .zero)
      next.addSubview(root)
      root = next
    }
    return Carrier(root)
  }

  @Test func `trees deeper than a stack are freed on several threads at once`() async {
    let carriers = await MainActor.run { (0..<8).map { _ in Self.tree(levels: 5_000) } }
    let threads = carriers.map { carrier in Thread { carrier.view = nil } }
    for thread in threads { thread.start() }

    while !threads.allSatisfy(\.isFinished) { await Task.yield() }
    #expect(carriers.allSatisfy { $0.view == nil })
  }
}

struct CountingSink: ViewTreeSink {
  var elements = 0
  mutating func begin(_ element: String) { elements += 1 }
  mutating func attribute(_ name: String, _ value: String) {}
  mutating func end() {}
}

@MainActor
@Suite("Hit testing")
struct ViewHitTests {
  @Test("front to back, skipping what touches cannot reach")
  func rules() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(root.hitTest(point, with: nil) === back)
    front.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
    #expect(root.hitTest(CGPoint(x: 0, y: 0), with: nil) === root)
  }

  @Test("a subview outside its superview's bounds is not hit, scrolled content is")
  func clipping() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let out = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    root.addSubview(box)
    box.addSubview(out)
    #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === root)
    let scroll = UIScrollView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    let row = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 10))
    root.addSubview(scroll)
    scroll.addSubview(row)
    scroll.contentOffset = CGPoint(x: 0, y: 500)
    #expect(root.hitTest(CGPoint(x: 51, y: 51), with: nil) === row)
  }

  @Test("labels and image views let touches through by default")
  func passive() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
    #expect(UIButton().isUserInteractionEnabled)
  }
}
