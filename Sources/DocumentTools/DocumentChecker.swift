import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceBuilderCanvas
import TestModel

/// Checks documents without any suite: each loads, instantiates, connects, and lays out.
///
/// One case per document for what concerns the whole of it, and one per root. Every document is read
/// once; the plan is known before the first root is instantiated.
@MainActor
public struct DocumentChecker {
  /// What to check and what to say of it.
  public struct Options {
    /// Whether custom classes must be registered or found, as in UIKit.
    public var isStrict = false
    /// Keeps the cases whose description contains one of these; all when empty.
    public var filters: [String] = []
    /// The folder that case names are relative to.
    public var root = ""
    /// The folders that were asked for; classes of one name below different parts of them may differ.
    public var folders: [String] = []
    /// What to lay documents out with; nil leaves them at their own size.
    public var sweep: SweepOptions?

    /// Creates the usual options.
    public init() {}
  }

  private struct Subject {
    let path: String
    let document: Result<IBDocument, IBError>
    let identity: CaseIdentity
    let roots: [CaseIdentity]
  }

  private let options: Options
  private let clock: () -> Double
  private let now: () -> Timestamp
  private var subjects: [Subject] = []
  private var classCheck = ClassCheck()

  /// Loads the documents and plans their cases.
  ///
  /// - Parameters:
  ///   - paths: The documents' files.
  ///   - options: What to check.
  ///   - clock: Seconds that never go back.
  ///   - now: The moment now.
  /// - Complexity: O(bytes of the documents).
  public init(
    paths: [String],
    options: Options,
    clock: @escaping () -> Double,
    now: @escaping () -> Timestamp
  ) {
    self.options = options
    self.clock = clock
    self.now = now
    subjects = paths.map { Self.load($0, below: options.root) }
  }

  private static func load(_ path: String, below root: String) -> Subject {
    let shown = relative(path, to: root)
    let document: Result<IBDocument, IBError>
    do throws(IBError) {
      document = .success(try IBDocument(contentsOf: path))
    } catch {
      document = .failure(error)
    }
    let className = DocumentName.dotted(shown)
    func identity(_ name: String, _ line: Int) -> CaseIdentity {
      CaseIdentity(className: className, name: name, file: shown, line: line)
    }
    var names: [String: Int] = [:]
    let roots = ((try? document.get()).map(DocumentRoot.all) ?? []).map { root in
      // Roots without an id share a name; the count keeps identities apart.
      let count = names[root.caseName, default: 0]
      names[root.caseName] = count + 1
      let name = count == 0 ? root.caseName : "\(root.caseName) #\(count + 1)"
      return identity(name, root.object.location.line)
    }
    return Subject(path: path, document: document, identity: identity("document", 1), roots: roots)
  }

  private static func relative(_ path: String, to root: String) -> String {
    guard !root.isEmpty, path.hasPrefix(root + "/") else { return path }
    return String(path.dropFirst(root.count + 1))
  }

  /// The cases, in the order in which they run.
  public var plan: [PlannedCase] {
    subjects.flatMap { subject in
      ([subject.identity] + subject.roots).filter(isWanted).map {
        PlannedCase(identity: $0, suiteName: subject.identity.file, kind: .document)
      }
    }
  }

  private func isWanted(_ identity: CaseIdentity) -> Bool {
    options.filters.isEmpty || options.filters.contains { identity.description.contains($0) }
  }

  /// Checks every document and tells the sink; the header is that of the run.
  public mutating func run(_ header: RunHeader, sink: any TestEventSink) {
    let start = clock()
    sink.receive(.runStarted(header, plan: plan))
    var statuses: [CaseStatus] = []
    for subject in subjects {
      for result in check(subject, sink) {
        statuses.append(result.status)
        sink.receive(.caseFinished(result))
      }
    }
    let summary = RunSummary(
      totals: StatusTotals(statuses),
      duration: .seconds(clock() - start),
      isComplete: true
    )
    sink.receive(.runFinished(summary))
  }
}

// MARK: - One document

extension DocumentChecker {
  private mutating func check(_ subject: Subject, _ sink: any TestEventSink) -> [CaseResult] {
    let wanted = ([subject.identity] + subject.roots).filter(isWanted)
    guard let first = wanted.first else { return [] }
    sink.receive(.caseStarted(first))
    let start = clock()
    switch subject.document {
    case .failure(let error):
      return [unreadable(subject, error, seconds: clock() - start)].filter {
        isWanted($0.identity)
      }
    case .success(let document):
      return check(subject, document, start).filter { isWanted($0.identity) }
    }
  }

