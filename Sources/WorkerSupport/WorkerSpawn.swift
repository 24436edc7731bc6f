import Foundation

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
