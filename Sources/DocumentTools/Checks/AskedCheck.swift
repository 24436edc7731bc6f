import Foundation
import TestModel

/// Checks that the documents of a project have what its controllers ask for by identifiers.
///
/// A finding stands at the object of the class that asks, for its document is where the identifier is missing.
@MainActor
struct AskedCheck {
  private let facts: ProjectFacts
  private let file: String

  init(_ facts: ProjectFacts, file: String) {
    self.facts = facts
    self.file = file
  }

  /// What the classes of a document ask for and nothing has.
  ///
  /// - Complexity: O(calls of the classes), and O(bytes of the project) for its first document.
  func failures(_ uses: [MemberUse]) -> [CaseFailure] {
    guard let identifiers = facts.identifiers else { return [] }
    var seen: Set<String> = []
    return uses.filter { $0.isCustom && $0.role != .firstResponder }.flatMap { use in
      guard seen.insert(use.className).inserted else { return [CaseFailure]() }
      let asked = facts.asked.byOwner[use.className] ?? []
      let missing = asked.filter {
        !identifiers.has($0) && !mayBeRegistered($0, identifiers) && !isOfLibrary($0)
          && isOfDocument($0) && !facts.built.isUncompiled($0.file) && !isElsewhere($0)
      }
      return Self.first(of: missing).map { failure($0, use) }
    }
  }

  /// One call for each thing that is asked for.
  private static func first(of asked: [AskedIdentifier]) -> [AskedIdentifier] {
    var seen: Set<String> = []
    return asked.filter { seen.insert("\($0.kind) \($0.identifier)").inserted }
  }

  /// Whether code may register a cell: it names its identifier elsewhere, or makes it of the name of a class or nib.
  private func mayBeRegistered(_ asked: AskedIdentifier, _ documents: DocumentIdentifiers) -> Bool {
    guard asked.kind == .cell else { return false }
    return !facts.hasOwnSources || facts.mayKnow(className: asked.identifier)
      || documents.hasNib(asked.identifier)
      || facts.namesElsewhere(asked)
  }

  /// Whether a nib is loaded for a class that no source declares: it may lie beside that class.
  private func isOfLibrary(_ asked: AskedIdentifier) -> Bool {
    asked.made.map { !facts.mayKnow(className: $0) } ?? false
  }

  /// Whether a target builds a nib that is not in the folder: whoever builds the app has it.
  private func isElsewhere(_ asked: AskedIdentifier) -> Bool {
    asked.kind == .nib && facts.builtNames.contains(asked.identifier)
  }

  /// Whether the class that asks is the document's own, where apps beside each other share its name.
  private func isOfDocument(_ asked: AskedIdentifier) -> Bool {
    guard let declared = facts.declared.classes[asked.owner] else { return true }
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    return declared.isOne(in: path, and: asked.file)
  }

  /// Whether a nib is for phones and the document for tablets, or the other way round: then its object does not come
  /// to the call.
  private func isForOtherDevice(_ asked: AskedIdentifier) -> Bool {
    guard asked.kind == .nib, let own = facts.screenFamilies.screens(of: file),
      let other = ScreenFamilies.idiom(of: asked.identifier)
    else { return false }
    return (own == .tablets) != (other == .tablets)
  }

  /// Whether a nib is named for a tab bar controller or another one of those that make their views themselves.
  private func isOfContainer(_ asked: AskedIdentifier) -> Bool {
    guard asked.kind == .nib, let made = asked.made, let lineage = facts.declared.lineage(of: made)
    else { return false }
    return !lineage.system.isDisjoint(with: Self.containers)
  }

  private static let containers: Set<String> = [
    "UITabBarController", "UINavigationController", "UISplitViewController", "UIPageViewController",
  ]

  private func failure(_ asked: AskedIdentifier, _ use: MemberUse) -> CaseFailure {
    let name = (asked.file as NSString).lastPathComponent
    let call = "\(use.className) (\(name), line \(asked.line))"
    let (kind, message) = Self.words(asked, call)
    let finding = Finding(
      kind,
      message,
      at: use.location,
      object: "\(use.className) \(asked.identifier)"
    )
    let failure = finding.failureOfCase
    if asked.isFallback { return failure.asNote(Self.fallbackReason) }
    if let cell = asked.dequeued, facts.identifiers?.has(cell) == true {
      return failure.asNote(Self.dequeuedReason)
    }
    if isOfContainer(asked) { return failure.asNote(Self.containerReason) }
    if isForOtherDevice(asked) { return failure.asNote(Self.deviceReason) }
    if asked.isUndequeued || facts.isOnlyRegistered(asked) {
      return failure.asNote(Self.undequeuedReason)
    }
    if use.isUnreached == true { return failure.asNote(UnreachedParts.reason) }
    let isInStoryboard = file.hasSuffix(".storyboard")
    return AskedDoubt(facts).reason(asked, isInStoryboard: isInStoryboard).map {
      failure.asNote($0)
    } ?? failure
  }

  private static let fallbackReason =
    "A note: the call is for a list that has no cell, and the source registers cells."

  private static let dequeuedReason =
    "A note: the call is for where no cell is dequeued, and a document has the prototype."

  private static let containerReason =
    "A note: the nib is named for a controller of others, which makes its view without a nib."

  private static let deviceReason =
    "A note: the document is for the other kind of device, and so its object does not come there."

  private static let undequeuedReason =
    "A note: the source registers the nib, and nothing is dequeued by that identifier."

  private static func words(_ asked: AskedIdentifier, _ call: String) -> (FindingKind, String) {
    let name = "“\(asked.identifier)”"
    return switch asked.kind {
    case .segue:
      (
        .missingSegue,
        "\(call) performs the segue \(name), and no document has one: that raises. Give the segue "
          + "that is meant this identifier."
      )
    case .scene:
      (
        .missingScene,
        "\(call) asks a storyboard for the controller \(name), and no document has one: that "
          + "raises. Give the scene that is meant this storyboard identifier."
      )
    case .cell:
      (
        .missingCell,
        "\(call) dequeues \(name), and no document has such a prototype, nor does code register "
          + "one: that raises. Give the prototype that is meant this identifier."
      )
    case .nib:
      (
        .missingNib,
        "\(call) loads the nib \(name), and the project has none: that raises. Name the one that is "
          + "meant."
      )
    }
  }
}
