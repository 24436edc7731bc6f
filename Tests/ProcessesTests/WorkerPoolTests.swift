import Foundation
import Testing

@testable import Processes

@Suite("A pool of workers, whatever they work on")
struct WorkerPoolTests {
  @Test(
    "every item has one end, also those that kill, hang or confuse their worker",
    arguments: 1...3
  )
  func ends(workerCount: Int) {
    let words = (1...20).map { "word\($0)" }
    let (work, isDone) = run(words + ["die", "leave", "hang", "babble", "refuse"], workerCount)
    #expect(isDone)
    for word in words { #expect(work.ends[word] == "echo of \(word)") }
    #expect(work.ends["die"]?.hasPrefix("WorkerDied: ") == true)
    #expect(work.ends["leave"] == "WorkerExited: the case ended its worker: exit(3)")
    #expect(
      work.ends["hang"] == "Timeout: the case took longer than 0.5 s, so its worker was killed"
    )
    #expect(work.ends["babble"]?.hasPrefix("WorkerProtocol: ") == true)
    #expect(work.ends["refuse"]?.hasPrefix("WorkerProtocol: ") == true)
    #expect(work.failures.isEmpty)
  }

  @Test("an item that a worker refuses takes no other one along")
  func refusal() {
    let (work, isDone) = run(["refuse", "one", "refuse", "two"], 1)
    #expect(isDone)
    #expect(work.ends["refuse"]?.hasPrefix("WorkerProtocol: ") == true)
    #expect(work.ends["one"] == "echo of one" && work.ends["two"] == "echo of two")
  }

  @Test("an item that is to be done again is, after the others")
  func again() {
    var work = EchoWork()
    work.againCount = 2
    let (done, isDone) = run(["again", "one", "two"], 1, work)
    #expect(isDone)
    #expect(done.begun == ["again", "one", "two", "again", "again"])
  }

  @Test("work that is to stop leaves what waits")
  func stop() {
    let (work, isDone) = run(["one", "stop", "two", "three"], 1)
    #expect(!isDone)
    #expect(work.begun == ["one", "stop"])
  }

  @Test("a program that ends at once, or is not there, is given up, and no item is begun")
  func noWorker() {
    for executable in ["/bin/false", "/nibmark/no/such/program"] {
      var options = WorkerOptions()
      options.executable = executable
      let pool = WorkerPool(["one"], of: EchoWork(), options: options)
      #expect(!pool.run())
      #expect(pool.work.begun.isEmpty)
      #expect(pool.work.failures.count == 1, "\(executable): \(pool.work.failures)")
    }
  }

  private func run(
    _ items: [String],
    _ workerCount: Int,
    _ work: EchoWork = EchoWork()
  ) -> (EchoWork, Bool) {
    var options = WorkerOptions()
    options.executable = "/bin/sh"
    options.arguments = ["-c", EchoWork.worker]
    options.count = workerCount
    let pool = WorkerPool(items, of: work, options: options)
    let isDone = pool.run()
    return (pool.work, isDone)
  }
}
