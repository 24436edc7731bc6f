import TestModel

extension RunPlan.Entry {
  /// What the steps of the case may know.
  var inputs: CaseInputs {
    CaseInputs(
      suiteFile: suite.file,
      suitePath: suite.path,
      root: suite.root,
      caseName: identity.name,
      seed: seed,
      point: point,
      declarations: suite.declarations,
      fixture: fixture
    )
  }

  /// What stands in the window before the case begins.
  var fixture: FixtureDeclaration? {
    testCase.fixture.flatMap { suite.declarations.fixtures[$0] }
  }

  /// The same case with another value of one variable.
  func at(_ variable: String, _ value: String) -> RunPlan.Entry {
    let bindings = point.bindings.map {
      $0.name == variable ? SweepValues.Binding(name: variable, value: value) : $0
    }
    return RunPlan.Entry(
      identity: identity,
      suite: suite,
      testCase: testCase,
      point: SweepValues(bindings: bindings),
      seed: seed,
      scaling: nil
    )
  }

  /// What the suite's file of known failures says of the case.
  var expectation: Expectation? {
    suite.expectations.first { $0.caseName == identity.name || $0.caseName == testCase.id }
  }

  /// A known failure is expected; one that passes is told, unless it is known to pass at times.
  func judged(_ status: CaseStatus) -> CaseStatus {
    guard let expectation else { return status }
    guard status == .passed else { return .expectedFailure }
    return expectation.mayPass ? .passed : .unexpectedPass
  }
}
