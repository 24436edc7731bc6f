import SuiteRunner
import Synchronization
import TestModel

/// What only the tool does for the commands of suites: a runner is built without a database, and without what
/// measures programs against one another.
package struct ToolServices: Sendable {
  /// Reads the series of the newest run's branch out of a history.
  package let series: @Sendable (_ path: String) throws(CommandFailure) -> [MetricSeries]
  /// Adds the instructions of named benchmarks to their results, on the way to another sink.
  package let countingSink:
    @Sendable (_ names: [String], RunPlan, any TestEventSink) throws(CommandFailure)
      -> any TestEventSink

  package init(
    series: @escaping @Sendable (String) throws(CommandFailure) -> [MetricSeries],
    countingSink:
      @escaping @Sendable ([String], RunPlan, any TestEventSink) throws(CommandFailure)
      -> any TestEventSink
  ) {
    self.series = series
    self.countingSink = countingSink
  }

  private static let own = Mutex<ToolServices?>(nil)

  /// Offers them, once and before any command runs.
  package static func offer(_ services: ToolServices) { own.withLock { $0 = services } }

  /// The services for an option.
  ///
  /// - Throws: `CommandFailure` in a runner.
  static func needed(for option: String, instead: String) throws(CommandFailure) -> ToolServices {
    if let services = own.withLock({ $0 }) { return services }
    throw CommandFailure("\(RunnerClasses.programName) does without \(option): \(instead)")
  }
}
