import HeadlessUIKit
import Testing

@MainActor
private final class CountingView: UIView {
  var count = 0
  var action: (() -> Void)?
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    action?()
  }
}

@MainActor
@Suite("Layout passes")
struct ViewLayoutTests {
  private func chain(_ depth: Int) -> [CountingView] {
    let views = (0..<depth).map { _ in CountingView(frame: .zero) }
    for (parent, child) in zip(views, views.dropFirst()) { parent.addSubview(child) }
    views.first?.layoutIfNeeded()
    for view in views { view.count = 0 }
    return views
  }

  @Test("a new tree is laid out once per view, then not again")
  func first() {
    let root = CountingView()
    let child = CountingView()
    root.addSubview(child)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.count == 1 && child.count == 1)
  }

  @Test("only dirty views are laid out")
  func dirtyOnly() {
    let views = chain(5)
    views[3].setNeedsLayout()
    views[3].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(views.map(\.count) == [0, 0, 0, 1, 0])
  }

  @Test("a clean tree costs no pass")
  func clean() {
    let views = chain(3)
    let before = EngineCounters.current.layoutPasses
    for view in views { view.layoutIfNeeded() }
    #expect(EngineCounters.current.layoutPasses == before)
  }

  @Test("layoutIfNeeded starts at the topmost of the dirty ancestors in a row")
  func ancestors() {
    let views = chain(4)
    views[1].setNeedsLayout()
    views[2].setNeedsLayout()
    views[3].setNeedsLayout()
    views[3].layoutIfNeeded()
    #expect(views.map(\.count) == [0, 1, 1, 1])
    views[0].setNeedsLayout()
    views[2].setNeedsLayout()
    views[2].layoutIfNeeded()
    #expect(views.map(\.count) == [0, 1, 2, 1])
    views[0].layoutIfNeeded()
    #expect(views.map(\.count) == [1, 1, 2, 1])
  }

  @Test("size changes and new subviews make dirty, moves do not")
  func triggers() {
    let views = chain(2)
    views[0].frame.origin.x = 5
    views[0].center.y = 9
    views[0].layoutIfNeeded()
    #expect(views[0].count == 0)
    views[0].frame.size.width = 5
    views[0].layoutIfNeeded()
    views[0].bounds.origin.y = 9
    views[0].layoutIfNeeded()
    views[0].addSubview(UIView())
    views[0].layoutIfNeeded()
    #expect(views[0].count == 3)
  }

  @Test("work that layout makes elsewhere is done in the same call")
  func backwards() {
    let views = chain(3)
    views[2].action = { [unowned view = views[1]] in
      if view.count == 0 { view.setNeedsLayout() }
    }
    views[2].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(views.map(\.count) == [0, 1, 1])
  }

  @Test("a layout that never settles is an exception that names the view")
  func endless() {
    let views = chain(3)
    views[1].action = { [unowned view = views[1]] in view.setNeedsLayout() }
    views[1].interfaceBuilderID = "abc-de-fgh"
    views[1].setNeedsLayout()
    #expect {
      try UIKitException.catching { views[0].layoutIfNeeded() }
    } throws: { error in
      let reason = (error as? UIKitException)?.reason ?? ""
      return reason.contains("abc-de-fgh") && reason.contains("does not settle")
    }
    #expect(views[1].count == 100)
    views[1].action = nil
    views[1].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(views[1].count == 101)
  }

  @Test("a pending exception stops the pass and leaves the rest dirty")
  func pending() {
    let root = CountingView()
    let (one, two) = (CountingView(), CountingView())
    root.addSubview(one)
    root.addSubview(two)
    one.action = { UIKitException.raise(.generic, "stop") }
    #expect(throws: UIKitException(.generic, "stop")) {
      try UIKitException.catching { root.layoutIfNeeded() }
    }
    #expect(two.count == 0)
    one.action = nil
    root.layoutIfNeeded()
    #expect(two.count == 1)
  }
}

@MainActor
@Suite("Exceptions")
struct ViewExceptionTests {
  @Test("the first of a scope wins, scopes nest, values pass")
  func scopes() throws {
    #expect(try UIKitException.catching { 7 } == 7)
    var inner: UIKitException?
    #expect(throws: UIKitException(.range, "outer")) {
      try UIKitException.catching {
        UIKitException.raise(.range, "outer")
        inner = nested()
        UIKitException.raise(.generic, "late")
      }
    }
    #expect(inner == UIKitException(.generic, "inner"))
    #expect(!UIKitException.isPending && !UIKitException.isCatching)
  }

  /// What a scope inside another catches, nil when the outer exception is not pending.
  private func nested() -> UIKitException? {
    guard UIKitException.isPending else { return nil }
    do {
      try UIKitException.catching { UIKitException.raise(.generic, "inner") }
    } catch {
      return error
    }
    return nil
  }

  @Test("without a scope the process ends, as an app does")
  func uncaught() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIKitException.raise(.generic, "nobody listens") }
    }
  }
}
