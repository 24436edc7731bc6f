import TestModel
import XMLSupport

extension JUnitDocument {
  // At most one element for each case, with all failures in its body. Several readers take only the
  // first, two schemas allow only one, and totals count cases.
  mutating func writeOutcome(of result: CaseResult) {
    switch result.status {
    case .passed:
      writeAttempts(of: result, as: "flaky")
    case .failed, .unexpectedPass:
      writeFailures(of: result, element: "failure")
      writeAttempts(of: result, as: "rerun")
    case .error:
      // Surefire's schema is a sequence: earlier failures come before the error, earlier errors
      // after it.
      writeAttempts(of: result, as: "rerun", areErrors: false)
      writeFailures(of: result, element: "error")
      writeAttempts(of: result, as: "rerun", areErrors: true)
    case .skipped:
      writeSkipped(result.reason ?? "skipped")
    case .expectedFailure:
      writeSkipped("expected failure: " + (result.reason ?? firstMessage(result.failures)))
    case .notRun:
      writeSkipped(result.reason ?? "not run: the run ended before its turn")
    }
  }

  private mutating func writeSkipped(_ message: String) {
    writer.element("skipped", ["message": message])
  }

  private mutating func writeFailures(of result: CaseResult, element: String) {
    let failures = result.failures
    var message = failures.isEmpty ? StatusWords.unexplained(result) : firstMessage(failures)
    if failures.count > 1 { message += " (and \(failures.count - 1) more)" }
    writer.begin(element)
    writer.attribute("message", ClippedText.shown(message))
    writer.attribute("type", failures.first?.type ?? unexplainedType(result))
    writer.text(body(of: failures, of: result, otherwise: message))
    writer.end()
  }

  // Jenkins' and Surefire's elements for earlier attempts: "flaky" when the case passed in the end.
  private mutating func writeAttempts(of result: CaseResult, as prefix: String) {
    writeAttempts(of: result, as: prefix, areErrors: false)
    writeAttempts(of: result, as: prefix, areErrors: true)
  }

  private mutating func writeAttempts(
    of result: CaseResult,
    as prefix: String,
    areErrors: Bool
  ) {
    guard features.caseHasAttempts else { return }
    for attempt in result.attempts
    where attempt.status.isRed && (attempt.status == .error) == areErrors {
      // Jenkins reads only the two names with "Failure", although Surefire has others.
      let noun = areErrors && features.attemptsHaveErrors ? "Error" : "Failure"
      writer.begin(prefix + noun)
      writer.attribute("message", ClippedText.shown(firstMessage(attempt.failures)))
      writer.attribute("type", attempt.failures.first?.type ?? "Failed")
      let text = body(of: attempt.failures, of: result, otherwise: "failed")
      writer.element("stackTrace", text: text)
      writer.end()
    }
  }

  private func body(
    of failures: [CaseFailure],
    of result: CaseResult,
    otherwise message: String
  ) -> String {
    // GitLab shows only the body, so the message is repeated there.
    let place = result.identity.place
    if failures.isEmpty { return message + (place.map { "\nat \($0)" } ?? "") + "\n" }
    let command = RepeatingCommand(result, of: run.header)?.description
    var text = FailureText(rules: result.rules, command: command)
    let numbered = failures.enumerated().map { index, failure in
      var failure = failure
      failure.location = failure.location ?? place
      let heading = failures.count > 1 ? "[\(index + 1) of \(failures.count)] " : ""
      defer {
        text.rules = []
        if failure.tree?.isEmpty == false { text.showsTree = false }
      }
      return heading + text.lines(of: failure).joined(separator: "\n") + "\n"
    }
    let body = numbered.joined(separator: "\n")
    return body + replacementNote(for: body)
  }

  private func firstMessage(_ failures: [CaseFailure]) -> String {
    failures.first?.message ?? "no reason was recorded"
  }

  private func unexplainedType(_ result: CaseResult) -> String {
    switch result.status {
    case .unexpectedPass: "UnexpectedPass"
    case .error: "Error"
    default: "Failed"
    }
  }
}

// MARK: - Figures

