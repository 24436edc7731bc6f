import Foundation
import HeadlessUIKit
import Statistics
import TestModel

/// One storm with its model of what a registry must do.
@MainActor
final class DequeueStorm {
  private struct InUse {
    let view: UIView
    let pool: Int
  }

  /// What the model knows of one pool.
  private struct PoolModel {
    let pool: ReusePool
    let weight: Int
    var createdAtStart: Int
    var reusedAtStart: Int
    var created = 0
    var reused = 0
    var inUse = 0
    var highWater = 0
    /// The views that wait in the pool.
    var pooled: Set<ObjectIdentifier> = []
  }

  private let registry: any StormRegistry
  private let inUseMax: Int
  private let seed: UInt64
  private var generator: SeededGenerator
  private var models: [PoolModel]
  private var inUse: [InUse] = []
  private var inUseIDs: Set<ObjectIdentifier> = []
  /// Every view that came out, kept alive so that no address means two of them.
  private var known: [ObjectIdentifier: (view: UIView, pool: Int)] = [:]

  init(
    _ registry: any StormRegistry,
    pools: [(pool: ReusePool, weight: Int)],
    seed: UInt64,
    inUseMax: Int
  ) {
    self.registry = registry
    self.inUseMax = inUseMax
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    models = pools.map { pool, weight in
      let counts = registry.counts(pool)
      return PoolModel(
        pool: pool,
        weight: weight,
        createdAtStart: counts.created,
        reusedAtStart: counts.reused
      )
    }
  }

  /// Runs the operations; the first breach ends the storm and is recorded.
  func run(_ operationCount: Int, _ context: CaseContext, line: Int) throws(StepError) {
    try takeStock(line: line)
    if UIKitException.isPending { return }
    for operation in 1...max(1, operationCount) {
      let breach = try step(operation, line: line)
      if UIKitException.isPending { return }
      guard let breach else { continue }
      context.record(
        CaseFailure(
          type: "RegistryBreach",
          message: "operation \(operation) of a storm with seed \(seed): \(breach.message)",
          expected: breach.expected,
          actual: breach.actual,
          details: [FailureDetail(title: "pools after the operation", text: pools)],
          location: context.location(line)
        )
      )
      return
    }
    while !inUse.isEmpty { _ = try recycle(inUse.count - 1, line: line) }
  }

  /// Learns which views wait already: takes all of them out once and gives them back.
  private func takeStock(line: Int) throws(StepError) {
    for index in models.indices {
      let waiting = registry.counts(models[index].pool).pooled
      for _ in 0..<waiting {
        guard let view = registry.dequeue(models[index].pool, item: 0) else { return }
        if UIKitException.isPending { return }
        known[ObjectIdentifier(view)] = (view, index)
        inUse.append(InUse(view: view, pool: index))
        models[index].inUse += 1
      }
      models[index].highWater = waiting
      while !inUse.isEmpty { _ = try recycle(inUse.count - 1, line: line) }
      let counts = registry.counts(models[index].pool)
      // Views that waited count as made by the storm: it holds them to the same high water.
      models[index].createdAtStart = counts.created - waiting
      models[index].reusedAtStart = counts.reused
      models[index].created = waiting
    }
  }

  /// One operation; returns what the registry did wrong.
  private func step(_ operation: Int, line: Int) throws(StepError) -> StormBreach? {
    let mayDequeue = inUse.count < inUseMax
    guard mayDequeue, inUse.isEmpty || generator.next(below: 2) == 0 else {
      return try recycle(generator.next(below: inUse.count), line: line)
    }
    return dequeue(pick(), operation)
  }

  private func pick() -> Int {
    let total = models.reduce(0) { $0 + $1.weight }
    var draw = generator.next(below: total)
    for (index, model) in models.enumerated() {
      if draw < model.weight { return index }
      draw -= model.weight
    }
    return models.count - 1
  }

  private func recycle(_ index: Int, line: Int) throws(StepError) -> StormBreach? {
    let one = inUse.remove(at: index)
    let id = ObjectIdentifier(one.view)
    inUseIDs.remove(id)
    models[one.pool].inUse -= 1
    models[one.pool].pooled.insert(id)
    // A mark that only prepareForReuse takes away.
    (one.view as? UICollectionViewCell)?.isHighlighted = true
    (one.view as? UITableViewCell)?.isHighlighted = true
    do throws(ReuseError) {
      try registry.recycle(one.view, models[one.pool].pool)
    } catch {
      return StormBreach(
        "a view in use was refused: \(error)",
        expected: "the view goes back to its pool",
        actual: "\(error)"
      )
    }
    return nil
  }

