import Foundation
import Reporting
import SuiteRunner

/// What Bazel tells a test by its environment, and what it wants to be told.
///
/// Other engines set the same variables. What stands on the command line goes before them.
struct BazelEnvironment {
  private let variables: [String: String]

  /// Reads the environment of the process, or one that is given.
  init(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
    self.variables = variables
  }

  /// The part of the plan to run; nil when the test is not sharded.
  func shard() throws -> ShardChoice? {
    guard let total = value("TEST_TOTAL_SHARDS"), total != "0" else { return nil }
    let index = value("TEST_SHARD_INDEX") ?? ""
    // Bazel counts from 0.
    guard let count = Int(total), let place = Int(index), place < count,
      let choice = ShardChoice(index: place + 1, count: count)
    else {
      throw CommandFailure(
        "TEST_TOTAL_SHARDS is \"\(total)\" and TEST_SHARD_INDEX \"\(index)\"; expected a number "
          + "of shards and one below it"
      )
    }
    return choice
  }

  /// Tells Bazel that the test does run its part only: Bazel fails a sharded test that does not.
  func acknowledgeSharding() throws {
    guard let path = value("TEST_SHARD_STATUS_FILE") else { return }
    do {
      try ReportFile.append("", to: path)
    } catch {
      throw CommandFailure("TEST_SHARD_STATUS_FILE: \(error)", status: .reportNotWritten)
    }
  }

  /// What `--test_filter` asks for; nil without it.
  var filter: String? { value("TESTBRIDGE_TEST_ONLY") }

  /// Where the JUnit report is expected; nil outside Bazel.
  var junitPath: String? { value("XML_OUTPUT_FILE") }

  /// Where files go that Bazel keeps with the test's outputs; nil outside Bazel.
  var outputFolder: String? { value("TEST_UNDECLARED_OUTPUTS_DIR") }

  private func value(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
