import Foundation
import HeadlessUIKit
import TestModel
import Testing

@testable import SuiteRunner

/// A registry of this test with one thing wrong.
@MainActor
private final class BrokenRegistry: StormRegistry {
  enum Defect: String, CaseIterable {
    case none, handsOutViewsInUse, skipsPreparation, preparesTwice, preparesNewViews
    case neverReuses, mixesPools, loseCount
  }

  let defect: Defect
  private var pooled: [ReusePool: [UITableViewCell]] = [:]
  private var inUse: [UITableViewCell] = []
  private var counted: [ReusePool: (created: Int, reused: Int)] = [:]
  private var operations = 0

  init(_ defect: Defect) {
    self.defect = defect
  }

  func dequeue(_ pool: ReusePool, item: Int) -> UIView? {
    operations += 1
    // Defects begin late, so that finding them takes more than the first operation.
    let isBroken = operations > 30 || defect == .preparesNewViews
    if isBroken, defect == .handsOutViewsInUse, let view = inUse.first { return view }
    var source = pool
    if isBroken, defect == .mixesPools { source = pooled.first { !$0.value.isEmpty }?.key ?? pool }
    if !(isBroken && defect == .neverReuses), let cell = pooled[source]?.popLast() {
      if !(isBroken && defect == .loseCount) { counted[pool, default: (0, 0)].reused += 1 }
      prepare(cell, isBroken)
      inUse.append(cell)
      return cell
    }
    counted[pool, default: (0, 0)].created += 1
    let cell = UITableViewCell(style: .default, reuseIdentifier: pool.identifier)
    if isBroken, defect == .preparesNewViews { send(to: cell) }
    inUse.append(cell)
    return cell
  }

  private func prepare(_ cell: UITableViewCell, _ isBroken: Bool) {
    if isBroken, defect == .skipsPreparation {
      EngineCounters.current.prepareForReuse += 1
      return
    }
    send(to: cell)
    if isBroken, defect == .preparesTwice { send(to: cell) }
  }

  private func send(to cell: UITableViewCell) {
    EngineCounters.current.prepareForReuse += 1
    cell.prepareForReuse()
  }

  func recycle(_ view: UIView, _ pool: ReusePool) throws(ReuseError) {
    guard let cell = view as? UITableViewCell else { return }
    inUse.removeAll { $0 === cell }
    pooled[pool, default: []].append(cell)
  }

  func counts(_ pool: ReusePool) -> (created: Int, reused: Int, pooled: Int) {
    let counts = counted[pool] ?? (0, 0)
    return (counts.created, counts.reused, pooled[pool]?.count ?? 0)
  }
}

@MainActor
@Suite("Dequeue storms", .serialized)
struct StormTests {
  private static let words: [BrokenRegistry.Defect: String] = [
    .handsOutViewsInUse: "handed out a view that is in use",
    .skipsPreparation: "prepareForReuse did not reach",
    .preparesTwice: "prepareForReuse was sent 2 times, not 1",
    .preparesNewViews: "prepareForReuse was sent 1 times, not 0, to a new view",
    .neverReuses: "wait in its pool",
    .mixesPools: "for another pool",
    .loseCount: "the registry counts",
  ]

  @Test("A storm finds each thing that a registry can do wrong", arguments: 1...3)
  func defects(seed: Int) throws {
    for defect in BrokenRegistry.Defect.allCases {
      let found = try breach(defect, seed: UInt64(seed))
      if let words = Self.words[defect] {
        #expect(found?.contains(words) == true, "\(defect): \(found ?? "nothing found")")
      } else {
        #expect(found == nil)
      }
    }
  }

  @Test("What a storm expected and found is that of the defect, beside the pools")
  func values() throws {
    var found: Set<String> = []
    for defect in BrokenRegistry.Defect.allCases {
      guard let failure = try failure(defect, seed: 1) else { continue }
      found.insert("\(failure.expected ?? "") \(failure.actual ?? "")")
      #expect(failure.details.map(\.title) == ["pools after the operation"])
      #expect(failure.details[0].text.hasPrefix("A: "))
    }
    #expect(found.count >= Self.words.count - 1)
  }

  private func breach(_ defect: BrokenRegistry.Defect, seed: UInt64) throws -> String? {
    try failure(defect, seed: seed)?.message
  }

  private func failure(
    _ defect: BrokenRegistry.Defect,
    seed: UInt64
  ) throws -> CaseFailure? {
    let harness = try SuiteHarness("<case id=\"a\" smoke=\"YES\"><layout/></case>")
    let entry = try #require(try harness.plan.entries.first)
    let runner = CaseRunner(
      entry: entry,
      options: RunOptions(),
      meter: nil,
      prepareClasses: { _ in }
    )
    let context = try runner.makeContext()
    let storm = DequeueStorm(
      BrokenRegistry(defect),
      pools: [
        (ReusePool(identifier: "A", space: .cell), 2),
        (ReusePool(identifier: "B", space: .cell), 1),
      ],
      seed: seed,
      inUseMax: 6
    )
    try storm.run(400, context, line: 1)
    return context.failures.first
  }

  @Test("Views that waited before the storm are part of it")
  func pooledBefore() throws {
    let result = try SuiteHarness.result(
      of: "<dequeue reuseIdentifier=\"C\" count=\"5\"/><recycle/>"
        + "<dequeueStorm operations=\"200\"><reusable reuseIdentifier=\"C\"/></dequeueStorm>"
        + "<assert test=\"//pool[@reuseIdentifier = 'C']/@created &lt;= 20\"/>",
      fixture: "table"
    )
    #expect(result.verdict == "passed")
  }

  @Test("The engine's own registry holds, for nibs and classes, cells and headers")
  func engine() throws {
    let kind = "kind=\"UICollectionElementKindSectionHeader\""
    let result = try SuiteHarness.result(
      of:
        "<dequeueStorm operations=\"3000\" onScreenMax=\"12\"><reusable reuseIdentifier=\"C\" weight=\"3\"/>"
        + "<reusable reuseIdentifier=\"H\" \(kind)/></dequeueStorm>",
      fixture: "photos"
    )
    #expect(result.verdict == "passed")
  }
}
