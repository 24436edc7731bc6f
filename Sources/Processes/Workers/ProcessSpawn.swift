import Foundation

/// Starts processes that run beside this one.
///
/// Not a library: a worker needs a fourth descriptor, and starting must cost little, since each crash
/// costs a start. ``Program`` is for programs that run to their end.
package enum ProcessSpawn {
  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: The program's path.
  ///   - arguments: The arguments after the program's name.
  ///   - variables: Environment variables beside those of this process.
  ///   - descriptors: Descriptors of this process and the numbers under which the program finds them. Beside
  ///     the standard streams it has no others.
  ///   - name: What errors call the program.
  /// - Returns: The process, which the caller ends and waits for.
  /// - Throws: ``WorkerError`` when the program cannot be started.
  package static func start(
    _ executable: String,
    _ arguments: [String],
    variables: [String: String] = [:],
    descriptors: [(own: Int32, target: Int32)] = [],
    name: String
  ) throws(WorkerError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (own, target) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, own, target)
    }
    // A worker runs code of others, which must not write into files that this process has open.
    let last = descriptors.map(\.target).max() ?? 0
    closeFrom(&actions, max(last, STDERR_FILENO) + 1)
    let ownName = ProgramStart.arguments.first ?? executable
    var words = ([ownName] + arguments).map { strdup($0) } + [nil]
    var environment = environment(variables).map { strdup($0) } + [nil]
    defer { for text in words + environment { free(text) } }
    var attributes = attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    var identifier: pid_t = 0
    let answer = posix_spawn(
      &identifier,
      executable,
      &actions,
      &attributes,
      &words,
      &environment
    )
    guard answer == 0 else {
      throw Descriptors.failure("cannot start \(name) (\(executable))", answer)
    }
    return identifier
  }

  /// `posix_spawn_file_actions_addclosefrom_np` of `spawn.h`, which Swift does not import.
  private static func closeFrom(_ actions: inout posix_spawn_file_actions_t, _ first: Int32) {
    typealias Call =
      @convention(c) (
        UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32
      ) -> Int32
    guard let symbol = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
    _ = unsafeBitCast(symbol, to: Call.self)(&actions, first)
  }

  // A terminal sends its signals to all processes of a command. What they end is this process's to say:
  // a worker that went first would be taken for one that died of its case.
  private static func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&blocked, signal) }
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    return attributes
  }

  private static func environment(_ further: [String: String]) -> [String] {
    ProcessInfo.processInfo.environment.merging(further) { $1 }.map { "\($0)=\($1)" }
  }
}
