import Foundation
import Testing

@testable import HeadlessUIKit

/// A small generator with a seed, so that a failing sequence can be run again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

private final class PreparedCell: UITableViewCell {
  var prepareCount = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    prepareCount += 1
  }
}

/// What the registry must do, written with a dictionary and arrays.
private struct PlainModel {
  var pools: [String: [ObjectIdentifier]] = [:]
  var created: [String: Int] = [:]
  var reused: [String: Int] = [:]
  var highWater: [String: Int] = [:]

  mutating func recycle(_ cell: UITableViewCell, _ identifier: String) {
    pools[identifier, default: []].append(ObjectIdentifier(cell))
    highWater[identifier] = max(highWater[identifier, default: 0], pools[identifier]?.count ?? 0)
  }

  mutating func expectedPop(_ identifier: String) -> ObjectIdentifier? {
    guard let popped = pools[identifier]?.popLast() else {
      created[identifier, default: 0] += 1
      return nil
    }
    reused[identifier, default: 0] += 1
    return popped
  }
}

@MainActor
@Suite("The reuse registry")
struct ReuseRegistryTests {
  @Test("behaves as a dictionary of stacks over random operations", arguments: 0..<20)
  func agreesWithPlainModel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let table = UITableView(frame: .zero, style: .plain)
    let identifiers = (0..<6).map { $0 < 3 ? "c\($0)" : "a rather long identifier \($0)" }
    for identifier in identifiers {
      table.register(PreparedCell.self, forCellReuseIdentifier: identifier)
    }
    var model = PlainModel()
    var shown: [(cell: PreparedCell, identifier: String)] = []
    for step in 0..<2_000 {
      if Bool.random(using: &random) || shown.isEmpty {
        let identifier = identifiers[Int.random(in: 0..<identifiers.count, using: &random)]
        let expected = model.expectedPop(identifier)
        let cell = try #require(
          table.dequeueReusableCell(withIdentifier: identifier) as? PreparedCell
        )
        #expect(expected == nil || expected == ObjectIdentifier(cell), "seed \(seed) step \(step)")
        #expect((cell.prepareCount > 0) == (expected != nil), "TV-35 seed \(seed) step \(step)")
        #expect(!shown.contains { $0.cell === cell }, "in use and pooled, step \(step)")
        #expect(!table.reuseRegistry.isPooled(cell))
        cell.prepareCount = 0
        shown.append((cell, identifier))
      } else {
        let leaving = shown.remove(at: Int.random(in: 0..<shown.count, using: &random))
        try table.recycle(leaving.cell)
        model.recycle(leaving.cell, leaving.identifier)
        #expect(leaving.cell.prepareCount == 0, "prepareForReuse only on dequeue")
      }
    }
    for identifier in identifiers {
      let counts = table.reuseRegistry.counts(
        kind: ReuseKind.tableCell,
        identifier: identifier
      )
      #expect(counts.created == model.created[identifier, default: 0])
      #expect(counts.reused == model.reused[identifier, default: 0])
      #expect(counts.pooled == model.pools[identifier]?.count ?? 0)
      #expect(counts.highWater == model.highWater[identifier, default: 0])
    }
  }

  @Test("refuses a view that is pooled already, and one of another table")
  func refusesDoubleRecycle() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(PreparedCell.self, forCellReuseIdentifier: "cell")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "cell"))
    let other = UITableView(frame: .zero, style: .plain)
    #expect(throws: ReuseError.foreignView(identifier: "cell")) { try other.recycle(cell) }
    try table.recycle(cell)
    #expect(throws: ReuseError.alreadyPooled(identifier: "cell")) { try table.recycle(cell) }
    #expect(table.reuseRegistry.counts.pooled == 1)
  }

  @Test("TV-36: a cell without an identifier is dropped, not pooled")
  func dropsAnonymousCells() throws {
    let table = UITableView(frame: .zero, style: .plain)
    try table.recycle(UITableViewCell(style: .default, reuseIdentifier: nil))
    #expect(table.reuseRegistry.counts == ReuseCounts(dropped: 1))
  }

  @Test("TV-31: a later registration replaces the earlier one and retires its views")
  func replacement() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let first = try #require(table.dequeueReusableCell(withIdentifier: "cell"))
    let second = try #require(table.dequeueReusableCell(withIdentifier: "cell"))
    try table.recycle(first)
    table.register(PreparedCell.self, forCellReuseIdentifier: "cell")
    try table.recycle(second)
    let third = try #require(table.dequeueReusableCell(withIdentifier: "cell"))
    #expect(type(of: third) == PreparedCell.self)
    #expect(table.reuseRegistry.counts.purged == 2)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test("TV-32, TV-33: an unregistered identifier gives nil, or raises in the form with a path")
  func unregistered() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.dequeueReusableCell(withIdentifier: "X") == nil)
    let expected = UIKitException(
      .internalInconsistency,
      "unable to dequeue a cell with identifier X - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard"
    )
    #expect(throws: expected) {
      try UIKitException.catching {
        _ = table.dequeueReusableCell(withIdentifier: "X", for: IndexPath(indexes: [0, 0]))
      }
    }
  }

  @Test("CV-21: an unregistered collection identifier raises with its kind")
  func unregisteredCollection() {
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let path = IndexPath(indexes: [0, 0])
    #expect(
      throws: ReuseException.noCollectionRegistration(
        kind: "UICollectionElementKindCell",
        "X"
      )
    ) {
      try UIKitException.catching {
        _ = collection.dequeueReusableCell(withReuseIdentifier: "X", for: path)
      }
    }
    let header = "UICollectionElementKindSectionHeader"
    let expected = UIKitException(
      .internalInconsistency,
      "could not dequeue a view of kind: \(header) with identifier H - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard"
    )
    #expect(throws: expected) {
      try UIKitException.catching {
        _ = collection.dequeueReusableSupplementaryView(
          ofKind: header,
          withReuseIdentifier: "H",
          for: path
        )
      }
    }
  }

  @Test("CV-20: cells and supplementary kinds with one identifier are apart")
  func namespaces() throws {
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let path = IndexPath(indexes: [0, 0])
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "A")
    for kind in ["K1", "K2"] {
      collection.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "A"
      )
    }
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "A", for: path)
    let view = collection.dequeueReusableSupplementaryView(
      ofKind: "K1",
      withReuseIdentifier: "A",
      for: path
    )
    try collection.recycle(cell)
    try collection.recycle(view, ofKind: "K1")
    let other = collection.dequeueReusableSupplementaryView(
      ofKind: "K2",
      withReuseIdentifier: "A",
      for: path
    )
    #expect(other !== view && other !== cell)
    #expect(cell.reuseIdentifier == "A" && view.reuseIdentifier == "A")
    #expect(
      collection.dequeueReusableSupplementaryView(
        ofKind: "K1",
        withReuseIdentifier: "A",
        for: path
      ) === view
    )
  }

  @Test("purging lets pooled views go and keeps those in use valid")
  func purge() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let kept = try #require(table.dequeueReusableCell(withIdentifier: "cell"))
    weak var pooled: UITableViewCell?
    do {
      let cell = try #require(table.dequeueReusableCell(withIdentifier: "cell"))
      pooled = cell
      try table.recycle(cell)
    }
    table.reuseRegistry.purge()
    #expect(pooled == nil)
    try table.recycle(kept)
    table.reuseRegistry.purge()
    // Somebody kept it through the purge: it may be shown and recycled again.
    try table.recycle(kept)
    #expect(table.reuseRegistry.counts.pooled == 1)
    #expect(table.reuseRegistry.counts.purged == 2)
  }
}
