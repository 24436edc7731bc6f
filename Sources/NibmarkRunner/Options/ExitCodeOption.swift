import ArgumentParser
import Foundation

/// The style of the exit code, for every command that a script asks.
struct ExitCodeOption: ParsableArguments {
  @Option(name: .customLong("exit-code"), help: ExitCodeStyle.help)
  var style: ExitCodeStyle = .plain
}
