import HeadlessUIKit
import Testing

@MainActor
@Suite("Virtual time")
struct ViewTimeTests {
  @Test("blocks run by due time, then in the order of scheduling, each at its own time")
  func order() {
    let loop = MainLoop()
    var log: [String] = []
    for (name, delay) in [("c", 0.3), ("a", 0.1), ("b", 0.1), ("z", 0), ("n", -1)] {
      loop.schedule(after: delay) { log.append("\(name)@\(DecimalText.string(loop.now))") }
    }
    #expect(log.isEmpty)
    loop.advance(by: 0.1)
    #expect(log == ["z@0", "n@0", "a@0.1", "b@0.1"])
    #expect(loop.pendingCount == 1)
    loop.advance(by: 1)
    #expect(log.last == "c@0.3" && loop.now == 1.1)
  }

  @Test("repetition, cancelling, and settling in spite of timers")
  func repeating() {
    let loop = MainLoop()
    var ticks = 0
    let timer = loop.schedule(after: 1, repeating: 1) { ticks += 1 }
    loop.advance(by: 3.5)
    #expect(ticks == 3)
    var done = false
    loop.schedule(after: 2) { loop.schedule(after: 2) { done = true } }
    #expect(loop.settle() && done && loop.now == 7.5)
    loop.cancel(timer)
    loop.advance(by: 10)
    #expect(ticks == 7 && loop.pendingCount == 0)
    #expect(loop.settle())
  }

  @Test("a block may cancel itself")
  func selfCancel() {
    let loop = MainLoop()
    var tokens: [MainLoop.Token] = []
    var ticks = 0
    func tick() {
      ticks += 1
      if ticks == 2 { tokens.forEach(loop.cancel) }
    }
    tokens.append(loop.schedule(after: 1, repeating: 1) { tick() })
    loop.advance(by: 10)
    #expect(ticks == 2)
  }

  @Test("seeded schedules run sorted", arguments: 0..<20 as Range<UInt64>)
  func sorted(seed: UInt64) {
    var random = SplitMix(state: seed)
    let loop = MainLoop()
    var log: [Int] = []
    var expected: [(Int, Int)] = []
    for index in 0..<200 {
      let delay = Int.random(in: 0..<20, using: &random)
      expected.append((delay, index))
      loop.schedule(after: Double(delay)) { log.append(index) }
    }
    loop.advance(by: 100)
    #expect(log == expected.sorted { $0 < $1 }.map(\.1), "seed \(seed)")
  }

  @Test("endless chains stop at the limit")
  func limit() {
    let loop = MainLoop()
    func again() { loop.schedule(after: 1) { again() } }
    again()
    #expect(!loop.settle(limit: 10))
  }

  @Test("animated values hold at once, completions wait")
  func animation() {
    let view = UIView(frame: .zero)
    var finished = false
    UIView.animate(withDuration: 0.3, delay: 0.1) {
      view.alpha = 0.5
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0.5 && !finished)
    MainLoop.shared.advance(by: 0.39)
    #expect(!finished)
    MainLoop.shared.advance(by: 0.02)
    #expect(finished)
  }

  @Test("a turn of the loop lays out shown windows, and an exception stops it")
  func turn() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.makeKeyAndVisible()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    window.addSubview(cell)
    cell.backgroundView = UIView(frame: .zero)
    MainLoop.shared.schedule(after: 0) {}
    MainLoop.shared.advance(by: 0)
    #expect(cell.backgroundView?.frame.width == 5)
    let loop = MainLoop()
    var ran = 0
    loop.schedule(after: 1) { UIKitException.raise(.generic, "stop") }
    loop.schedule(after: 2) { ran += 1 }
    #expect(throws: UIKitException(.generic, "stop")) {
      try UIKitException.catching { loop.advance(by: 5) }
    }
    #expect(ran == 0 && loop.now == 1)
  }
}
