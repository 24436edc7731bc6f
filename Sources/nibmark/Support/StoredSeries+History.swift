import NibmarkRunner
import ResultHistory
import TestModel

extension StoredSeries {
  /// Reads histories from here on.
  static func readHistories() {
    reader = { path throws(CommandFailure) in
      do throws(HistoryError) {
        let store = try HistoryStore(path: path)
        return try store.series(HistoryFilter(branch: try store.newestBranch()))
      } catch {
        throw CommandFailure(error.description)
      }
    }
  }
}
