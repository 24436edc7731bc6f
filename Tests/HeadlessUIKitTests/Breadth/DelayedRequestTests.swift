import Foundation
import Testing

@testable import HeadlessUIKit

/// Writes down what it is asked.
private final class Asked: UIResponder {
  var log: [String] = []

  override class var actions: [String: NibAction] {
    [
      "ask:": .calling { (target: Asked, sender: Any?) in
        target.log.append("\(sender ?? "nobody") \(MainLoop.shared.now)")
      }
    ]
  }
}

@MainActor
@Suite("Actions after a delay, on virtual time", .serialized)
struct DelayedRequestTests {
  private let ask = Selector("ask:")

  @Test("they come in the order of their times, and only those that nobody dropped")
  func cancelled() {
    MainLoop.shared.reset()
    let (asked, other) = (Asked(), Asked())
    asked.perform(ask, with: "late", afterDelay: 2)
    asked.perform(ask, with: "soon", afterDelay: 1)
    asked.perform(ask, with: "soon", afterDelay: 3)
    other.perform(ask, with: "soon", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: asked, selector: ask, object: "soon")
    NSObject.cancelPreviousPerformRequests(
      withTarget: asked,
      selector: Selector("tell:"),
      object: "late"
    )
    MainLoop.shared.advance(by: 5)
    #expect(asked.log == ["late 2.0"] && other.log == ["soon 1.0"])
  }

  @Test("all of an object are dropped at once, also those without an argument")
  func allCancelled() {
    MainLoop.shared.reset()
    let (asked, other) = (Asked(), Asked())
    asked.perform(ask, with: nil, afterDelay: 1)
    asked.perform(ask, with: 7, afterDelay: 1)
    other.perform(ask, with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: asked)
    asked.perform(ask, with: 8, afterDelay: 1)
    MainLoop.shared.advance(by: 1)
    #expect(asked.log == ["8 1.0"] && other.log == ["nobody 1.0"])
  }

  @Test("the target lives until its action came, and no longer")
  func lifetime() {
    MainLoop.shared.reset()
    weak var weakly: Asked?
    do {
      let asked = Asked()
      weakly = asked
      asked.perform(ask, with: nil, afterDelay: 1)
    }
    #expect(weakly != nil)
    MainLoop.shared.advance(by: 1)
    #expect(weakly == nil)
  }

  @Test("the window of a delegate is asked of its protocol as an optional of what its class keeps")
  func windows() {
    let delegate = KeptWindow()
    let asked: any UIApplicationDelegate = delegate
    #expect(asked.window == .some(nil))
    let window = UIWindow()
    delegate.window = window
    #expect(asked.window??.isEqual(window) == true)
    #expect((NoWindow() as any UIApplicationDelegate).window == nil)
    let lazily: any UIWindowSceneDelegate = LazyWindow()
    #expect(lazily.window == .some(nil))
  }

  @Test("delegates that are known by their protocols can be compared")
  func equality() {
    let (one, other) = (PlainDelegate(), PlainDelegate())
    let delegate: any UITableViewDelegate = one
    #expect(delegate.isEqual(one) && !delegate.isEqual(other) && !delegate.isEqual(nil))
    let controller = UITableViewController()
    let source: any UITableViewDataSource = controller
    #expect(source.isEqual(controller) && !source.isEqual(one))
  }
}

private final class KeptWindow: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class NoWindow: UIResponder, UIApplicationDelegate {}

private final class LazyWindow: UIResponder, UIWindowSceneDelegate {
  lazy var window: UIWindow? = UIWindow()
}

private final class PlainDelegate: UITableViewDelegate {}
