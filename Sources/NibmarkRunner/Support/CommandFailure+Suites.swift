import SuiteRunner

extension CommandFailure {
  /// The failure of suites that cannot be loaded, one line for each mistake.
  package init(_ error: SuiteLoadError) {
    self.init(lines: error.mistakes.map(\.description))
  }
}
