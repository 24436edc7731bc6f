import InterfaceBuilder
import TestModel

/// The parts of a document that nobody meets: scenes that nothing leads to, and views that are installed nowhere.
struct UnreachedParts {
  /// The ids of those objects.
  private let roots: Set<String>
  private let document: IBDocument

  /// Finds those parts.
  ///
  /// - Complexity: O(objects + connections).
  init(_ document: IBDocument) {
    self.document = document
    var roots = Self.uninstalled(document)
    if document.kind == .storyboard {
      roots.formUnion(SceneReach(document).unreachable.compactMap(\.id))
    }
    self.roots = roots
  }

  // What the default takes away may be there in some size classes.
  private static func uninstalled(_ document: IBDocument) -> Set<String> {
    var excluded: Set<String> = []
    var included: Set<String> = []
    for object in document.objects where object.isView {
      for variation in object.variations {
        for mask in variation.element.children where mask.key == "subviews" {
          for child in mask.children {
            guard let id = child.text(.reference) else { continue }
            if child.name == .include {
              included.insert(id)
            } else if variation.key == "default" {
              excluded.insert(id)
            }
          }
        }
      }
    }
    return excluded.subtracting(included)
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
      return isUnreached ? failure.asNote : failure
    }
  }

  // One finding may be about several objects.
  private func elements(_ finding: Finding, _ places: DocumentPlaces?) -> [IBElement] {
    let ids = finding.objects.flatMap { $0.split(separator: " ").map(String.init) }
    let others = ids.compactMap { id in
      places?.objects[id]?.element ?? places?.constraints[id]?.element
    }
    return finding.element.map { [$0] + others } ?? []
  }

  private func isUnreached(_ element: IBElement) -> Bool {
    var next: IBElement? = element
    while let element = next {
      if let id = element.text(.id), roots.contains(id) { return true }
      next = element.parent
    }
    return false
  }
}
