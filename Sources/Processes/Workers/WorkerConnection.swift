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
  package init(_ options: WorkerOptions, job: some Encodable) throws(WorkerError) {
    // The worker may die while it is spoken to.
    Descriptors.ignoreBrokenPipes()
    let pipes = try Descriptors.makePipes(3)
    let (commands, answers, output) = (pipes[0], pipes[1], pipes[2])
    do throws(WorkerError) {
      processIdentifier = try Self.start(
        options,
        descriptors: [
          (commands.reading, STDIN_FILENO), (output.writing, STDOUT_FILENO),
          (output.writing, STDERR_FILENO), (answers.writing, WorkerChannel.answerDescriptor),
        ]
      )
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

  private static func start(
    _ options: WorkerOptions,
    descriptors: [(own: Int32, target: Int32)]
  ) throws(WorkerError) -> pid_t {
    if let body = options.body {
      return try ProcessCopy.start(descriptors: descriptors, body: body)
    }
    return try ProcessSpawn.start(
      options.executable,
      options.arguments,
      variables: Self.variables(options),
      descriptors: descriptors,
      name: "a worker"
    )
  }

  // Sets and dictionaries then have the same order in every worker: counters are to be the same from run
  // to run, and a failure that depends on an order is to come back.
  private static func variables(_ options: WorkerOptions) -> [String: String] {
    ["SWIFT_DETERMINISTIC_HASHING": "1"].merging(options.variables) { $1 }
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

  /// Ends the worker at once, and leaves it to the end of this process to be waited for.
  package func abandon() {
    kill(processIdentifier, SIGKILL)
    for descriptor in [commands, answers, output] { close(descriptor) }
    isOutputOpen = false
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
