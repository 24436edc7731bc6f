import Comparison
import NibmarkRunner
import ResultHistory
import TestModel

extension ToolServices {
  /// Those of the tool.
  static let ofTool = ToolServices(
    series: { path throws(CommandFailure) in
      do throws(HistoryError) {
        let store = try HistoryStore(path: path)
        return try store.series(HistoryFilter(branch: try store.newestBranch()))
      } catch {
        throw CommandFailure(error.description)
      }
    },
    countingSink: { names, plan, next throws(CommandFailure) in
      do throws(MeasuringError) {
        return try InstructionSink(names, of: plan.benchmarks, next: next)
      } catch {
        throw CommandFailure(error.description)
      }
    }
  )
}
