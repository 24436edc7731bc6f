import Foundation
import UIKit

// What nibmark-sources adds to a target that names these types.
typealias DispatchGroup = VirtualGroup
typealias DispatchWorkItem = VirtualWorkItem
typealias OperationQueue = VirtualOperationQueue
typealias Timer = VirtualTimer

/// Notes when what an app leaves for later comes.
public final class Watch: UIResponder {
  /// What came, with the virtual seconds.
  public private(set) var log: [String] = []
  /// What stops a block on another thread.
  public let gate = DispatchSemaphore(value: 0)
  private var task: Task<Void, Never>?

  /// The methods that selectors name, as nibmark-sources lists them.
  public override class var actions: [String: NibAction] {
    [
      "late:": .calling { (target: Watch, sender: String) in target.note(sender) },
      "ring:": .calling { (target: Watch, _: Timer) in target.note("ring") },
      "hear:": .calling { (target: Watch, sender: Notification) in target.note(sender.name.rawValue)
      },
    ]
  }

  private func note(_ text: String) { log.append("\(text) \(MainLoop.shared.now)") }

  /// Leaves blocks to the main queue, one of them cancelled.
  public func useQueue() {
    DispatchQueue.main.async { self.note("now") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [weak self] in self?.note("later") }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(125)) {
      self.note("sooner")
    }
    let item = DispatchWorkItem { self.note("cancelled") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
    item.cancel()
    OperationQueue.main.addOperation { self.note("operation") }
  }

  /// Works on other threads, which answer on the main queue.
  public func useThreads() {
    let group = DispatchGroup()
    for number in 1...3 {
      DispatchQueue.global().async(group: group) { usleep(useconds_t(number * 2_000)) }
    }
    group.notify(queue: .main) { self.note("group") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.note("later") }
  }

  /// Works on a thread until ``gate`` opens.
  public func block() {
    DispatchQueue(label: "slow work").async { [gate] in gate.wait() }
  }

  /// Runs a timer three times, and another once by an action.
  public func useTimers() {
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
      count += 1
      self.note("tick")
      if count == 3 { timer.invalidate() }
    }
    let ring = Timer(
      timeInterval: 0.75,
      target: self,
      selector: Selector("ring:"),
      userInfo: nil,
      repeats: false
    )
    RunLoop.main.add(ring, forMode: .common)
    let moved = Timer.scheduledTimer(withTimeInterval: 9, repeats: false) { _ in self.note("moved")
    }
    moved.fireDate = moved.fireDate.addingTimeInterval(-7)
  }

  /// Runs a timer without an end.
  public func useMetronome() {
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in self.note("tock") }
  }

  /// Sends actions by name and by a notification.
  public func useActions() {
    perform(Selector("late:"), with: "performed", afterDelay: 2)
    let name = Notification.Name("Watch")
    let center = NotificationCenter.default
    center.addObserver(self, selector: Selector("hear:"), name: name, object: nil)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { center.post(name: name, object: nil) }
    let own = Notification.Name("Watch.queue")
    _ = center.addObserver(forName: own, object: nil, queue: OperationQueue.main) { _ in
      MainActor.assumeIsolated { self.note("heard") }
    }
    center.post(name: own, object: nil)
    center.removeObserver(self)
  }

  /// Sleeps in a task, on the main actor and beside it.
  public func useTasks() {
    task = Task {
      note("begun")
      try? await Task.sleep(nanoseconds: 3_000_000_000)
      note("slept")
      try? await Task.sleep(for: .seconds(1))
      note("slept again")
      let result = await Self.work()
      note(result)
    }
    Task.detached { await self.hear() }
  }

  /// Ends the first task.
  public func cancelTask() { task?.cancel() }

  private func hear() { note("detached") }

  private nonisolated static func work() async -> String { "worked" }
}
