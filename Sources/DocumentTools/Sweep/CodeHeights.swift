import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// The heights that code gives to the rows of a document, which then are not the document's.
///
/// The sources are asked when a problem of a row is found.
@MainActor
final class CodeHeights {
  private let document: IBDocument
  private let facts: ProjectFacts
  /// The heights by the ids of cells, where they are not those of the document.
  private(set) lazy var byCell = find()

  init(_ document: IBDocument, _ facts: ProjectFacts) {
    self.document = document
    self.facts = facts
  }

  /// - Complexity: O(cells · sources).
  private func find() -> [String: CGFloat] {
    guard !facts.files.sources.isEmpty else { return [:] }
    var found: [String: CGFloat] = [:]
    for object in document.objects where object.elementText == "tableViewCell" {
      guard let id = object.id, let stored = object.frame?.height,
        let height = height(of: object), abs(height - stored) > 0.5
      else { continue }
      found[id] = height
    }
    return found
  }

  private func height(of cell: IBObject) -> CGFloat? {
    let controller = document.controller(around: cell)?.customClass
    // Static cells have the document's heights unless code says so of each.
    guard document.kind == .xib || controller != nil && isPrototype(cell) else { return nil }
    var names: Set<String> = []
    if let name = cell.customClass { names.insert(name) }
    if document.kind == .xib { names.insert(DocumentName.base(of: document.file)) }
    let isOfNib = document.kind == .xib
    return facts.sources.rowHeights.height(ofCell: names, in: isOfNib ? nil : controller)
      .map { CGFloat($0) }
  }

  private func isPrototype(_ cell: IBObject) -> Bool { cell.element.parent?.name == .prototypes }
}
