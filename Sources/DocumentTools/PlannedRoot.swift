import InterfaceBuilder
import InterfaceBuilderCanvas

/// A root of a document as a plan names it.
public struct PlannedRoot: Equatable, Sendable {
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

extension PlannedRoot {
  /// Roots as one text; none of their names has a NUL, which XML forbids.
  public static func text(of roots: [PlannedRoot]) -> String {
    roots.map { "\($0.line) \($0.name)\0" }.joined()
  }

  /// The roots of a text that ``text(of:)`` made; nil of any other.
  public static func roots(in text: String) -> [PlannedRoot]? {
    var roots: [PlannedRoot] = []
    for part in text.utf8.split(separator: 0) {
      let line = part.prefix { $0 != UInt8(ascii: " ") }
      guard let number = Int(Substring(line)), line.endIndex < part.endIndex else { return nil }
      let name = String(Substring(part[line.endIndex...].dropFirst()))
      roots.append(PlannedRoot(name: name, line: number))
    }
    return roots
  }
}
