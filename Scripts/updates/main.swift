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
///
/// Returns how many changes made another list.
func compare<List: ModelList>(
  _ name: String, _ count: Int, seed: UInt64, making make: ([Section]) -> List,
  by change: (List, [Section], [Section]) -> Void
) -> Int {
  var changes = ModelChanges(seed: seed)
  var model = changes.first()
  let list = make(model)
  var differences = 0
  for number in 1...count {
    let next = changes.changed(model)
    list.scroll()
    change(list, model, next)
    let own = list.lines
    let fresh = make(next)
    fresh.view.contentOffset = list.view.contentOffset
    let other = fresh.lines
    if own != other {
      differences += 1
      let at = zip(own, other).first { $0 != $1 }
      print("\(name), change \(number), seed \(seed): \(at?.0 ?? "\(own.count) lines") instead of \(at?.1 ?? "\(other.count)")")
    }
    model = next
  }
  print("\(name): \(count - differences) of \(count) changes equal a fresh list")
  return differences
}

func staged(_ source: [Section], _ target: [Section]) -> StagedChangeset<[ArraySection<Int, Item>]> {
  StagedChangeset(source: source.map(\.asArraySection), target: target.map(\.asArraySection))
}

func flowing(_ model: [Section]) -> ModelCollection { ModelCollection(model, layout: UICollectionViewFlowLayout()) }

func sectioned(_ model: [Section]) -> SectionedValues<Int, Item> {
  SectionedValues(model.map { ($0.id, $0.items) })
}

let seed = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
var differences = compare("DifferenceKit, table view", 1_500, seed: seed, making: ModelTable.init) { list, source, target in
  list.table.reload(using: staged(source, target), with: .none) { list.model = $0.asModel }
}
differences += compare("DifferenceKit, collection view", 1_500, seed: seed, making: flowing) {
  list, source, target in
  list.collection.reload(using: staged(source, target)) { list.model = $0.asModel }
}
differences += compare("MagazineLayout", 400, seed: seed, making: { ModelCollection($0, layout: MagazineLayout()) }) { list, source, target in
  list.collection.reload(using: staged(source, target)) { list.model = $0.asModel }
}
var tables: TableViewDiffCalculator<Int, Item>?
differences += compare("Dwifft, table view", 1_000, seed: seed, making: ModelTable.init) { list, source, target in
  let calculator = tables ?? TableViewDiffCalculator(tableView: list.table, initialSectionedValues: sectioned(source))
  tables = calculator
  list.model = target
  calculator.sectionedValues = sectioned(target)
}
var collections: CollectionViewDiffCalculator<Int, Item>?
differences += compare("Dwifft, collection view", 1_000, seed: seed, making: flowing) {
  list, source, target in
  let calculator =
    collections ?? CollectionViewDiffCalculator(collectionView: list.collection, initialSectionedValues: sectioned(source))
  collections = calculator
  list.model = target
  calculator.sectionedValues = sectioned(target)
}
exit(differences == 0 ? 0 : 1)
