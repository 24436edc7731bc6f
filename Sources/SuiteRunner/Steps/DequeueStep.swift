import Foundation
import HeadlessUIKit

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
        if !isMeasured { stage.declaredClasses.adopt(view, from: lane) }
        stage.show(view, lane, at: path, inWindow: isKept)
        if let name { context.name(view, name) }
      }
    }
  }
}
