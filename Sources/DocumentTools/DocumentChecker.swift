import Files
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceBuilderCanvas
import TestModel

/// Checks documents without any suite: each loads, instantiates, connects, and lays out.
///
/// One case per document for what concerns the whole of it, and one per root. What it says of a document depends on
/// no other, so that documents can be checked in any order and in several processes; ``CheckRun`` puts it together.
@MainActor
public struct DocumentChecker {
  /// What to check and what to say of it.
  public struct Options: Sendable {
    /// Whether custom classes must be registered or found, as in UIKit.
    public var isStrict = false
    /// Keeps the cases whose description contains one of these; all when empty.
    public var filters: [String] = []
    /// The folder that case names are relative to.
    public var root = ""
    /// The folders that were asked for; classes of one name below different parts of them may differ.
    public var folders: [String] = [] {
      didSet { folderNames = Set(folders.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }) }
    }
    /// ``folders`` without slashes at their ends.
    private(set) var folderNames: Set<String> = []
    /// Whether documents that no target builds are checked too.
    public var checksUnbuilt = false
    /// Which findings fail.
    public var judge = FindingJudge()
    /// What to lay documents out with; nil leaves them at their own size.
    public var sweep: SweepOptions?
    /// From how many points on a change of a view counts.
    public var thresholds = PictureThresholds()

    /// Creates the usual options.
    public init() {}
  }

  private let options: Options
  private let clock: () -> Double
  private let now: () -> Timestamp

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - options: What to check.
  ///   - clock: Seconds that never go back.
  ///   - now: The moment now.
  public init(
    options: Options,
    clock: @escaping () -> Double,
    now: @escaping () -> Timestamp
  ) {
    self.options = options
    self.clock = clock
    self.now = now
  }

  /// The roots of a document; none when it cannot be read.
  ///
  /// - Complexity: O(bytes).
  public func roots(of path: String) -> [PlannedRoot] {
    (try? IBDocument(contentsOf: path)).map(PlannedRoot.all) ?? []
  }

  /// What a document says of classes, without a check; nothing when it cannot be read.
  ///
  /// - Complexity: O(bytes).
  public func uses(in path: String) -> CheckedDocument {
    let uses = (try? IBDocument(contentsOf: path)).map(ClassCheck.uses) ?? []
    return CheckedDocument(cases: [], uses: uses)
  }

  /// A checked document as its project sees it.
  ///
  /// - Complexity: O(bytes of the project's sources) for the first document of a project.
  public func seen(_ document: CheckedDocument, at path: String) -> CheckedDocument {
    let facts = ProjectFacts.of(path)
    var check = SourceCheck(facts, file: path)
    let members = document.members ?? []
    let asked = AskedCheck(facts, file: path)
    let document = document.adding(check.failures(members) + asked.failures(members))
    if facts.uses.isUnused(path) { return document.unused(path) }
    if facts.uses.isForDevelopers(path) { return document.forDevelopers() }
    if facts.isForOthers(path) { return document.ofOtherDevices() }
    if facts.nestedCopies.isCopy(path) { return document.ofCopy() }
    if facts.root != nil, facts.vendored.contains(path) { return document.ofLibrary() }
    if UndequeuedNib.isOne(path, facts) { return document.ofUndequeuedCell() }
    var seen = document.hiding(facts.uses.hiddenLines(path), spare: facts.uses.spareLines(path))
    seen = seen.forDevelopers(facts.uses.developerLines(path))
    let untaken = UntakenPrototypes(facts)
      .lines(of: document.prototypes ?? [], in: path, where: seen.tells)
    seen = seen.hiding(untaken: untaken)
    if SampleFolder.contains(path, in: facts.root) { return seen.untranslated() }
    // The folders of languages are looked at only where it matters.
    guard seen.tellsOfLongTexts else { return seen }
    guard DocumentTranslations.areThere(of: path) else { return seen.inOneLanguage() }
    let lengths = TranslatedLengths(of: path, facts)
    return seen.growing { lengths.mayGrow($0) }
  }

  /// Checks a document.
  public func check(_ path: String) -> CheckedDocument {
    let start = clock()
    do throws(IBError) {
      return check(try IBDocument(contentsOf: path), path, start)
    } catch {
      let seconds = clock() - start
      return CheckedDocument(cases: [CheckedCase(error, seconds: seconds, startedAt: now())])
    }
  }
}

// MARK: - One document

