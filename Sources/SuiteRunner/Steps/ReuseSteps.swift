import Foundation
import HeadlessUIKit

/// What `reuseIdentifier`, `kind` and `forHeaderFooter` say together.
struct PoolName: Sendable {
  private let identifier: TemplateText
  private let kind: String?
  private let isHeaderFooter: Bool
  private let list: String?

  init(_ element: SourceElement) {
    identifier = element.template("reuseIdentifier") ?? TemplateText("")
    kind = element.optionalText("kind")
    isHeaderFooter = element.flag("forHeaderFooter")
    list = element.optionalText("in")
  }

  /// The pool, and the list that it belongs to.
  @MainActor
  func resolve(in context: CaseContext, line: Int) throws(StepError) -> (ListHost, ReusePool) {
    let host = try host(in: context, line: line)
    let space: ReusePool.Space =
      isHeaderFooter ? .headerFooter : kind.map { .supplementary($0) } ?? .cell
    let pool = ReusePool(identifier: try context.text(identifier, line: line), space: space)
    if let refusal = host.refusal(of: pool) { throw .because(refusal, line: line) }
    return (host, pool)
  }
}

extension PoolName {
  @MainActor
  private func host(in context: CaseContext, line: Int) throws(StepError) -> ListHost {
    let view = context.stage.host
    guard let list else {
      if let host = ListHost(view) { return host }
      throw .because(
        "the case's host is no table and no collection; name a fixture with one, or the list by \"in\"",
        line: line
      )
    }
    if let host = ListHost(try context.view(selectedBy: list, line: line)) { return host }
    throw .because("\(list) is no table and no collection", line: line)
  }
}

/// `<register>`: a nib or a class for a pool.
struct RegisterStep: SuiteStep {
  let line: Int
  private let nib: String?
  private let nibName: String?
  private let className: String
  private let pool: PoolName

  init(_ element: SourceElement) {
    line = element.line
    nib = element.optionalText("nib")
    nibName = element.optionalText("nibName")
    className = element.text("class")
    pool = PoolName(element)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let (host, pool) = try pool.resolve(in: context, line: line)
    let origin: ReuseOrigin
    if let nib {
      origin = .nib(try context.nibs.nib(nib, line: line))
    } else if let nibName {
      origin = .nib(context.nibs.nib(lookedUp: nibName))
    } else {
      origin = .viewClass(try context.nibs.viewClass(className, line: line))
    }
    let (stage, lane) = (context.stage, ReuseLane(host, pool))
    let isClass = nib == nil && nibName == nil
    let declared = isClass ? className : nil
    return { () throws(StepError) in
      host.register(origin, pool)
      stage.note(declaredClass: declared, of: lane)
    }
  }
}

/// `<unregister>`: nil for a pool.
struct UnregisterStep: SuiteStep {
  let line: Int
  private let pool: PoolName

  init(_ element: SourceElement) {
    line = element.line
    pool = PoolName(element)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let (host, pool) = try pool.resolve(in: context, line: line)
    return { () throws(StepError) in host.register(.none, pool) }
  }
}

/// `<dequeue>`: views from a pool, into the window.
struct DequeueStep: SuiteStep {
  /// Index paths are made beforehand; a slip in a suite must not fill the memory.
  private static let countMax = 1_000_000

  let line: Int
  private let pool: PoolName
  private let section: TemplateText
  private let item: TemplateText
  private let count: TemplateText
  private let isOptional: Bool
  private let isKept: Bool
  private let name: String?

  init(_ element: SourceElement) {
    line = element.line
    pool = PoolName(element)
    section = element.template("section") ?? TemplateText("0")
    item = element.template("item") ?? TemplateText("0")
    count = element.template("count") ?? TemplateText("1")
    isOptional = element.flag("optional")
    isKept = element.flag("keep", standard: true)
    name = element.optionalText("as")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let (host, pool) = try pool.resolve(in: context, line: line)
    let section = try context.count(section, line: line)
    let first = try context.count(item, line: line)
    let count = try context.count(count, line: line)
    guard count <= Self.countMax else {
      throw .because("count is \(count); expected at most \(Self.countMax)", line: line)
    }
    let paths = (0..<count).map { IndexPath(indexes: [section, first + $0]) }
    let stage = context.stage
    let lane = ReuseLane(host, pool)
    let isMeasured = context.isMeasured
    let (isOptional, isKept, name) = (isOptional, isKept, name)
    return { () throws(StepError) in
      for path in paths {
        let view = host.dequeue(pool, at: path, isOptional: isOptional)
        if UIKitException.isPending { return }
        guard let view else { continue }
        if !isMeasured { stage.adopt(view, from: lane) }
        stage.show(view, lane, at: path, inWindow: isKept)
        if let name { context.name(view, name) }
      }
    }
  }
}

/// `<recycle>`: views back into their pools.
struct RecycleStep: SuiteStep {
  let line: Int
  private let identifier: String?
  private let object: String?
  private let count: TemplateText?

  init(_ element: SourceElement) {
    line = element.line
    identifier = element.optionalText("reuseIdentifier")
    object = element.optionalText("object")
    count = element.template("count")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let (stage, line) = (context.stage, line)
    if identifier == nil, object == nil, count == nil {
      return { () throws(StepError) in
        try stage.removeAll { (shown: borrowing Stage.Shown) throws(StepError) in
          try Self.recycle(shown, line: line)
        }
      }
    }
    let limit = try count.map { (count) throws(StepError) in
      try context.count(count, line: line)
    }
    return { () throws(StepError) in
      let chosen = try matches(in: context)
      for shown in stage.remove(at: Array(chosen.prefix(limit ?? .max))) {
        try Self.recycle(shown, line: line)
      }
    }
  }

  @MainActor
  private func matches(in context: CaseContext) throws(StepError) -> [Int] {
    let wanted = try object.map { (name) throws(StepError) in
      try context.object(named: name, line: line)
    }
    let shown = context.stage.shown
    let found = shown.indices.filter { index in
      (identifier == nil || shown[index].lane.pool.identifier == identifier)
        && (wanted == nil || shown[index].view === wanted)
    }
    if let object, found.isEmpty {
      throw .because("\"\(object)\" is not in use; only dequeued views can be recycled", line: line)
    }
    return found
  }

  @MainActor
  private static func recycle(
    _ shown: borrowing Stage.Shown,
    line: Int
  ) throws(StepError) {
    if shown.view.superview != nil { shown.view.removeFromSuperview() }
    do throws(ReuseError) {
      try shown.lane.list.recycle(shown.view, shown.lane.pool)
    } catch {
      throw .because("\(error)", type: "ReuseError", line: line)
    }
  }
}
