import Foundation
import HeadlessUIKit
import PortingExamplesInSwift4
import PortingExamplesInSwift5
import Testing

@Suite("What an app leaves for later comes on virtual time", .serialized)
@MainActor
struct VirtualTimeTests {
  // In the test itself: another suite's may run between a test and its making, and move the time.
  private func freshWatch() -> Watch {
    MainLoop.shared.reset()
    return Watch()
  }

  @Test("blocks and operations of the main queue come in their order, and cancelled ones never")
  func queue() {
    let watch = freshWatch()
    watch.useQueue()
    #expect(watch.log.isEmpty)
    #expect(MainLoop.shared.settle())
    #expect(watch.log == ["now 0.0", "operation 0.0", "sooner 0.125", "later 0.25"])
  }

  @Test("time waits for work on other threads")
  func threads() {
    let watch = freshWatch()
    watch.useThreads()
    #expect(MainLoop.shared.settle())
    #expect(watch.log == ["group 0.0", "later 1.0"])
  }

  @Test("work that does not end is named, and time goes on")
  func unfinished() {
    let watch = freshWatch()
    watch.block()
    #expect(!MainLoop.shared.settle())
    #expect(MainLoop.shared.unfinishedQueues == ["slow work"])
    watch.gate.signal()
    // The loop waits no second time for work that it gave up.
    for _ in 0..<1_000 where !MainLoop.shared.unfinishedQueues.isEmpty { usleep(1_000) }
    #expect(MainLoop.shared.settle())
    #expect(MainLoop.shared.unfinishedQueues.isEmpty)
  }

  @Test("timers tick until they are invalid")
  func timers() {
    let watch = freshWatch()
    watch.useTimers()
    MainLoop.shared.advance(by: 10)
    #expect(watch.log == ["tick 0.5", "ring 0.75", "tick 1.0", "tick 1.5", "moved 2.0"])
    #expect(MainLoop.shared.pendingCount == 0)
  }

  @Test("a timer that repeats does not keep the loop from settling")
  func repeatingTimer() {
    let watch = freshWatch()
    watch.useMetronome()
    #expect(MainLoop.shared.settle())
    // Tests beside this one work on other queues, for which the loop waits while the timer ticks on.
    #expect(MainLoop.shared.now < 60)
    MainLoop.shared.reset()
  }

  @Test("actions by name and notifications reach their objects")
  func actions() {
    let watch = freshWatch()
    watch.useActions()
    #expect(MainLoop.shared.settle())
    #expect(watch.log == ["heard 0.0", "Watch 1.0", "performed 2.0"])
  }

  @Test("tasks sleep without real time, on the main actor and beside it")
  func tasks() {
    let watch = freshWatch()
    let clock = ContinuousClock()
    let duration = clock.measure {
      MainLoop.shared.capturingTasks {
        watch.useTasks()
        #expect(MainLoop.shared.settle())
      }
    }
    #expect(
      watch.log == [
        "begun 0.0", "detached 0.0", "slept 3.0", "slept again 4.0", "worked 4.0",
      ]
    )
    #expect(duration < .seconds(2))
  }

  @Test("a cancelled task stops sleeping")
  func cancelledTask() {
    let watch = freshWatch()
    MainLoop.shared.capturingTasks {
      watch.useTasks()
      MainLoop.shared.advance(by: 1)
      watch.cancelTask()
      MainLoop.shared.advance(by: 0)
    }
    #expect(watch.log.dropFirst(2) == ["slept 1.0", "slept again 1.0", "worked 1.0"])
  }

  @Test("tasks outside of a capture run as always")
  func freeTask() async {
    let value = await Task { @MainActor in 3 }.value
    #expect(value == 3)
  }

  @Test("a target in Swift 4 mode has the names of its time")
  func olderNames() {
    let cell = BadgeCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.accessibilityTraits.contains(.button))
    #expect(cell.contentView.subviews.last === cell.badge)
    #expect(cell.badge.frame.origin == CGPoint(x: 2, y: 1))
  }
}
