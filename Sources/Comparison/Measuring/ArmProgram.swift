import Foundation
import TestModel
import WorkerSupport

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
    executable: String = "/proc/self/exe",
    arguments: [String] = ["worker"],
    variables: [String: String] = [:]
  ) {
    self.executable = executable
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

/// A build with the suites that it loads.
public struct MeasuredArm: Sendable {
  /// The build.
  public var program: ArmProgram
  /// The benchmark's suite, and the root below which it is read.
  public var sources: SuiteSources

  /// Creates an arm.
  public init(program: ArmProgram, sources: SuiteSources) {
    self.program = program
    self.sources = sources
  }
}

/// A benchmark that both sides have.
public struct ComparedBenchmark: Sendable {
  /// The identity in the head.
  public var identity: CaseIdentity
  /// What is compared with.
  public var base: MeasuredArm
  /// What is compared.
  public var head: MeasuredArm

  /// Creates a benchmark.
  public init(identity: CaseIdentity, base: MeasuredArm, head: MeasuredArm) {
    self.identity = identity
    self.base = base
    self.head = head
  }
}

/// Why a benchmark could not be measured.
public struct MeasuringError: Error, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
