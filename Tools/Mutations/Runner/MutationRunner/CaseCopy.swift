import CMutationSwitch
import Foundation

/// A copy of this process that runs cases, and what it has told so far.
@MainActor
final class CaseCopy {
  let job: CaseJob
  private(set) var text = ""
  private let process: Int32
  private let pipe: Int32
  private let start = ContinuousClock.now
  private var lastWord = ContinuousClock.now
  private var isClosed = false

  /// How a job ended.
  struct Outcome {
    let word: String
    let caseIndex: Int?
  }

  /// Starts a copy of this process, which ends when the closure does.
  ///
  /// The closure runs in the copy, and tells lines to this process.
  init(job: CaseJob, reports: (CaseJob, (String) -> Void) -> Void) {
    self.job = job
    var ends: [Int32] = [0, 0]
    precondition(Glibc.pipe(&ends) == 0, "no pipe is to be had")
    fflush(nil)
    process = nibmark_copy_process()
    pipe = ends[0]
    if process == 0 {
      let end = ends[1]
      Self.limitMemory()
      reports(job) { Self.send($0, to: end) }
      _exit(0)
    }
    close(ends[1])
    precondition(process > 0, "no process is to be had")
  }

  private static func send(_ line: String, to end: Int32) {
    var rest = Array(line.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
      if count <= 0 { _exit(3) }
      rest = rest.dropFirst(count)
    }
  }

  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// A mutant that allocates without end must not take the machine with it.
  private static func limitMemory() {
    var limit = rlimit(rlim_cur: 6 << 30, rlim_max: 6 << 30)
    setrlimit(__rlimit_resource_t(9), &limit)
    var core = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(4), &core)
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, 2)
    dup2(nowhere, 1)
  }

  /// Sleeps until one of some copies has told something, or the time is up.
  static func waitForAny(of copies: [CaseCopy], milliseconds: Int32) {
    var polls = copies.filter { !$0.isClosed }
      .map { pollfd(fd: $0.pipe, events: Int16(POLLIN), revents: 0) }
    poll(&polls, nfds_t(polls.count), milliseconds)
    for copy in copies { copy.read() }
  }

  /// Takes what is there without waiting for more.
  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !isClosed {
      var one = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard poll(&one, 1, 0) > 0 else { return }
      let count = Glibc.read(pipe, &buffer, buffer.count)
      if count <= 0 { return isClosed = true }
      text += String(decoding: buffer[..<count], as: UTF8.self)
      lastWord = .now
    }
  }

  /// How the job ended; nil while it goes on.
  ///
  /// One that takes too long for its case is ended.
  func outcome() -> Outcome? {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
    let begun = lines.last { $0.first == "begin" }.flatMap { Int($0[1]) }
    if !isClosed {
      let limit = begun.flatMap { job.limits[$0] } ?? 60
      guard ContinuousClock.now - lastWord > .seconds(limit) else { return nil }
      kill(process, SIGKILL)
      reap()
      return Outcome(word: "limit", caseIndex: begun)
    }
    reap()
    switch lines.last?.first {
    case "red": return Outcome(word: "red", caseIndex: begun)
    case "green": return Outcome(word: "green", caseIndex: nil)
    default: return Outcome(word: "crash", caseIndex: begun)
    }
  }

  /// Waits until the copy ends.
  ///
  /// - Returns: Whether it ended by itself.
  func wait(until deadline: ContinuousClock.Instant) -> Bool {
    while !isClosed, ContinuousClock.now < deadline {
      Self.waitForAny(of: [self], milliseconds: 100)
    }
    if !isClosed { kill(process, SIGKILL) }
    reap()
    return isClosed
  }

  private func reap() {
    close(pipe)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}
