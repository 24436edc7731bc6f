import DifferenceKit
import Dwifft
import Foundation
import MagazineLayout
import UIKit

extension Int: Differentiable {}

extension Item: Differentiable {
  var differenceIdentifier: Int { id }
  func isContentEqual(to source: Item) -> Bool { text == source.text }
}

extension Section {
  var asArraySection: ArraySection<Int, Item> { ArraySection(model: id, elements: items) }
}

extension Array where Element == ArraySection<Int, Item> {
  var asModel: [Section] { map { Section(id: $0.model, items: $0.elements) } }
}

/// Changes a list again and again, and holds it against a fresh one after each change.
struct Comparison {
  let name: String
  var differences = 0

  mutating func run(
    _ count: Int, seed: UInt64, from first: [Section], change: ([Section], [Section]) -> Void,
    lines: () -> [String], fresh: ([Section]) -> [String], model changes: inout ModelChanges
  ) {
    var model = first
    for number in 1...count {
      let next = changes.changed(model)
      change(model, next)
      let (own, other) = (lines(), fresh(next))
      if own != other {
        differences += 1
        let at = zip(own, other).first { $0 != $1 }
        print("\(name), change \(number), seed \(seed): \(at?.0 ?? "\(own.count) lines") instead of \(at?.1 ?? "\(other.count)")")
      }
      model = next
    }
    print("\(name): \(count - differences) of \(count) changes equal a fresh list")
  }
}

func staged(_ source: [Section], _ target: [Section]) -> StagedChangeset<[ArraySection<Int, Item>]> {
  StagedChangeset(source: source.map(\.asArraySection), target: target.map(\.asArraySection))
}

func compareTables(_ name: String, _ count: Int, seed: UInt64, by change: (ModelTable, [Section], [Section]) -> Void) -> Int {
  var changes = ModelChanges(seed: seed)
  let first = changes.first()
  let list = ModelTable(first)
  var comparison = Comparison(name: name)
  comparison.run(
    count, seed: seed, from: first,
    change: {
      list.scroll()
      change(list, $0, $1)
    },
    lines: { list.lines },
    fresh: { model in
      let other = ModelTable(model)
      other.table.contentOffset = list.table.contentOffset
      return other.lines
    },
    model: &changes
  )
  return comparison.differences
}

func compareCollections(
  _ name: String, _ count: Int, seed: UInt64, layout: () -> UICollectionViewLayout,
  by change: (ModelCollection, [Section], [Section]) -> Void
) -> Int {
  var changes = ModelChanges(seed: seed)
  let first = changes.first()
  let list = ModelCollection(first, layout: layout())
  var comparison = Comparison(name: name)
  comparison.run(
    count, seed: seed, from: first,
    change: {
      list.scroll()
      change(list, $0, $1)
    },
    lines: { list.lines },
    fresh: { model in
      let other = ModelCollection(model, layout: layout())
      other.collection.contentOffset = list.collection.contentOffset
      return other.lines
    },
    model: &changes
  )
  return comparison.differences
}

func sectioned(_ model: [Section]) -> SectionedValues<Int, Item> {
  SectionedValues(model.map { ($0.id, $0.items) })
}

let seed = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
var differences = compareTables("DifferenceKit, table view", 1_500, seed: seed) { list, source, target in
  list.table.reload(using: staged(source, target), with: .none) { list.model = $0.asModel }
}
differences += compareCollections("DifferenceKit, collection view", 1_500, seed: seed, layout: UICollectionViewFlowLayout.init) {
  list, source, target in
  list.collection.reload(using: staged(source, target)) { list.model = $0.asModel }
}
differences += compareCollections("MagazineLayout", 400, seed: seed, layout: { MagazineLayout() }) { list, source, target in
  list.collection.reload(using: staged(source, target)) { list.model = $0.asModel }
}
var tables: TableViewDiffCalculator<Int, Item>?
differences += compareTables("Dwifft, table view", 1_000, seed: seed) { list, source, target in
  let calculator = tables ?? TableViewDiffCalculator(tableView: list.table, initialSectionedValues: sectioned(source))
  tables = calculator
  list.model = target
  calculator.sectionedValues = sectioned(target)
}
var collections: CollectionViewDiffCalculator<Int, Item>?
differences += compareCollections("Dwifft, collection view", 1_000, seed: seed, layout: UICollectionViewFlowLayout.init) {
  list, source, target in
  let calculator =
    collections ?? CollectionViewDiffCalculator(collectionView: list.collection, initialSectionedValues: sectioned(source))
  collections = calculator
  list.model = target
  calculator.sectionedValues = sectioned(target)
}
exit(differences == 0 ? 0 : 1)
