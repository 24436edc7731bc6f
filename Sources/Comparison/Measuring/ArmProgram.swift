import Foundation
import Processes
import SuiteMessages
import TestModel

/// A program that serves as the worker of a measured build.
public struct ArmProgram: Sendable, Hashable {
  /// The path of the program, which calls `SuiteWorker.serve()` for the arguments.
  public var executable: String
  /// The arguments after the program's name.
  public var arguments: [String]
  /// Environment variables that are added to those of this process.
  public var variables: [String: String]

  /// Creates a program; without a path it is the running one.
  public init(
    executable: String? = nil,
    arguments: [String] = ["worker"],
    variables: [String: String] = [:]
  ) {
    self.executable = executable ?? ProgramStart.executable
    self.arguments = arguments
    self.variables = variables
  }

  var options: WorkerOptions {
    var options = WorkerOptions()
    options.executable = executable
    options.arguments = arguments
    options.variables = variables
    return options
  }
}
