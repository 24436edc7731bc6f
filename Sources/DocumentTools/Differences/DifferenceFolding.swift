/// Brings together what one edit did: what came or went with a view, and what was only made anew or led elsewhere.
struct DifferenceFolding {
  typealias Change = DocumentDifference.Change
  typealias Entry = DocumentOutline.Entry

  private let old: DocumentOutline
  private let new: DocumentOutline

  init(_ old: DocumentOutline, _ new: DocumentOutline) {
    (self.old, self.new) = (old, new)
  }

  /// Folds the changes of a document.
  ///
  /// - Complexity: O(changes · depth).
  func fold(_ difference: inout DocumentDifference) {
    let constraints = withoutMadeAnew(difference.constraints)
    difference.constraints = constraints
    difference.connections = joined(joined(difference.connections, by: \.slot), by: \.link)
    let came = holders(difference.objects, .added, new)
    let went = holders(difference.objects, .removed, old)
    for index in difference.objects.indices {
      let change = difference.objects[index]
      let holders = change.kind == .added ? came : change.kind == .removed ? went : [:]
      if let holder = holders[change.id], holder != change.id {
        difference.objects[index].within = holder
      }
    }
    place(&difference.constraints, \.constraints, came, went, isHeldByOneEnd: true)
    place(&difference.connections, \.connections, came, went, isHeldByOneEnd: false)
  }

  // MARK: Holders

  /// For each object that came or went the outermost one around it that did so too.
  private func holders(
    _ changes: [Change],
    _ kind: Change.Kind,
    _ outline: DocumentOutline
  ) -> [String: String] {
    let ids = Set(changes.filter { $0.kind == kind }.map(\.id))
    var holders: [String: String] = [:]
    for id in ids {
      var (top, depth) = (id, 0)
      while let parent = outline.objects[top]?.parent, ids.contains(parent), depth < ids.count {
        (top, depth) = (parent, depth + 1)
      }
      holders[id] = top
    }
    return holders
  }

  /// Says of changes which object they came or went with.
  ///
  /// A constraint cannot stay without one of its views; a connection that leads to a view that is gone is told.
  private func place(
    _ changes: inout [Change],
    _ entries: KeyPath<DocumentOutline, [String: Entry]>,
    _ came: [String: String],
    _ went: [String: String],
    isHeldByOneEnd: Bool
  ) {
    for index in changes.indices {
      let change = changes[index]
      let isGone = change.kind == .removed
      guard isGone || change.kind == .added else { continue }
      let ends = (isGone ? old : new)[keyPath: entries][change.id]?.ends ?? []
      let tops = ends.map { isGone ? went[$0] : came[$0] }
      if isGone, isHeldByOneEnd, let top = tops.compactMap(\.self).first {
        changes[index].within = top
      } else if let top = tops.first.flatMap(\.self), tops.allSatisfy({ $0 == top }) {
        changes[index].within = top
      }
    }
  }

  // MARK: Pairs

  /// Leaves out constraints that went and came with all that they say, under another id.
  private func withoutMadeAnew(_ changes: [Change]) -> [Change] {
    var gone: [[String: String]: [String]] = [:]
    for change in changes where change.kind == .removed {
      gone[old.constraints[change.id]?.values ?? [:], default: []].append(change.id)
    }
    var same: Set<String> = []
    for change in changes where change.kind == .added {
      let values = new.constraints[change.id]?.values ?? [:]
      guard let former = gone[values]?.popLast() else { continue }
      same.formUnion([former, change.id])
    }
    return changes.filter { !same.contains($0.id) || $0.kind == .changed }
  }

  /// Makes one change of a connection that went and one that came, where no other has the same key.
  private func joined(_ changes: [Change], by key: KeyPath<Entry, String?>) -> [Change] {
    var gone: [String: [String]] = [:]
    var come: [String: [String]] = [:]
    for change in changes {
      switch change.kind {
      case .removed:
        if let key = old.connections[change.id]?[keyPath: key] {
          gone[key, default: []].append(change.id)
        }
      case .added:
        if let key = new.connections[change.id]?[keyPath: key] {
          come[key, default: []].append(change.id)
        }
      case .changed, .moved: break
      }
    }
    var partners: [String: Entry] = [:]
    var taken: Set<String> = []
    for (key, ids) in gone where ids.count == 1 && come[key]?.count == 1 {
      guard let id = come[key]?.first, let before = old.connections[ids[0]] else { continue }
      partners[id] = before
      taken.insert(ids[0])
      // Made anew, it says the same.
      if before.values == new.connections[id]?.values { taken.insert(id) }
    }
    return changes.compactMap { change in
      if change.kind != .changed, taken.contains(change.id) { return nil }
      guard change.kind == .added, let before = partners[change.id] else { return change }
      var change = change
      change.kind = .changed
      change.values = [.init(name: "", old: before.name, new: change.name)]
      return change
    }
  }
}
