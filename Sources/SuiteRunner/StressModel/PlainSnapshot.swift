/// What a snapshot must hold: sections and their items in plain arrays.
struct PlainSnapshot: Sendable {
  struct Section: Equatable, Sendable {
    let id: Int
    var items: [Int] = []
  }

  private(set) var sections: [Section]

  init(_ data: StressData) {
    sections = data.sections.map { Section(id: $0.id, items: $0.items.map(\.id)) }
  }

  var items: [Int] { sections.flatMap(\.items) }

  /// Does what a change says; marks change nothing.
  mutating func apply(_ edit: StressSnapshotEdit) {
    switch edit {
    case .deleteAll: sections = []
    case .appendSections(let ids): sections += ids.map { Section(id: $0) }
    case .insertSections(let ids, let place):
      sections.insert(contentsOf: ids.map { Section(id: $0) }, at: slot(place))
    case .deleteSections(let ids): sections.removeAll { ids.contains($0.id) }
    case .moveSection(let id, let place):
      guard let old = sections.firstIndex(where: { $0.id == id }) else { return }
      let section = sections.remove(at: old)
      sections.insert(section, at: slot(place))
    case .appendItems(let ids, let section):
      remove(ids)
      let number = section.flatMap { id in sections.firstIndex { $0.id == id } }
      sections[number ?? sections.count - 1].items += ids
    case .insertItems(let ids, let place): insert(ids, place)
    case .moveItem(let id, let place): insert([id], place)
    case .deleteItems(let ids): remove(ids)
    case .reloadItems, .reconfigureItems, .reloadSections: break
    }
  }

  private func slot(_ place: StressSnapshotEdit.Place) -> Int {
    let number = sections.firstIndex { $0.id == place.neighbour } ?? 0
    return place.isAfter ? number + 1 : number
  }

  private mutating func remove(_ ids: [Int]) {
    for number in sections.indices { sections[number].items.removeAll(where: ids.contains) }
  }

  private mutating func insert(_ ids: [Int], _ place: StressSnapshotEdit.Place) {
    remove(ids)
    for number in sections.indices {
      guard let index = sections[number].items.firstIndex(of: place.neighbour) else { continue }
      sections[number].items.insert(contentsOf: ids, at: place.isAfter ? index + 1 : index)
    }
  }
}

extension PlainSnapshot {
  /// Whether UIKit reloads a table instead of moving its rows: several sections move, or a row leaves a section that
  /// goes or enters one that comes.
  static func reloadsTable(from old: StressData, to new: StressData) -> Bool {
    let (before, after) = (old.sections.map(\.id), new.sections.map(\.id))
    let places = after.compactMap { before.firstIndex(of: $0) }
    if places.count - longestIncrease(places) > 1 { return true }
    var origins: [Int: Int] = [:]
    for section in old.sections {
      for item in section.items { origins[item.id] = section.id }
    }
    return new.sections.contains { section in
      section.items.contains { item in
        guard let origin = origins[item.id], origin != section.id else { return false }
        return !after.contains(origin) || !before.contains(section.id)
      }
    }
  }

  /// The length of the longest increasing part.
  private static func longestIncrease(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for value in values {
      let longest = lengths.indices.filter { values[$0] < value }.map { lengths[$0] }.max()
      lengths.append((longest ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }
}