  private func dequeue(_ index: Int, _ operation: Int) -> StormBreach? {
    let prepared = EngineCounters.current.prepareForReuse
    let callCount = CallLog.current?.calls.count ?? 0
    guard let view = registry.dequeue(models[index].pool, item: operation) else {
      if UIKitException.isPending { return nil }
      let name = models[index].pool.identifier
      return StormBreach("no view for \(name)", expected: "a view of \(name)", actual: "none")
    }
    if UIKitException.isPending { return nil }
    let id = ObjectIdentifier(view)
    if inUseIDs.contains(id) {
      return StormBreach(
        "handed out a view that is in use",
        expected: "a view that waits in the pool, or a new one",
        actual: "a view that another place shows"
      )
    }
    if let owner = known[id]?.pool, owner != index {
      let names = (models[index].pool.identifier, models[owner].pool.identifier)
      return StormBreach(
        "handed out a view of \(names.1) for another pool",
        expected: "a view of \(names.0)",
        actual: "a view of \(names.1)"
      )
    }
    let isReuse = known[id] != nil
    let calls = EngineCounters.current.prepareForReuse - prepared
    let breach =
      checkPreparation(view, isReuse: isReuse, calls: calls, callCount: callCount)
      ?? checkPool(index, isReuse: isReuse, id)
    inUse.append(InUse(view: view, pool: index))
    inUseIDs.insert(id)
    known[id] = (view, index)
    return breach ?? checkCounts(index)
  }

  /// `prepareForReuse` comes once to a view that is used again, and never to a new one.
  private func checkPreparation(
    _ view: UIView,
    isReuse: Bool,
    calls: Int,
    callCount: Int
  ) -> StormBreach? {
    let expected = isReuse ? 1 : 0
    let receiver = isReuse ? "view that is used again" : "new view"
    if calls != expected {
      return StormBreach(
        "prepareForReuse was sent \(calls) times, not \(expected), to a \(receiver)",
        expected: "\(expected)",
        actual: "\(calls)"
      )
    }
    if isReuse,
      (view as? UICollectionViewCell)?.isHighlighted == true
        || (view as? UITableViewCell)?.isHighlighted == true
    {
      return StormBreach(
        "a view is used again that prepareForReuse did not reach: it is highlighted still",
        expected: "a cell that is not highlighted",
        actual: "a highlighted cell"
      )
    }
    guard view is any RecordedObject, let log = CallLog.current else { return nil }
    let recorded = log.calls[callCount...].count { $0.name == "prepareForReuse" }
    if recorded == expected { return nil }
    return StormBreach(
      "a declared class saw prepareForReuse \(recorded) times, not \(expected), in a \(receiver)",
      expected: "\(expected)",
      actual: "\(recorded)"
    )
  }

  private func checkPool(
    _ index: Int,
    isReuse: Bool,
    _ id: ObjectIdentifier
  ) -> StormBreach? {
    models[index].inUse += 1
    models[index].highWater = max(models[index].highWater, models[index].inUse)
    if isReuse {
      models[index].reused += 1
      models[index].pooled.remove(id)
      return nil
    }
    models[index].created += 1
    let model = models[index]
    guard !model.pooled.isEmpty else { return nil }
    return StormBreach(
      "made a view for \(model.pool.identifier) although \(model.pooled.count) wait in its pool",
      expected: "one of the \(model.pooled.count) views that wait",
      actual: "a new view"
    )
  }

  private func checkCounts(_ index: Int) -> StormBreach? {
    let model = models[index]
    let counts = registry.counts(model.pool)
    let created = counts.created - model.createdAtStart
    let reused = counts.reused - model.reusedAtStart
    if created + reused != model.created + model.reused {
      return StormBreach(
        "the registry counts \(created) made and \(reused) used again for "
          + "\(model.pool.identifier), not \(model.created) and \(model.reused)",
        expected: "made=\(model.created) reused=\(model.reused)",
        actual: "made=\(created) reused=\(reused)"
      )
    }
    if created > model.highWater {
      return StormBreach(
        "made \(created) views for \(model.pool.identifier), "
          + "of which at most \(model.highWater) were in use at once",
        expected: "at most \(model.highWater)",
        actual: "\(created)"
      )
    }
    return nil
  }

  /// What the model knows of each pool, one a line.
  private var pools: String {
    models.map { model in
      "\(model.pool.identifier): \(model.created) made, \(model.reused) used again, "
        + "\(model.inUse) in use, \(model.pooled.count) waiting"
    }
    .joined(separator: "\n")
  }
}
