import Foundation

/// Names of signals as people know them.
enum SignalName {
  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
    SIGUSR1: "SIGUSR1", SIGSEGV: "SIGSEGV", SIGUSR2: "SIGUSR2", SIGPIPE: "SIGPIPE",
    SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
    SIGSYS: "SIGSYS",
  ]

  /// The name with what it stands for.
  static func text(_ signal: Int32) -> String {
    let name = names[signal] ?? "signal \(signal)"
    guard let meaning = strsignal(signal) else { return name }
    return "\(name) (\(String(cString: meaning)))"
  }
}
