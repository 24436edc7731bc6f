import Foundation
import Testing

@testable import HeadlessUIKit

/// What a host changes does not reach the next.
@MainActor
@Suite("Engine state", .serialized)
struct EngineStateTests {
  @Test("what a host changes is as before after restoring")
  func settings() {
    let before = snapshot()
    let state = EngineState()
    NibEnvironment.current = NibEnvironment(policy: .lenient)
    NibStorage.recordsCalls.toggle()
    UIKitProfile.current = .ios6
    CollectionPolicy.current.recycleOrder = .recycleFirst
    UITraitCollection.current = UITraitCollection(horizontalSizeClass: .regular)
    UIScreen.main.scale += 1
    UIScreen.main.bounds.size.width += 100
    UIImage.knownSizes["engine-state"] = CGSize(width: 1, height: 1)
    UIView.setAnimationsEnabled(!UIView.areAnimationsEnabled)
    ConsoleLog.write("engine state")
    let changed = snapshot()
    for (index, value) in before.enumerated() { #expect(changed[index] != value) }
    state.restore()
    #expect(snapshot() == before)
  }

  @Test("time and what waits for it are as before, and old tokens cancel nothing new")
  func time() {
    let outer = EngineState()
    defer { outer.restore() }
    MainLoop.shared.reset()
    var ran: [String] = []
    MainLoop.shared.perform(after: 1) { ran.append("host") }
    let state = EngineState()
    MainLoop.shared.reset()
    let token = MainLoop.shared.schedule(after: 2) { ran.append("case") }
    MainLoop.shared.advance(by: 1.5)
    #expect(ran.isEmpty && MainLoop.shared.now == 1.5)
    state.restore()
    #expect(MainLoop.shared.now == 0 && MainLoop.shared.pendingCount == 1)
    MainLoop.shared.perform(after: 1) { ran.append("new") }
    MainLoop.shared.cancel(token)
    MainLoop.shared.advance(by: 3)
    #expect(ran == ["host", "new"])
  }

  @Test("the measurer and the way of actions are as before")
  func hooks() {
    let state = EngineState()
    TextMeasurement.measurer = FixedMeasurer()
    ActionPerformance.table = { _, _, _ in true }
    let label = UILabel()
    label.text = "text"
    #expect(label.intrinsicContentSize.width == FixedMeasurer.width)
    #expect(ActionPerformance.perform("nothing:", on: NSObject(), sender: nil))
    state.restore()
    let other = UILabel()
    other.text = "text"
    #expect(other.intrinsicContentSize.width != FixedMeasurer.width)
    #expect(!ActionPerformance.perform("nothing:", on: NSObject(), sender: nil))
  }

  @Test("windows of a case are laid out no longer, and the host's key window is key again")
  func windows() {
    let outer = EngineState()
    defer { outer.restore() }
    let host = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.makeKeyAndVisible()
    let state = EngineState()
    let own = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    own.makeKeyAndVisible()
    #expect(WindowList.key === own)
    state.restore()
    #expect(WindowList.key === host)
    #expect(!WindowList.shown.contains { $0.window === own })
  }

  /// What can be compared, as text.
  private func snapshot() -> [String] {
    [
      "\(ObjectIdentifier(NibEnvironment.current))", "\(NibStorage.recordsCalls)",
      "\(UIKitProfile.current)", "\(CollectionPolicy.current)",
      "\(ObjectIdentifier(UITraitCollection.current))", "\(UIScreen.main.scale)",
      "\(UIScreen.main.bounds)", "\(UIImage.knownSizes)", "\(UIView.areAnimationsEnabled)",
      "\(ConsoleLog.messages)",
    ]
  }
}

private final class FixedMeasurer: TextMeasuring {
  static let width: CGFloat = 12_345

  func size(
    of text: String,
    font: UIFont,
    width: CGFloat,
    numberOfLines: Int,
    lineBreakMode: NSLineBreakMode,
    scale: CGFloat
  ) -> CGSize { CGSize(width: Self.width, height: 10) }
}
