/// Reloads among moves, which UIKit refuses where it computes their places wrongly (rules TV-94a and CV-73c).
extension StressBatchMaker {
  /// Tells such reloads as a deletion and an insertion, which apps do as well.
  mutating func replaceReloads() {
    while let index = batch.changes.firstIndex(where: isRefused) {
      guard case .reloadItem(let path) = batch.changes[index], let item = before[path],
        let place = batch.after.path(of: item.id)
      else { return }
      batch.changes[index] = .deleteItem(path)
      batch.changes.append(.insertItem(place))
    }
  }

  /// Whether a change is a reload that ends in another section, or where a moved item ends.
  private func isRefused(_ change: StressChange) -> Bool {
    guard case .reloadItem(let path) = change, let item = before[path],
      let section = batch.after.path(of: item.id)?.section
    else { return false }
    let place = expectedPlace(of: path)
    return place.section != section
      || batch.changes.contains { if case .moveItem(_, let to) = $0 { to == place } else { false } }
  }

  /// Where an item goes by deletions and insertions alone.
  private func expectedPlace(of path: StressPath) -> StressPath {
    var (removedSections, addedSections): ([Int], [Int]) = ([], [])
    for change in batch.changes {
      switch change {
      case .deleteSection(let section): removedSections.append(section)
      case .insertSection(let section): addedSections.append(section)
      default: break
      }
    }
    let section = Self.slot(path.section, removedSections, addedSections)
    var (removed, added): ([Int], [Int]) = ([], [])
    for change in batch.changes {
      switch change {
      case .deleteItem(let old) where old.section == path.section: removed.append(old.item)
      case .insertItem(let new) where new.section == section: added.append(new.item)
      default: break
      }
    }
    return StressPath(section: section, item: Self.slot(path.item, removed, added))
  }

  private static func slot(_ old: Int, _ removed: [Int], _ added: [Int]) -> Int {
    var slot = old - removed.count { $0 < old }
    for place in added.sorted() where place <= slot { slot += 1 }
    return slot
  }
}
