import CProgramStart
import Foundation

/// How this process was started, also where there is no /proc.
package enum ProgramStart {
  /// The path of the program that this process runs.
  ///
  /// /proc names the very file, also after another has taken its place.
  package static let executable: String = {
    let link = "/proc/self/exe"
    guard access(link, X_OK) != 0, let path = nibmark_start_path() else { return link }
    guard let real = realpath(path, nil) else { return String(cString: path) }
    defer { free(real) }
    return String(cString: real)
  }()

  /// The arguments, the program's name first; `CommandLine` has none where there is no /proc.
  package static let arguments: [String] = {
    guard let arguments = nibmark_start_arguments() else { return CommandLine.arguments }
    return (0..<Int(nibmark_start_argument_count())).compactMap { index in
      arguments[index].map { String(cString: $0) }
    }
  }()
}