extension DocumentChecker {
  private func check(_ document: IBDocument, _ path: String, _ start: Double) -> CheckedDocument {
    let state = EngineState()
    defer { state.restore() }
    let folder = (path as NSString).deletingLastPathComponent
    let environment = NibEnvironment(
      folders: [folder],
      policy: options.isStrict ? .strict : .lenient
    )
    environment.followsReferences = false
    let facts = ProjectFacts.of(path)
    facts.hasAskedSources = false
    environment.mayAddOutlet = facts.mayAddOutlet
    NibEnvironment.current = environment
    let ownFindings = findings(document, facts)
    let instance = DocumentInstance(document, named: DocumentName.base(of: path))
    let notes = document.notes.map(\.description) + NoteDigest.lines(environment.notes)
    let unreached = UnreachedParts(document)
    let ownResult = result(unreached.failures(ownFindings), notes: notes, since: start)
    var checked = CheckedDocument(cases: [ownResult])
    for (index, finding) in ownFindings.enumerated() where !finding.users.isEmpty {
      checked.cases[0].lines = checked.cases[0].lines ?? [:]
      checked.cases[0].lines?[index] = finding.users.map(\.location.line)
    }
    checked.uses = ClassCheck.uses(in: document)
    checked.members = MemberUses.uses(in: document, unreached)
    let prototypes = PrototypeUse.all(in: document)
    if !prototypes.isEmpty { checked.prototypes = prototypes }
    let names = DocumentCases(path, PlannedRoot.all(of: document), options).roots
    let swept = sweep(document, facts, isWanted: names.contains(where: options.includes))
    for (index, live) in instance.roots.enumerated() {
      let rootStart = clock()
      let findings = rootFindings(live) + (index < swept.count ? swept[index] : [])
      let failures = unreached.failures(findings)
      checked.cases.append(result(failures, notes: rootNotes(live), since: rootStart))
    }
    if environment.hasLookedUp || facts.hasAskedSources { checked.hasLookedUp = true }
    return checked
  }

  // Embedded scenes and prototypes are laid out together, so a document is swept as one.
  private func sweep(_ document: IBDocument, _ facts: ProjectFacts, isWanted: Bool) -> [[Finding]] {
    let options = (options.sweep ?? .ownSizes).fitted(to: document, facts)
    guard isWanted, document.useAutolayout || options != .ownSizes else { return [] }
    let name = DocumentName.base(of: document.file)
    return DocumentSweep(document, named: name, options: options, facts: facts).findings()
  }

  // The classes are left: whether they fit is seen beside other documents.
  private func findings(_ document: IBDocument, _ facts: ProjectFacts) -> [Finding] {
    TopLevelCheck.findings(document, facts) + ConnectionCheck.findings(document, facts)
      + IdentifierCheck.findings(document) + ConstraintCheck.findings(document)
      + StoryboardCheck.findings(document) + ReferenceCheck.findings(document, facts)
      + ContainmentCheck.findings(document)
      + ListCheck.findings(document, facts) + StateCheck.findings(document)
      + ResourceCheck.findings(document, facts) + TranslationCheck.findings(document, facts)
  }

  // An app reads a nib of Xcode 4 beside this one, and nobody does here.
  private func loadsArchive(_ live: DocumentInstance.Live) -> Bool {
    live.error?.description.contains("the root element is <archive>") == true
  }

  private func rootNotes(_ live: DocumentInstance.Live) -> [String] {
    guard loadsArchive(live) else { return [] }
    return ["\(live.root.object.described) was not laid out: it loads a nib of Xcode 4 (<archive>)"]
  }

  private func rootFindings(_ live: DocumentInstance.Live) -> [Finding] {
    guard let error = live.error else { return LayoutCheck.findings(live) }
    guard !loadsArchive(live) else { return [] }
    var finding = Finding(
      .instantiation,
      "Instantiating \(live.root.object.described) raises \(error.description)",
      at: live.root.object.element
    )
    // No code can dequeue a prototype that has no identifier.
    let hasNone = (live.root.object.element.text(.reuseIdentifier) ?? "").isEmpty
    if live.root.kind == .prototype, hasNone { finding.severity = .note }
    return [finding]
  }

  private func result(
    _ failures: [CaseFailure],
    notes: [String],
    since start: Double
  ) -> CheckedCase {
    var result = CheckedCase(seconds: clock() - start, startedAt: now())
    result.failures = failures
    result.remarks = notes.map { "note: " + $0 + "\n" }.joined()
    return result
  }
}

extension DocumentChecker.Options {
  /// Whether the filters leave a case in.
  func includes(_ identity: CaseIdentity) -> Bool {
    filters.isEmpty || filters.contains { identity.description.contains($0) }
  }

  /// The path of a document as reports show it.
  public func shown(_ path: String) -> String { ShownPath.of(path, from: root) }

  /// What findings depend on beside the documents, in words.
  public var scopeOfFindings: String {
    (sweep?.description ?? "own sizes") + (isStrict ? ", strict classes" : "")
  }

  /// The app or target that a document belongs to, as far as its path tells.
  ///
  /// The first folders below what was asked for are as close to a target as a path gets; wherever the command runs,
  /// documents beside each other share one.
  func scope(of path: String) -> String {
    let slashes = path.indices.lazy.filter { path[$0] == "/" }
    let folder = slashes.map { String(path[..<$0]) }.first(where: folderNames.contains) ?? ""
    let parts = path.dropFirst(folder.count).split(separator: "/").dropLast()
    return ([folder] + parts.prefix(2).map(String.init)).joined(separator: "/")
  }
}
