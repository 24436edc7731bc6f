import Foundation
import HeadlessUIKit

/// Comparisons with the plain model that tables and collection views have in common.
extension StressSource {
  /// The list has the counts of the data.
  func checkCounts() {
    if list.sectionCount != data.sections.count {
      return fail(
        .different(.counts, "the number of sections", list.sectionCount, data.sections.count)
      )
    }
    for section in data.sections.indices {
      let (count, expected) = (list.count(of: section), data.sections[section].items.count)
      if count == expected { continue }
      return fail(
        .different(.counts, "the number of \(noun)s of section \(section)", count, expected)
      )
    }
  }

  /// A cell shows its item's text and says where it is.
  func checkContent(
    _ label: UILabel?,
    _ position: ListPosition?,
    _ item: StressItem,
    _ path: StressPath
  ) {
    if let label, label.text != item.text {
      fail(.different(.text, "the text of \(path)", label.text ?? "none", item.text))
    }
    if position != ListPosition(section: path.section, item: path.item) {
      fail(.state, "the cell of \(path) says that it is at \(ShownValue.text(position))")
    }
  }

  /// A cell that stays on the screen stays the same object; every cell on the screen was announced once.
  func checkIdentity(_ cell: UIView, _ item: StressItem, _ path: StressPath) {
    guard let entry = ledger.entry(of: cell) else {
      return fail(.callbacks, "the cell of \(path) is on the screen without a willDisplay")
    }
    if entry.id != item.id, !isLate {
      fail(
        .callbacks,
        "willDisplay came for item \(entry.id) with the cell of \(path), item \(item.id)"
      )
    }
    if phase.isAllRenewed { return }
    for before in phase.entries where before.id == item.id {
      if before.object != ObjectIdentifier(cell), !phase.renewed.contains(item.id) {
        fail(.identity, "\(path) (item \(item.id)) lost its cell to another")
      }
      return
    }
  }

  /// As many cells were announced as are on the screen.
  func checkDisplayed(_ count: Int) {
    guard ledger.entries.count != count else { return }
    fail(
      .different(
        .callbacks,
        "the number of cells between willDisplay and didEndDisplaying",
        ledger.entries.count,
        count
      )
    )
  }

  /// As many headers and footers were announced as are on the screen.
  func checkDisplayedEdges(_ count: Int) {
    guard shownEdges.count != count else { return }
    fail(
      .different(
        .edges,
        "the number of headers and footers between willDisplay and didEndDisplaying",
        shownEdges.count,
        count
      )
    )
  }

  func checkEdgeText(_ text: String?, _ section: StressSection, _ name: @autoclosure () -> String) {
    if text != section.text {
      fail(.different(.edges, "the text of \(name())", text ?? "none", section.text))
    }
  }

  /// A header or footer that stays on the screen stays the same object.
  func checkEdgeIdentity(
    _ view: UIView,
    _ kind: Int,
    of section: StressSection,
    _ name: @autoclosure () -> String
  ) {
    guard !phase.isAllRenewed, !phase.renewedSections.contains(section.id) else { return }
    let before = edge(kind, of: section.id, in: edgesBefore)
    if let before, before !== view { fail(.identity, "\(name()) lost its view to another") }
  }
}
