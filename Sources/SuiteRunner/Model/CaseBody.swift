/// What a case does.
enum CaseBody: Sendable {
  case steps([any SuiteStep])
  case benchmark(BenchmarkPlan)
  case stress(StressPlan)
}
