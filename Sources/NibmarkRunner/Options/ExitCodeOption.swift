import ArgumentParser
import Foundation

/// The style of the exit code, for every command that a script asks.
package struct ExitCodeOption: ParsableArguments {
  @Option(name: .customLong("exit-code"), help: ExitCodeStyle.help)
  package var style: ExitCodeStyle = .plain

  package init() {}
}
