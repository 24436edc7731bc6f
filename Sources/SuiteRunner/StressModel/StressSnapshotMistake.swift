/// A change that a snapshot refuses, with UIKit's whole text.
enum StressSnapshotMistake: CaseIterable {
  case repeatedItem, repeatedSection, existingSection, noSections, appendToNoSection
  case insertItemAtNone, insertSectionAtNone, insertItemAtItself, insertSectionAtItself
  case moveNoItem, moveItemToNone, moveItemToItself
  case moveNoSection, moveSectionToNone, moveSectionToItself
  case reloadNoItem, reconfigureNoItem, reloadNoSection

  typealias Refused = (edit: StressSnapshotEdit, reason: String)

  /// The change, made of what is there and of a number that nothing has; nil where it needs an item and there is none.
  func edit(item: Int?, section: Int, nobody: Int, isAfter: Bool) -> Refused? {
    if let refused = sectionEdit(section, nobody, isAfter) { return refused }
    return item.flatMap { itemEdit($0, section, nobody, isAfter) }
  }

  private func sectionEdit(_ section: Int, _ nobody: Int, _ isAfter: Bool) -> Refused? {
    let besideNobody = StressSnapshotEdit.Place(neighbour: nobody, isAfter: isAfter)
    let besideSection = StressSnapshotEdit.Place(neighbour: section, isAfter: isAfter)
    switch self {
    case .repeatedSection:
      return (.appendSections([nobody, nobody]), Self.repeated("section", nobody))
    case .existingSection:
      let (edit, one): (StressSnapshotEdit, String) = (
        .appendSections([nobody, section]), "section identifier that already exists"
      )
      return (
        edit,
        "Diffable data source detected an attempt to insert or append 1 \(one) in the snapshot. Identifiers in a snapshot must"
          + " be unique. Section identifier that already exists: \(section)"
      )
    case .noSections:
      let reason =
        "There are currently no sections in the data source. Please add a section first."
      return (.appendItems([nobody], toSection: nil), reason)
    case .appendToNoSection:
      return (.appendItems([nobody], toSection: nobody + 1), Self.unsatisfied("section"))
    case .insertSectionAtNone:
      return (.insertSections([nobody + 1], besideNobody), Self.unsatisfied("insertIndex"))
    case .insertSectionAtItself:
      let reason = "section operation [\(nobody)] is in the inserted section list for update: "
      return (.insertSections([nobody], besideNobody), Self.aimed(reason, "INS", nobody, ""))
    case .moveNoSection:
      return (.moveSection(nobody, besideSection), Self.unsatisfied("fromSection"))
    case .moveSectionToNone:
      return (.moveSection(section, besideNobody), Self.unsatisfied("toSection"))
    case .moveSectionToItself:
      let reason = "section move is the same as the source [\(section)] for update: "
      return (.moveSection(section, besideSection), Self.aimed(reason, "MOV", section, "."))
    case .reloadNoSection:
      return (.reloadSections([nobody]), Self.missing("reload section", nobody))
    default: return nil
    }
  }

  private func itemEdit(_ item: Int, _ section: Int, _ nobody: Int, _ isAfter: Bool) -> Refused? {
    let besideNobody = StressSnapshotEdit.Place(neighbour: nobody, isAfter: isAfter)
    let besideItem = StressSnapshotEdit.Place(neighbour: item, isAfter: isAfter)
    switch self {
    case .repeatedItem:
      return (
        .appendItems([item, nobody, item], toSection: section), Self.repeated("item", item)
      )
    case .insertItemAtNone:
      return (.insertItems([nobody + 1], besideNobody), Self.unsatisfied("section"))
    case .insertItemAtItself:
      let reason =
        "insertion operation [\(item)] is in the insertion identifier list for update: "
      return (.insertItems([item], besideItem), Self.aimed(reason, "INS", item, "."))
    case .moveNoItem: return (.moveItem(nobody, besideItem), Self.unsatisfied("fromIndex"))
    case .moveItemToNone: return (.moveItem(item, besideNobody), Self.unsatisfied("toIndex"))
    case .moveItemToItself:
      let reason = "item move is the same as the source [\(item)] for update: "
      return (.moveItem(item, besideItem), Self.aimed(reason, "MOV", item, "."))
    case .reloadNoItem:
      return (.reloadItems([item, nobody]), Self.missing("reload item", nobody))
    case .reconfigureNoItem:
      return (.reconfigureItems([nobody]), Self.missing("reconfigure item", nobody))
    default: return nil
    }
  }

  private static func unsatisfied(_ name: String) -> String {
    "Invalid parameter not satisfying: \(name) != NSNotFound"
  }

  private static func repeated(_ noun: String, _ id: Int) -> String {
    "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: {(\n    \(id)\n)}"
  }

  private static func missing(_ what: String, _ id: Int) -> String {
    "Attempted to \(what) identifier that does not exist in the snapshot: \(id)"
  }

  private static func aimed(_ text: String, _ action: String, _ id: Int, _ end: String) -> String {
    "Invalid update: destination for \(text)<_UIDiffableDataSourceUpdate 0x600000000000 - action: \(action);"
      + " destinationIdentifier:\(id); destIsSection: 0; identifiers: [\(id)]>\(end)"
  }
}
