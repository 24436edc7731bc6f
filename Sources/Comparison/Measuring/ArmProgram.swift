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
  /// Whether its code can be measured in other places than the linker chose.
  public var layout = CodeLayout.single(reason: "it was not built for this comparison")

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

  /// The program with the code layout of a seed; itself where there is only one.
  ///
  /// - Throws: ``MeasuringError`` when it cannot be linked.
  func linked(seed: UInt32) throws(MeasuringError) -> ArmProgram {
    guard case .drawn(let layouts) = layout else { return self }
    var program = self
    program.executable = try layouts.executable(seed: seed)
    return program
  }

  /// The program with a place of its own for what is linked.
  ///
  /// - Parameters:
  ///   - folder: The place.
  ///   - twin: The place of the other side where that is the same program, from which it is copied.
  /// - Returns: The program; itself where it has one layout.
  func keepingLayouts(in folder: String, copying twin: String? = nil) -> ArmProgram {
    guard case .drawn(var layouts) = layout else { return self }
    layouts.folder = folder
    layouts.twin = twin
    var program = self
    program.layout = .drawn(layouts)
    return program
  }

  var options: WorkerOptions {
    var options = WorkerOptions()
    options.executable = executable
    options.arguments = arguments
    options.variables = variables
    return options
  }
}