extension JUnitDocument {
  /// The output of a case, after one line with a benchmark's figures.
  func output(of result: CaseResult) -> String {
    var text = ""
    if !result.metrics.isEmpty {
      text += "benchmark: " + result.metrics.map(figures).joined(separator: "; ") + "\n"
    }
    if result.isFlaky, !features.caseHasAttempts {
      text += "flaky: \(StatusWords.flakyStory(result))\n"
    }
    text += result.systemOut
    return text + replacementNote(for: text + result.systemError)
  }

  func properties(of result: CaseResult) -> [CaseProperty] {
    var properties = result.properties
    if !result.rules.isEmpty {
      properties.append(
        CaseProperty(name: "rules", value: result.rules.joined(separator: " "))
      )
    }
    if result.isFlaky { properties.append(CaseProperty(name: "flaky", value: "true")) }
    for summary in result.metrics { properties += benchProperties(summary, prefix: "bench") }
    return properties
  }

  func properties(of suite: SuiteResult, index: Int) -> [CaseProperty] {
    let header = run.header
    var properties = [
      CaseProperty(name: "suite.name", value: suite.name),
      CaseProperty(name: "nibmark.version", value: header.toolVersion),
      CaseProperty(name: "nibmark.seed", value: String(header.seed)),
      CaseProperty(name: "nibmark.complete", value: String(run.summary.isComplete)),
      CaseProperty(name: "host.os", value: header.host.operatingSystem),
      CaseProperty(name: "host.processor", value: header.host.processorModel),
      CaseProperty(name: "host.cores", value: String(header.host.coreCount)),
      CaseProperty(name: "host.swift", value: header.host.swiftVersion),
    ]
    if let commit = header.commit {
      properties.append(CaseProperty(name: "commit", value: commit))
    }
    properties += header.properties
    if index == 0 {
      for (position, message) in run.messages.enumerated() {
        let place = message.location.map { "\($0): " } ?? ""
        properties.append(
          CaseProperty(
            name: "message.\(position + 1).\(message.level.rawValue)",
            value: place + message.text
          )
        )
      }
    }
    // When cases cannot have properties, the suite has theirs.
    if !features.caseHasProperties {
      for result in suite.cases {
        // A single suite may have benchmarks of the same name, and readers refuse repeated
        // properties.
        let suite = features.hasSeveralSuites ? "" : result.identity.className + "."
        let prefix = "bench.\(suite)\(result.identity.name)"
        for summary in result.metrics { properties += benchProperties(summary, prefix: prefix) }
      }
    }
    return properties
  }

  private func benchProperties(_ summary: MetricSummary, prefix: String) -> [CaseProperty] {
    let name = "\(prefix).\(summary.metric)"
    var properties = summary.statistics.map {
      CaseProperty(name: "\(name).\($0.name)", value: Figures.plain($0.value))
    }
    properties.append(CaseProperty(name: "\(name).unit", value: summary.unit))
    properties.append(CaseProperty(name: "\(name).samples", value: String(summary.sampleCount)))
    if let max = summary.budget?.max {
      properties.append(CaseProperty(name: "\(name).budgetMax", value: Figures.plain(max)))
    }
    if let min = summary.budget?.min {
      properties.append(CaseProperty(name: "\(name).budgetMin", value: Figures.plain(min)))
    }
    return properties
  }

  private func figures(_ summary: MetricSummary) -> String {
    guard let first = summary.statistics.first else { return "\(summary.metric) not measured" }
    let value = Figures.value(first.value, unit: summary.unit)
    if summary.isExact { return "\(summary.metric) \(value)" }
    let spread = summary["mad"].map { " ± \(Figures.value($0, unit: summary.unit)) MAD" } ?? ""
    return "\(summary.metric) \(first.name) \(value)\(spread) (n \(summary.sampleCount))"
  }

  private func replacementNote(for text: String) -> String {
    let count = XMLText(text).replacedCount
    if count == 0 { return "" }
    let isOne = count == 1
    return "\n[nibmark: \(Figures.plural(count, "character")) that XML cannot hold "
      + "\(isOne ? "was" : "were") replaced by \(isOne ? "its picture" : "their pictures")]\n"
  }
}
