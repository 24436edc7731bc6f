import TestModel

/// What a check found in a document, before it is seen beside others.
public struct CheckedDocument: Codable, Sendable {
  /// The whole document's, then those of its roots.
  var cases: [CheckedCase]
  /// What it says of classes.
  var uses: [ClassUse] = []
  /// What it asks of the classes in the sources.
  var members: [MemberUse]?
  /// Its prototypes whose lists say where their cells come from.
  var prototypes: [PrototypeUse]?
  /// Whether its check looked for other documents or for sources, so that it depends on more than its surroundings.
  var hasLookedUp: Bool?
  /// Why its worker ended before the check did; nil when it did not.
  var loss: CaseFailure?

  init(cases: [CheckedCase], uses: [ClassUse] = []) {
    self.cases = cases
    self.uses = uses
  }

  /// Whether another check of the document and of its surroundings would find the same.
  public var isRepeatable: Bool { isWhole && hasLookedUp == nil }

  /// Whether it was checked to its end, so that another check of the same project would find the same.
  public var isWhole: Bool { loss == nil }

  /// The same outcome at another time, which took none.
  public func repeated(at time: Timestamp) -> CheckedDocument {
    var repeated = self
    for index in repeated.cases.indices {
      repeated.cases[index].seconds = 0
      repeated.cases[index].startedAt = time
    }
    return repeated
  }

  /// The classes that it names.
  public var classNames: [String] { uses.map(\.name) }

  /// The place of a document whose worker ended before the check did.
  ///
  /// - Parameters:
  ///   - loss: What happened.
  ///   - startedAt: When the check began.
  ///   - seconds: How long it took.
  ///   - printed: What the worker printed.
  public init(loss: CaseFailure, startedAt: Timestamp, seconds: Double, printed: String) {
    var first = CheckedCase(seconds: seconds, startedAt: startedAt)
    first.failures = [loss]
    first.printed = printed
    cases = [first]
    self.loss = loss
  }

  /// The same document where nothing loads it: nothing in it breaks an app.
  public func unused(_ path: String) -> CheckedDocument {
    var unused = changing { $0.asNote() }
    // Nor does it say anything of the classes of others.
    unused.uses = []
    guard loss == nil, !cases.isEmpty else { return unused }
    unused.cases[0].failures =
      [Finding.unused(path).failureOfCase] + (unused.cases[0].failures ?? [])
    return unused
  }

  /// The same document with further findings about the whole of it.
  func adding(_ failures: [CaseFailure]) -> CheckedDocument {
    guard !failures.isEmpty, loss == nil, !cases.isEmpty else { return self }
    var document = self
    document.cases[0].failures = (cases[0].failures ?? []) + failures
    return document
  }

  /// The same document where nothing shows some of its scenes, and no code takes some of its prototypes.
  ///
  /// - Parameters:
  ///   - lines: The lines of those scenes.
  ///   - spare: The lines of those prototypes.
  /// - Returns: The document with notes there.
  func hiding(_ lines: [ClosedRange<Int>], spare: [ClosedRange<Int>]) -> CheckedDocument {
    hiding(lines, Self.hiddenReason).hiding(spare, Self.spareReason)
  }

  /// The same document where the class that gives a list its cells never takes some of the list's prototypes.
  func hiding(untaken lines: [ClosedRange<Int>]) -> CheckedDocument {
    hiding(lines, Self.untakenReason)
  }

  /// Whether a finding that is no note stands in some lines.
  func tells(of lines: ClosedRange<Int>) -> Bool {
    cases.contains { checked in
      checked.failures?.contains { failure in
        failure.severity != .note && lines.contains(failure.location?.line ?? 0)
      } ?? false
    }
  }

  private func hiding(_ lines: [ClosedRange<Int>], _ reason: String) -> CheckedDocument {
    guard !lines.isEmpty else { return self }
    var document = self
    for index in cases.indices {
      let failures = cases[index].failures ?? []
      for (number, failure) in failures.enumerated() {
        let own = cases[index].lines?[number] ?? [failure.location?.line ?? 0]
        let isHidden = own.allSatisfy { line in lines.contains { $0.contains(line) } }
        if isHidden {
          document.cases[index].failures?[number] = failure.asNote(reason)
        }
      }
    }
    return document
  }

