import InterfaceBuilder
import TestModel

/// The parts of a document that nobody meets: scenes that nothing leads to, views that are installed nowhere or lie
/// beside a controller without an outlet, and gesture recognisers that no view has.
struct UnreachedParts {
  /// The ids of those objects.
  private let roots: Set<String>
  private let document: IBDocument

  static let reason =
    "A note: nothing leads to its scene, no size class installs its view, nothing holds the view, or no "
    + "view has the gesture recogniser."

  /// Finds those parts.
  ///
  /// - Complexity: O(objects + connections).
  init(_ document: IBDocument) {
    self.document = document
    var roots = ShownObjects.uninstalled(document).union(Self.detached(document))
    if document.kind == .storyboard {
      roots.formUnion(SceneReach(document).unreachable.compactMap(\.id))
      roots.formUnion(Self.loose(document))
    }
    self.roots = roots
  }

  /// The ids of the views beside the controllers of scenes of which no outlet gives anything to code.
  ///
  /// What such a view holds itself, as a cell does its labels, gives nothing of it to anybody else.
  /// - Complexity: O(objects + connections · depth).
  private static func loose(_ document: IBDocument) -> Set<String> {
    var loose = Set(document.scenes.flatMap(\.objects).filter(\.isView).compactMap(\.id))
    guard !loose.isEmpty else { return [] }
    let ways = document.connections.filter { $0.kind != .action && $0.kind != .segue }
      .compactMap { way -> (from: String?, to: String)? in
        guard let to = way.destination?.object.flatMap({ top(document[$0]).id }) else { return nil }
        return (way.source.flatMap { top(document[$0]).id }, to)
      }
    let byHolder = Dictionary(grouping: ways) { way in
      way.from.flatMap { loose.contains($0) ? $0 : nil }
    }
    var waiting = [byHolder[nil] ?? []]
    while let given = waiting.popLast() {
      for way in given where loose.remove(way.to) != nil { waiting.append(byHolder[way.to] ?? []) }
    }
    return loose
  }

  private static func top(_ object: IBObject) -> IBObject {
    var top = object
    while let parent = top.parent { top = parent }
    return top
  }

  /// The ids of the gesture recognisers that no view has, and that no outlet gives to code.
  ///
  /// - Complexity: O(objects + connections).
  private static func detached(_ document: IBDocument) -> Set<String> {
    let recognisers = document.objects.filter { $0.elementText.hasSuffix("GestureRecognizer") }
    guard !recognisers.isEmpty else { return [] }
    let connected = document.connections.filter { $0.kind != .action && $0.kind != .segue }
    return Set(recognisers.compactMap(\.id)).subtracting(connected.compactMap(\.destinationID))
  }

  /// The failures of findings, of which those about such parts alone are notes.
  ///
  /// - Complexity: O(findings · depth), and once O(objects).
  func failures(_ findings: [Finding]) -> [CaseFailure] {
    guard !roots.isEmpty else { return findings.map(\.failureOfCase) }
    let places = findings.isEmpty ? nil : DocumentPlaces(document)
    return findings.map { finding in
      let failure = finding.failureOfCase
      let elements = elements(finding, places)
      let isUnreached = !elements.isEmpty && elements.allSatisfy(isUnreached)
      return isUnreached ? failure.asNote(Self.reason) : failure
    }
  }

  // One finding may be about several objects.
  private func elements(_ finding: Finding, _ places: DocumentPlaces?) -> [IBElement] {
    guard finding.users.isEmpty else { return finding.users }
    let ids = finding.objects.flatMap { $0.split(separator: " ").map(String.init) }
    let others = ids.compactMap { id in
      places?.objects[id]?.element ?? places?.constraints[id]?.element
    }
    return finding.element.map { [$0] + others } ?? []
  }

  /// Whether an element belongs to such a part.
  func contains(_ element: IBElement) -> Bool { !roots.isEmpty && isUnreached(element) }

  private func isUnreached(_ element: IBElement) -> Bool {
    var next: IBElement? = element
    while let element = next {
      if let id = element.text(.id), roots.contains(id) { return true }
      next = element.parent
    }
    return false
  }
}
