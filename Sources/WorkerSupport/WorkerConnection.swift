import Foundation

/// A supervisor's side of one worker: its process and its lines.
package final class WorkerConnection {
  package let processIdentifier: pid_t
  /// Where its answers arrive.
  package let answers: Int32
  /// Where what it prints arrives.
  package let output: Int32

  private let commands: Int32
  private var lines = LineBuffer()
  private var printed = OutputBuffer()
  private var isOutputOpen = true

  /// Starts a worker and sends it its job.
  ///
  /// - Throws: ``WorkerError`` when the program cannot be started.
  package init(_ options: WorkerOptions, job: WorkerJob) throws(WorkerError) {
    let commands = try Descriptors.makePipe()
    let answers = try Descriptors.makePipe()
    let output = try Descriptors.makePipe()
    let streams = WorkerStreams(
      input: commands.reading,
      output: output.writing,
      answers: answers.writing
    )
    do throws(WorkerError) {
      processIdentifier = try WorkerSpawn.start(options, streams)
    } catch {
      for pipe in [commands, answers, output] { pipe.close() }
      throw error
    }
    for end in [commands.reading, answers.writing, output.writing] { close(end) }
    self.commands = commands.writing
    self.answers = answers.reading
    self.output = output.reading
    Descriptors.makeNonBlocking(self.answers)
    Descriptors.makeNonBlocking(self.output)
    // A worker that is dead already is found out at the other end of its lines.
    _ = send(job)
  }

  /// The descriptors that are worth waiting for.
  package var watched: [Int32] { isOutputOpen ? [answers, output] : [answers] }

  /// Sends a message; false when the worker is gone.
  @discardableResult
  package func send(_ message: some Encodable) -> Bool {
    guard let line = try? WorkerCoding.line(message) else { return false }
    return Descriptors.write(line, to: commands)
  }

  /// Reads what was printed so far.
  package func readOutput() {
    while isOutputOpen {
      switch Descriptors.read(output) {
      case .data(let data): printed.append(data)
      case .nothingYet: return
      case .end: isOutputOpen = false
      }
    }
  }

  /// The answers that arrived; nil when there will be no more.
  package func readAnswers() -> [Data]? {
    var arrived: [Data] = []
    while true {
      switch Descriptors.read(answers) {
      case .data(let data): arrived += lines.take(data)
      case .nothingYet: return arrived
      // The last words of a worker are heard before its end is.
      case .end: return arrived.isEmpty ? nil : arrived
      }
    }
  }

  /// Forgets what was printed before a case.
  package func forgetPrinted() { printed = OutputBuffer() }

  /// What the worker printed since its case began.
  package var printedText: String {
    readOutput()
    return printed.text
  }

  /// Ends the worker: at once when told to, else by closing its line, with a second to go by itself.
  package func end(isKilled: Bool) -> WorkerEnd {
    close(commands)
    defer {
      close(answers)
      close(output)
      isOutputOpen = false
    }
    var status: Int32 = 0
    var usage = rusage()
    if isKilled { kill(processIdentifier, SIGKILL) }
    for _ in 0..<1000 where !isKilled {
      if wait4(processIdentifier, &status, WNOHANG, &usage) != 0 {
        readOutput()
        return WorkerEnd(status: status, usage: usage)
      }
      readOutput()
      usleep(1000)
    }
    kill(processIdentifier, SIGKILL)
    while wait4(processIdentifier, &status, 0, &usage) < 0, errno == EINTR {}
    readOutput()
    return WorkerEnd(status: status, usage: usage)
  }
}

/// How a worker's process ended.
package struct WorkerEnd: Sendable {
  /// What ended it.
  package enum Cause: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
  }

  package var cause: Cause
  /// The most memory that it had, in bytes.
  package var peakMemory: Int

  init(status: Int32, usage: rusage) {
    // The macros of wait.h: the low seven bits hold the signal, the next byte the exit code.
    let signal = status & 0x7F
    cause = signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
    peakMemory = usage.ru_maxrss * 1024
  }
}

/// The descriptors that a worker is started with.
struct WorkerStreams {
  var input: Int32
  var output: Int32
  var answers: Int32
}

/// Starts worker processes.
///
/// Not Foundation's `Process`: a worker needs a fourth descriptor, and starting must cost little, since
/// each crash costs a start.
enum WorkerSpawn {
  /// Starts the program; standard output and error go to the same pipe.
  static func start(
    _ options: WorkerOptions,
    _ streams: WorkerStreams
  ) throws(WorkerError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, streams.input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, streams.output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, streams.output, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, streams.answers, WorkerProtocol.answerDescriptor)
    let name = CommandLine.arguments.first ?? "nibmark"
    var arguments = ([name] + options.arguments).map { strdup($0) } + [nil]
    var variables = environment(options.variables).map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var identifier: pid_t = 0
    let answer = posix_spawn(
      &identifier,
      options.executable,
      &actions,
      nil,
      &arguments,
      &variables
    )
    guard answer == 0 else {
      throw Descriptors.failure("cannot start a worker (\(options.executable))", answer)
    }
    return identifier
  }

  // Sets and dictionaries then have the same order in every worker: counters are to be the same from run
  // to run, and a failure that depends on an order is to come back.
  private static func environment(_ further: [String: String]) -> [String] {
    var variables = ProcessInfo.processInfo.environment
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    variables.merge(further) { $1 }
    return variables.map { "\($0)=\($1)" }
  }
}
