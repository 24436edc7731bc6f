import InterfaceBuilder
import InterfaceBuilderCanvas

/// A root of a document as a plan names it.
public struct PlannedRoot: Codable, Equatable, Sendable {
  /// The name of its case; roots without an id share one.
  let name: String
  /// Its line in the document, from 1.
  let line: Int

  /// All roots of a document, in its order.
  @MainActor
  static func all(of document: IBDocument) -> [PlannedRoot] {
    DocumentRoot.all(of: document).map {
      PlannedRoot(name: $0.caseName, line: $0.object.location.line)
    }
  }
}
