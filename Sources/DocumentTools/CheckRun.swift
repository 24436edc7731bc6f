import Files
import InterfaceBuilder
import Numbers
import TestModel

/// The events of a check, whatever the order in which its documents are done.
public final class CheckRun {
  let cases: [DocumentCases]
  private let problems: [FileError]
  let options: DocumentChecker.Options
  private let clock: () -> Double
  private let sink: any TestEventSink
  private let console: (any TestEventSink)?

  private var classCheck = ClassCheck()
  private var repeated = RepeatedFindings()
  private var done: [Int: (checked: CheckedDocument, judged: JudgedDocument)] = [:]
  private var waiting: ArraySlice<Int>
  var statuses: [CaseStatus] = []
  /// What was found, as baselines know it, whether it fails anything or not, with its place and text.
  var found: [FindingBaseline.Entry: CaseFailure] = [:]
  /// Those of ``found`` that fail something without a baseline.
  var acceptable: Set<FindingBaseline.Entry> = []
  /// How many failures there are that nothing excuses.
  var failingCount = 0
  /// How many there are that were at the base in the same document, and how many in another one; without light ones.
  var keptCount = 0
  var movedCount = 0
  /// The places of the suppressions that cover something.
  var usedSuppressions: Set<CaseLocation> = []
  /// The documents that were checked whole, so that what was not found there is gone.
  var wholeDocuments: Set<String> = []
  /// What became of the layouts of documents since the judge's base.
  public var pictures: [DocumentPictures] = [] {
    didSet { picturesByDocument = Dictionary(pictures.map { ($0.document, $0) }) { one, _ in one } }
  }
  private var picturesByDocument: [String: DocumentPictures] = [:]
  private var start = 0.0

  /// The documents that have a case to check, by their positions.
  public let documents: [Int]

  /// Plans the cases.
  ///
  /// - Parameters:
  ///   - found: The documents' files; what could not be read on the way to them is a case of its own.
  ///   - roots: The roots of each document.
  ///   - options: What to check.
  ///   - clock: Seconds that never go back.
  ///   - sink: Hears each result at once; a second one of a case replaces the first.
  ///   - console: Hears the results in the order of the documents.
  public init(
    _ found: DocumentFinder.Found,
    roots: [[PlannedRoot]],
    options: DocumentChecker.Options,
    clock: @escaping () -> Double,
    sink: any TestEventSink,
    console: (any TestEventSink)? = nil
  ) {
    let planned = zip(found.paths, roots).map { DocumentCases($0, $1, options) }
    documents = planned.indices.filter { !planned[$0].wanted.isEmpty }
    cases = planned + found.problems.map { DocumentCases($0, options) }
    problems = found.problems
    waiting = (documents + cases.indices.dropFirst(planned.count))[...]
    self.options = options
    self.clock = clock
    self.sink = sink
    self.console = console
  }

  /// The cases, in the order of the documents.
  public var plan: [PlannedCase] {
    if let standIn { return [PlannedCase(identity: standIn, suiteName: "base", kind: .document)] }
    return cases.flatMap { document in
      document.wanted.map {
        PlannedCase(identity: $0, suiteName: document.document.file, kind: .document)
      }
    }
  }

  /// Tells that the check begins.
  public func begin(_ header: RunHeader) {
    start = clock()
    tell(.runStarted(header, plan: plan))
    if let standIn { pass(standIn, header) }
    for (document, problem) in zip(cases.indices.suffix(problems.count), problems) {
      begin(document)
      let error = IBError(problem)
      let unread = CheckedCase(error, seconds: 0, startedAt: header.startedAt)
      take(CheckedDocument(cases: [unread]), of: document)
    }
  }

  /// Takes what a document that is not checked says of classes, with which those that are must agree.
  public func witness(_ document: CheckedDocument, at path: String) {
    _ = classCheck.findings(document.uses, scope: options.scope(of: path))
  }

  /// Tells that a document is being checked.
  public func begin(_ document: Int) {
    guard let first = cases[document].wanted.first else { return }
    tell(.caseStarted(first))
  }

  /// Takes what was found in a document.
  public func take(_ checked: CheckedDocument, of document: Int) {
    let judged = JudgedDocument(checked, of: cases[document], by: options.judge)
    done[document] = (checked, judged)
    for result in judged.results { sink.receive(.caseFinished(result)) }
    while let next = waiting.first, let (checked, judged) = done.removeValue(forKey: next) {
      waiting.removeFirst()
      let name = cases[next].document.file
      settle(judged, repeated.noting(checked, name, by: options.judge), of: next)
    }
  }

  /// Tells that the check has ended.
  public func finish() {
    let summary = RunSummary(
      totals: StatusTotals(statuses),
      duration: .seconds(saturating: clock() - start),
      isComplete: waiting.isEmpty,
      changes: changes
    )
    tell(.runFinished(summary))
  }

  /// Tells of something that concerns the whole check.
  public func warn(_ text: String) {
    let message = RunMessage(level: .warning, text: text)
    tell(.message(message))
  }

  /// Tells something about the whole check that is no problem.
  public func note(_ text: String) { tell(.message(RunMessage(level: .note, text: text))) }

  func tell(_ event: TestEvent) {
    console?.receive(event)
    sink.receive(event)
  }

  /// The finding that a document's views moved, where that is to fail.
  private func moves(of document: DocumentCases) -> [Finding] {
    guard options.judge.failsOnMoves,
      let pictures = picturesByDocument[document.document.file]
    else { return [] }
    return Finding.moved(pictures).map { [$0] } ?? []
  }

  // Only now all earlier documents are there, with which its classes must agree.
  private func settle(
    _ judged: JudgedDocument,
    _ noted: CheckedDocument?,
    of document: Int
  ) {
    var judged =
      noted.map { JudgedDocument($0, of: cases[document], by: options.judge) } ?? judged
    let scope = options.scope(of: cases[document].path)
    let findings = classCheck.findings(judged.uses, scope: scope) + moves(of: cases[document])
    if !findings.isEmpty { judged.add(findings, by: options.judge) }
    keepTrack(of: judged, cases[document])
    for (index, result) in judged.results.enumerated() {
      statuses.append(result.status)
      if noted != nil || index == 0 && !findings.isEmpty { sink.receive(.caseFinished(result)) }
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
