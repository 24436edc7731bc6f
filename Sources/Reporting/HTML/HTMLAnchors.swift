import TestModel

/// Anchors on the page: stable, unique, and valid in links.
struct HTMLAnchors {
  private var names: [CaseKey: String] = [:]

  init(run: RunResult) {
    for (number, result) in run.cases.enumerated() { names[result.identity.key] = "c\(number + 1)" }
  }

  func name(of result: CaseResult) -> String { names[result.identity.key] ?? "main" }
}
