import Reporting
import TestModel

extension ReportSession {
  /// Has a run that a signal ends write its reports, as far as it got.
  ///
  /// - Parameters:
  ///   - reporter: What writes them.
  ///   - header: The run's.
  ///   - tell: Tells others of the result.
  ///   - cleanUp: Removes what is temporary.
  package func watch(
    _ reporter: RunReporter,
    _ header: RunHeader,
    telling tell: @escaping @Sendable (RunResult) -> Bool,
    cleanUp: @escaping @Sendable () -> Void = {}
  ) {
    Interruption.watch { [self] signal in
      reporter.halt()
      Interruption.endChildren()
      cleanUp()
      reporter.interrupt(
        because: "\(Interruption.name(signal)) ended the run",
        header: header,
        duration: ContinuousClock.now - begin
      )
      if let run = reporter.result { _ = tell(run) }
    }
  }
}
