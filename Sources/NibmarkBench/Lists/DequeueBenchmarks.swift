import Foundation
import HeadlessUIKit

/// Handing out and taking back one reusable view, against the least that a pool can be: a
/// dictionary of arrays by identifier.
@MainActor
enum DequeueBenchmarks {
  private final class Item {}

  /// Pairs in one measured call: entering the main actor from a closure costs more than a pair.
  private nonisolated static let pairCount = 100

  /// Prints the table; ratios are to the bare dictionary of the same run.
  static func run() {
    let short = "Cell"
    let long = "NibmarkLongIdentifier23"
    BenchmarkHarness.compare(
      "Dequeue and recycle a view, \(pairCount) times (must: x1.5)",
      [
        bare("dictionary of arrays, pop + append, 4 B key", short),
        bare("dictionary of arrays, pop + append, 23 B key", long),
        table("table cell, 4 B identifier", short),
        table("table cell, 23 B identifier", long),
        collection("collection cell, 4 B identifier", short),
        supplementary("supplementary view, 23 B identifier", long),
        alternating("table cells, three identifiers in turn"),
      ]
    )
  }

  /// Dequeues and recycles `count` times without any clock, for instruction counters.
  static func repeatOnly(count: Int) {
    let entry = table("table cell", "Cell")
    for _ in 0..<count { entry.body() }
  }

  private static func bare(_ name: String, _ key: String) -> BenchmarkEntry {
    let store = BareStore(key)
    return BenchmarkEntry(name: name) { for _ in 0..<pairCount { store.step(key) } }
  }

  /// As a harness would write it without a registry; a class, as the registry is one.
  private final class BareStore {
    private var pools: [String: [Item]] = [:]

    init(_ key: String) { pools[key] = [Item()] }

    @inline(never)
    func step(_ key: String) {
      guard let item = pools[key]?.popLast() else { return }
      pools[key, default: []].append(item)
    }
  }

  private static func table(_ name: String, _ identifier: String) -> BenchmarkEntry {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    if let cell = table.dequeueReusableCell(withIdentifier: identifier) { recycle(cell, in: table) }
    return BenchmarkEntry(name: name) {
      MainActor.assumeIsolated {
        for _ in 0..<pairCount {
          guard let cell = table.dequeueReusableCell(withIdentifier: identifier) else { return }
          recycle(cell, in: table)
        }
      }
    }
  }

  private static func recycle(_ cell: UITableViewCell, in table: UITableView) {
    do {
      try table.recycle(cell)
    } catch {
      fatalError("the benchmark recycles each cell once: \(error)")
    }
  }

  private static func alternating(_ name: String) -> BenchmarkEntry {
    let table = UITableView(frame: .zero, style: .plain)
    let identifiers = ["Cell", "NibmarkLongIdentifier23", "Another identifier"]
    for identifier in identifiers {
      table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
      if let cell = table.dequeueReusableCell(withIdentifier: identifier) {
        recycle(cell, in: table)
      }
    }
    let turn = Turn()
    return BenchmarkEntry(name: name) {
      MainActor.assumeIsolated {
        for _ in 0..<pairCount {
          let identifier = identifiers[turn.next(identifiers.count)]
          guard let cell = table.dequeueReusableCell(withIdentifier: identifier) else { return }
          recycle(cell, in: table)
        }
      }
    }
  }

  private final class Turn {
    private var value = 0

    func next(_ count: Int) -> Int {
      value = value + 1 < count ? value + 1 : 0
      return value
    }
  }

  private static func collection(_ name: String, _ identifier: String) -> BenchmarkEntry {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    let path = IndexPath(indexes: [0, 0])
    return BenchmarkEntry(name: name) {
      MainActor.assumeIsolated {
        for _ in 0..<pairCount {
          let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
          try? view.recycle(cell)
        }
      }
    }
  }

  private static func supplementary(_ name: String, _ identifier: String) -> BenchmarkEntry {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let kind = UICollectionView.elementKindSectionHeader
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: identifier
    )
    let path = IndexPath(indexes: [0, 0])
    return BenchmarkEntry(name: name) {
      MainActor.assumeIsolated {
        for _ in 0..<pairCount {
          let header = view.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: identifier,
            for: path
          )
          try? view.recycle(header, ofKind: kind)
        }
      }
    }
  }
}
