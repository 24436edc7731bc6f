import Reporting
import TestModel

extension ReportSession {
  /// Has a run that a signal ends write its reports, as far as it got.
  func watch(
    _ reporter: RunReporter,
    _ header: RunHeader,
    telling tell: @escaping @Sendable (RunResult) -> Bool
  ) {
    Interruption.watch { [self] signal in
      reporter.halt()
      Interruption.endChildren()
      reporter.interrupt(
        because: "\(Interruption.name(signal)) ended the run",
        header: header,
        duration: ContinuousClock.now - begin
      )
      if let run = reporter.result { _ = tell(run) }
    }
  }
}