  private mutating func check(
    _ subject: Subject,
    _ document: IBDocument,
    _ start: Double
  ) -> [CaseResult] {
    let state = EngineState()
    defer { state.restore() }
    let folder = (subject.path as NSString).deletingLastPathComponent
    let environment = NibEnvironment(
      folders: [folder],
      policy: options.isStrict ? .strict : .lenient
    )
    NibEnvironment.current = environment
    let ownFindings = documentFindings(document, scope: scope(of: subject.path))
    let instance = DocumentInstance(document, named: DocumentName.base(of: subject.path))
    let notes = document.notes.map(\.description) + NoteDigest.lines(environment.notes)
    var results = [
      result(subject.identity, ownFindings, notes: notes, seconds: clock() - start)
    ]
    let swept = sweep(document, subject, isWanted: subject.roots.contains(where: isWanted))
    for (index, (live, identity)) in zip(instance.roots, subject.roots).enumerated() {
      let rootStart = clock()
      let findings = rootFindings(live) + (index < swept.count ? swept[index] : [])
      results.append(result(identity, findings, notes: [], seconds: clock() - rootStart))
    }
    return results
  }

  // Embedded scenes and prototypes are laid out together, so a document is swept as one.
  private func sweep(_ document: IBDocument, _ subject: Subject, isWanted: Bool) -> [[Finding]] {
    guard isWanted, let options = options.sweep else { return [] }
    let name = DocumentName.base(of: subject.path)
    return DocumentSweep(document, named: name, options: options).findings()
  }

  private mutating func documentFindings(_ document: IBDocument, scope: String) -> [Finding] {
    TopLevelCheck.findings(document) + ConnectionCheck.findings(document)
      + IdentifierCheck.findings(document) + ConstraintCheck.findings(document)
      + StoryboardCheck.findings(document) + ContainmentCheck.findings(document)
      + ListCheck.findings(document)
      + StateCheck.findings(document) + classCheck.findings(document, scope: scope)
  }

  // The first folders below what was asked for are as close to a target as a path gets; wherever the command runs,
  // documents beside each other share one.
  private func scope(of path: String) -> String {
    let folder = options.folders.first { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") } ?? ""
    let parts = path.dropFirst(folder.count).split(separator: "/").dropLast()
    return ([folder] + parts.prefix(2).map(String.init)).joined(separator: "/")
  }

  private func rootFindings(_ live: DocumentInstance.Live) -> [Finding] {
    guard let error = live.error else { return LayoutCheck.findings(live) }
    return [
      .failure(
        "Instantiation",
        "Instantiating \(live.root.object.described) raises \(error.description)",
        at: live.root.object.element
      )
    ]
  }

  private func result(
    _ identity: CaseIdentity,
    _ findings: [Finding],
    notes: [String],
    seconds: Double
  ) -> CaseResult {
    let failures = findings.filter { $0.severity == .failure }
    let remarks = findings.filter { $0.severity == .note }
      .map { finding in (finding.location.map { "\($0): " } ?? "") + finding.message }
    return CaseResult(
      identity: identity,
      kind: .document,
      status: failures.isEmpty ? .passed : .failed,
      startedAt: now(),
      duration: .seconds(seconds),
      failures: failures.map(\.failureOfCase),
      systemOut: (remarks + notes).map { "note: " + $0 + "\n" }.joined()
    )
  }

  private func unreadable(_ subject: Subject, _ error: IBError, seconds: Double) -> CaseResult {
    CaseResult(
      identity: subject.identity,
      kind: .document,
      status: .error,
      startedAt: now(),
      duration: .seconds(seconds),
      failures: [
        CaseFailure(
          kind: .error,
          type: error.code.rawValue,
          message: error.message + (error.hint.map { "; " + $0 } ?? ""),
          details: error.elementPath.isEmpty
            ? [] : [FailureDetail(title: "element", text: error.elementPath)],
          location: error.location.map {
            CaseLocation(file: $0.file, line: $0.line, column: $0.column)
          }
        )
      ]
    )
  }
}
