import Synchronization
import TestModel

/// The series of a history, which only the tool reads: a runner is built without a database.
package enum StoredSeries {
  /// Reads the series of the newest run's branch out of a file.
  package typealias Reader = @Sendable (_ path: String) throws(CommandFailure) -> [MetricSeries]

  private static let own = Mutex<Reader?>(nil)

  /// What reads histories; nil in a runner.
  package static var reader: Reader? {
    get { own.withLock { $0 } }
    set { own.withLock { $0 = newValue } }
  }
}
