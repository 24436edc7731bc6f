import Foundation
import Numbers
import Processes
import SuiteMessages
import TestModel

/// The supervisor's side of a measuring worker: sends requests and waits for answers.
final class MeasuringWorker {
  private let connection: WorkerConnection
  private let name: String
  private var isEnded = false
  private var isPrepared = false
  /// Whether it can prepare a benchmark after another: older builds cannot.
  private(set) var measuresSeveral = false
  private var waiting: [Data] = []

  /// The most time to load suites or to prepare a benchmark, in seconds.
  private static let startLimit = 120.0
  /// The most time for one sample, in seconds: a thousand times the usual one.
  private static let sampleLimit = 60.0

  /// Starts a worker, which loads its suites; a layout fixes its addresses.
  init(
    _ arm: MeasuredArm,
    name: String,
    seed: UInt64,
    layout: MemoryLayoutOffset? = nil
  ) throws(MeasuringError) {
    self.name = name
    var job = SuiteJob(arm.sources, seed: seed)
    job.layout = layout
    var options = arm.program.options
    options.variables.merge(layout?.variables ?? [:]) { $1 }
    let started: Result<WorkerConnection, WorkerError> = try AddressSpace.unrandomised {
      () throws(MeasuringError) in
      Result { () throws(WorkerError) in try WorkerConnection(options, job: job) }
    }
    do throws(WorkerError) {
      connection = try started.get()
    } catch {
      throw MeasuringError("\(name): \(error.description)")
    }
  }

  deinit { end() }

  var processIdentifier: pid_t { connection.processIdentifier }

  /// Waits until the suites are loaded, and returns the worker's build.
  @discardableResult
  func waitUntilReady() throws(MeasuringError) -> WorkerBuild {
    switch try answer(within: Self.startLimit) {
    case .ready(SuiteProtocol.version, .some(let build), let measuresSeveral):
      self.measuresSeveral = measuresSeveral ?? false
      return build
    case .ready(let version, _, _):
      throw wrong(
        "it speaks version \(version) of the workers' protocol and this build \(SuiteProtocol.version); "
          + "compare stored results of both instead"
      )
    case let other: throw unexpected(other)
    }
  }

  /// Prepares a benchmark instead of the one before, and returns the number of iterations of a sample.
  func prepare(_ request: MeasuringRequest) throws(MeasuringError) -> Int {
    if isPrepared { connection.send(SuiteRequest.release) }
    isPrepared = false
    connection.send(SuiteRequest.prepare(request))
    let answer = try answer(within: Self.startLimit)
    guard case .prepared(let prepared) = answer else { throw unexpected(answer) }
    isPrepared = true
    return prepared.batchSize
  }

  /// Takes one sample.
  func sample(_ request: SampleRequest) throws(MeasuringError) -> MeasuredSample {
    connection.send(SuiteRequest.sample(request))
    let answer = try answer(within: Self.sampleLimit)
    guard case .sampled(let sample) = answer else { throw unexpected(answer) }
    return sample
  }

  /// Kills the process, which has nothing to clean up.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    _ = connection.end(isKilled: true)
  }

  private func answer(within seconds: Double) throws(MeasuringError) -> SuiteAnswer {
    let deadline = ContinuousClock.now + .seconds(saturating: seconds)
    while waiting.isEmpty {
      let left = ContinuousClock.now.duration(to: deadline).reportSeconds
      guard left > 0 else { throw wrong("it did not answer within \(Int(saturating: seconds)) s") }
      var watched = connection.watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(
        &watched,
        nfds_t(watched.count),
        Int32(clamping: Int(saturating: min(left, 1e6) * 1000) + 1)
      )
      connection.readOutput()
      guard let lines = connection.readAnswers() else { throw wrong("it ended") }
      waiting += lines
    }
    do {
      return try WorkerCoding.message(SuiteAnswer.self, from: waiting.removeFirst())
    } catch {
      throw wrong("it answered something that is no answer: \(error)")
    }
  }

  private func unexpected(_ answer: SuiteAnswer) -> MeasuringError {
    switch answer {
    case .refused(let reason): wrong(reason)
    case .finished(let result):
      wrong(result.failures.first?.message ?? "the benchmark ended as \(result.status.rawValue)")
    case .ready, .prepared, .sampled, .traced: wrong("it answered out of turn")
    }
  }

  private func wrong(_ reason: String) -> MeasuringError {
    let printed = connection.printedText.trimmingCharacters(in: .whitespacesAndNewlines)
    let last = printed.split(separator: "\n").first.map { "; it printed: \($0)" } ?? ""
    return MeasuringError("the worker of \(name) cannot measure: \(reason)\(last)")
  }
}
