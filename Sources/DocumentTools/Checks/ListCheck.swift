import InterfaceBuilder

/// Checks that prototypes and static cells are where UIKit can use them (NB-15).
@MainActor
enum ListCheck {
  static func findings(_ document: IBDocument, _ facts: ProjectFacts) -> [Finding] {
    document.objects.compactMap { object -> Finding? in
      switch object.elementName {
      case .tableView: prototypesInNib(object, .prototypes, facts) ?? staticCells(object)
      case .collectionView: prototypesInNib(object, .cells, facts)
      default: nil
      }
    }
  }

  private static func prototypesInNib(
    _ list: IBObject,
    _ container: IBElementName,
    _ facts: ProjectFacts
  ) -> Finding? {
    guard list.document.kind == .xib, let cell = list.objects(in: container).first else {
      return nil
    }
    var finding = Finding(
      .prototypeInNib,
      "\(list.described) holds the prototype \(cell.described), which is never made: prototypes "
        + "work in storyboards only (NB-15). Delete it, or move it to a nib of its own and "
        + "register that.",
      at: cell.element
    )
    let identifier = cell.element.text(.reuseIdentifier) ?? ""
    if identifier.isEmpty || !facts.codeMayName(identifier) { finding.severity = .note }
    if finding.severity != .note, facts.registers(identifier) {
      return finding.asNote("code registers another cell by its identifier.")
    }
    return finding
  }

  private static func staticCells(_ table: IBObject) -> Finding? {
    guard !table.objects(in: .sections).isEmpty,
      table.key != "view" || table.parent?.elementName != .tableViewController
    else { return nil }
    return Finding(
      .staticCells,
      "\(table.described) has static sections, which only the table of a table view controller "
        + "may have: Xcode refuses to build it elsewhere.",
      at: table.element
    )
  }
}
