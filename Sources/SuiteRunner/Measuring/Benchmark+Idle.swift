import Foundation
import HeadlessUIKit

extension Benchmark {
  /// How many iterations in a row may change nothing: some only add up to a change.
  private static let idleIterationCountMax = 3

  /// Runs iterations until one changes something.
  ///
  /// A scroll that has reached the end of its content, for instance, goes on without measuring anything.
  /// - Throws: ``StepError`` when none of a few changes a counter or a content offset.
  func requireChange(_ loop: MeasuredLoop) throws(StepError) {
    guard !plan.isIdle else { return }
    for _ in 0..<Self.idleIterationCountMax {
      if try changes(loop) { return }
    }
    throw .because(
      "its iterations change no counter of the engine and no content offset, so that nothing is "
        + "measured; measure steps that do something, such as a scroll there and back, or say "
        + "idle=\"YES\"",
      type: "IdleBenchmark",
      line: line
    )
  }

  /// Runs one iteration, action by action, since steps may take one another back.
  private func changes(_ loop: MeasuredLoop) throws(StepError) -> Bool {
    var isChanged = false
    let scrolled = scrollViews()
    let counters = EngineCounters.current.namedValues.map(\.value)
    var offsets = scrolled.map(\.contentOffset)
    for action in loop.actions {
      try MeasuredLoop(actions: [action], meter: nil).run(1)
      let moved = scrolled.map(\.contentOffset)
      if moved != offsets { isChanged = true }
      offsets = moved
    }
    return isChanged || EngineCounters.current.namedValues.map(\.value) != counters
  }

  private func scrollViews() -> [UIScrollView] {
    var (found, rest): ([UIScrollView], [UIView]) = ([], [context.stage.window])
    while let view = rest.popLast() {
      if let view = view as? UIScrollView { found.append(view) }
      rest += view.subviews
    }
    return found
  }
}