  /// The same document where nobody translates it: what only longer or larger texts do is a note.
  func untranslated() -> CheckedDocument {
    noting(SweepOptions.Text.allCases.filter { $0 != .short }, Self.sampleReason)
  }

  /// The same document where it is there in one language alone: what longer texts do is a note.
  func inOneLanguage() -> CheckedDocument { noting([.long], Self.languageReason) }

  /// The same document where only some texts get longer in another language: what others do is a note.
  func growing(where mayGrow: (_ id: String) -> Bool) -> CheckedDocument {
    changing { failure in
      guard Self.isFinding(failure, of: [.long]) else { return failure }
      let ids = (failure.objects ?? []).flatMap { $0.split(separator: " ").dropLast() }
      return ids.contains { mayGrow(String($0)) } ? failure : failure.asNote(Self.lengthReason)
    }
  }

  /// Whether it has a finding of longer texts alone.
  var tellsOfLongTexts: Bool {
    cases.contains { $0.failures?.contains { Self.isFinding($0, of: [.long]) } ?? false }
  }

  /// The same document where its name or folder says that it is for devices which its apps are not for.
  func ofOtherDevices() -> CheckedDocument { changing { $0.asNote(Self.deviceReason) } }

  /// The same document where only what is built for developers loads it.
  func forDevelopers() -> CheckedDocument { changing { $0.asNote(Self.developerReason) } }

  /// The same document where only what is built for developers shows the scenes of some lines.
  func forDevelopers(_ lines: [ClosedRange<Int>]) -> CheckedDocument {
    hiding(lines, Self.developerReason)
  }

  /// The same document where its project is a copy within another one, which has the document too.
  func ofCopy() -> CheckedDocument { changing { $0.asNote(Self.copyReason) } }

  /// The same document where it is of a library that the project keeps a copy of.
  func ofLibrary() -> CheckedDocument { changing { $0.asNote(Self.libraryReason) } }

  /// The same document where code registers its cell, and dequeues it nowhere.
  func ofUndequeuedCell() -> CheckedDocument { changing { $0.asNote(Self.undequeuedReason) } }

  /// The same document with notes of what some texts do.
  private func noting(_ texts: [SweepOptions.Text], _ reason: String) -> CheckedDocument {
    changing { Self.isFinding($0, of: texts) ? $0.asNote(reason) : $0 }
  }

  private static func isFinding(_ failure: CaseFailure, of texts: [SweepOptions.Text]) -> Bool {
    failure.objects?.contains { object in
      texts.contains { object.hasSuffix(" \($0.rawValue)") }
    } ?? false
  }

  /// The same document with its findings changed.
  private func changing(_ change: (CaseFailure) -> CaseFailure) -> CheckedDocument {
    var document = self
    for index in cases.indices {
      document.cases[index].failures = cases[index].failures?.map(change)
    }
    return document
  }

  private static let deviceReason =
    "A note: the document is for devices that its apps are not for, by its name or folder."
  private static let copyReason =
    "A note: the document is in a copy of the project, inside of the project that has it too."
  private static let libraryReason =
    "A note: the document is in the folder of a library, of which the project keeps a copy."
  private static let undequeuedReason =
    "A note: the source that registers the nib dequeues other cells, and never this one."
  private static let developerReason =
    "A note: only code below “#if DEBUG” comes to it, which no user has."
  private static let languageReason = "A note: the document is in no second language."
  private static let lengthReason =
    "A note: in no language of the document is the text longer."
  private static let sampleReason = "A note: its folder is an example's, which nobody translates."
  private static let hiddenReason =
    "A note: no source that the app comes to names the scene's storyboard identifier, and no scene "
    + "that is shown leads to it."

  private static let untakenReason =
    "A note: the class that gives the list its cells dequeues others, and never this one."

  private static let spareReason =
    "A note: no source that the app comes to names the reuse identifier of its cell."

  /// Stands for a case of which nothing was found out.
  var unchecked: CheckedCase {
    var unchecked = CheckedCase(seconds: 0, startedAt: cases[0].startedAt)
    unchecked.failures = [notChecked]
    return unchecked
  }

  private var notChecked: CaseFailure {
    CaseFailure(
      kind: .error,
      type: loss?.type ?? "Changed",
      message: "not checked: " + (loss?.message ?? "the document changed during the check")
    )
  }
}
