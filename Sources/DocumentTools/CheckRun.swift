import Numbers
import TestModel

/// The events of a check, whatever the order in which its documents are done.
public final class CheckRun {
  private let cases: [DocumentCases]
  private let options: DocumentChecker.Options
  private let clock: () -> Double
  private let sink: any TestEventSink
  private let console: (any TestEventSink)?

  private var classCheck = ClassCheck()
  private var done: [Int: CheckedDocument] = [:]
  private var waiting: ArraySlice<Int>
  private var statuses: [CaseStatus] = []
  private var start = 0.0

  /// The documents that have a case to check, by their positions.
  public let documents: [Int]

  /// Plans the cases.
  ///
  /// - Parameters:
  ///   - paths: The documents' files.
  ///   - roots: The roots of each.
  ///   - options: What to check.
  ///   - clock: Seconds that never go back.
  ///   - sink: Hears each result at once; a second one of a case replaces the first.
  ///   - console: Hears the results in the order of the documents.
  public init(
    _ paths: [String],
    roots: [[PlannedRoot]],
    options: DocumentChecker.Options,
    clock: @escaping () -> Double,
    sink: any TestEventSink,
    console: (any TestEventSink)? = nil
  ) {
    let cases = zip(paths, roots).map { DocumentCases($0, $1, options) }
    documents = cases.indices.filter { cases[$0].all.contains(where: options.includes) }
    self.cases = cases
    waiting = documents[...]
    self.options = options
    self.clock = clock
    self.sink = sink
    self.console = console
  }

  /// The cases, in the order of the documents.
  public var plan: [PlannedCase] {
    cases.flatMap { document in
      document.all.filter(options.includes).map {
        PlannedCase(identity: $0, suiteName: document.document.file, kind: .document)
      }
    }
  }

  /// Tells that the check begins.
  public func begin(_ header: RunHeader) {
    start = clock()
    tell(.runStarted(header, plan: plan))
  }

  /// Tells that a document is being checked.
  public func begin(_ document: Int) {
    guard let first = cases[document].all.first(where: options.includes) else { return }
    tell(.caseStarted(first))
  }

  /// Takes what was found in a document.
  public func take(_ checked: CheckedDocument, of document: Int) {
    done[document] = checked
    for result in results(checked, of: document) { sink.receive(.caseFinished(result)) }
    while let next = waiting.first, let checked = done.removeValue(forKey: next) {
      waiting.removeFirst()
      settle(checked, of: next)
    }
  }

  /// Tells that the check has ended.
  public func finish() {
    let summary = RunSummary(
      totals: StatusTotals(statuses),
      duration: .seconds(saturating: clock() - start),
      isComplete: waiting.isEmpty
    )
    tell(.runFinished(summary))
  }

  /// Tells of something that concerns the whole check.
  public func warn(_ text: String) {
    let message = RunMessage(level: .warning, text: text)
    tell(.message(message))
  }

  private func tell(_ event: TestEvent) {
    console?.receive(event)
    sink.receive(event)
  }

  private func results(_ checked: CheckedDocument, of document: Int) -> [CaseResult] {
    checked.results(of: cases[document].all, options.includes)
  }

  // Only now all earlier documents are there, with which its classes must agree.
  private func settle(_ checked: CheckedDocument, of document: Int) {
    var checked = checked
    let scope = options.scope(of: cases[document].path)
    let findings = classCheck.findings(checked.uses, scope: scope)
    if !findings.isEmpty {
      checked.cases[0].failures =
        (checked.cases[0].failures ?? []) + findings.map(\.failureOfCase)
    }
    for (index, result) in results(checked, of: document).enumerated() {
      statuses.append(result.status)
      if index == 0, !findings.isEmpty { sink.receive(.caseFinished(result)) }
      console?.receive(.caseFinished(result))
    }
  }
}

extension CheckRun {
  /// Checks the documents one after the other in this process.
  @MainActor
  public func run(_ header: RunHeader, _ checker: DocumentChecker) {
    begin(header)
    for document in documents {
      begin(document)
      take(checker.check(cases[document].path), of: document)
    }
    finish()
  }
}
