import HeadlessUIKit
import TestModel

/// `<expectCalls>`: the calls of declared classes, in order.
struct ExpectCallsStep: SuiteStep {
  private enum Order: String {
    case exact, some, any
  }

  let line: Int
  private let className: String?
  private let order: Order
  /// The calls in order; those of one group come in any order.
  private let groups: [[ExpectedCall]]

  private struct ExpectedCall {
    let name: String
    let className: String?
    let outlets: [String]
    let section: TemplateText?
    let item: TemplateText?
    let line: Int
    /// How often it comes in all; nil for at least once, in its place.
    let min: Int?
    let max: Int?

    init(_ element: SourceElement) {
      name = element.text("name")
      className = element.optionalText("class")
      outlets = element.list("outlets")
      section = element.template("section")
      item = element.template("item")
      line = element.line
      min = element.count("min")
      max = element.count("max")
    }

    /// The call with its numbers, for the variables of the case.
    @MainActor
    func wanted(in context: CaseContext) throws(StepError) -> WantedCall {
      var wanted = WantedCall(name: name, className: className, outlets: outlets)
      if let section { wanted.section = try context.count(section, line: line) }
      if let item { wanted.item = try context.count(item, line: line) }
      (wanted.min, wanted.max) = (min, max)
      return wanted
    }
  }

  private struct WantedCall {
    let name: String
    let className: String?
    let outlets: [String]
    var section: Int?
    var item: Int?
    var min: Int?
    var max: Int?

    /// Whether the call has a place in the order: one that must not come has none.
    var isPlaced: Bool { max != 0 && min != 0 }

    /// Whether the calls hold it as often as it wants.
    func isCounted(in calls: [LoggedCall]) -> Bool {
      if min == nil, max == nil { return true }
      let count = calls.count(where: fits)
      return count >= min ?? 0 && count <= max ?? .max
    }

    func fits(_ call: LoggedCall) -> Bool {
      call.name == name && (className == nil || className == call.className)
        && outlets.allSatisfy(call.outlets.contains)
        && (section == nil || section == call.section) && (item == nil || item == call.item)
    }
  }

  init(_ element: SourceElement) {
    line = element.line
    className = element.optionalText("class")
    order = element.optionalText("order").flatMap(Order.init) ?? .exact
    groups = element.children.map { child in
      child.name == "unordered"
        ? child.children("call").map(ExpectedCall.init) : [ExpectedCall(child)]
    }
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    var wanted: [[WantedCall]] = []
    for group in groups {
      var calls: [WantedCall] = []
      for call in group { calls.append(try call.wanted(in: context)) }
      wanted.append(calls)
    }
    let groups = wanted
    return { () throws(StepError) in
      let actual = context.calls.take().filter { className == nil || $0.className == className }
      let calls = groups.flatMap { $0 }
      guard !isMet(groups, by: actual) || !calls.allSatisfy({ $0.isCounted(in: actual) }) else {
        return
      }
      context.record(
        CaseFailure(
          type: "CallsMismatch",
          message: "the calls are not those expected (order \(order.rawValue))",
          expected: Self.listed(
            calls.map {
              Self.text($0.name, $0.className ?? className, $0.outlets, $0.section, $0.item)
            }
          ),
          actual: Self.listed(
            actual.map { Self.text($0.name, $0.className, $0.outlets, $0.section, $0.item) }
          ),
          location: context.location(line)
        )
      )
    }
  }

  private func isMet(_ groups: [[WantedCall]], by actual: [LoggedCall]) -> Bool {
    let placed = groups.map { $0.filter(\.isPlaced) }
    switch order {
    case .exact:
      let count = placed.reduce(0) { $0 + $1.count }
      guard actual.count == count else { return false }
      var next = 0
      return placed.allSatisfy { group in
        defer { next += group.count }
        return Self.holds(group, in: Array(actual[next..<(next + group.count)]))
      }
    case .some:
      var next = 0
      for group in placed {
        var end = next
        for call in group {
          guard let place = actual[next...].firstIndex(where: call.fits) else { return false }
          end = max(end, place + 1)
        }
        next = end
      }
      return true
    case .any:
      return Self.holds(placed.flatMap { $0 }, in: actual)
    }
  }

  /// Whether each of some calls is another one of those that came.
  private static func holds(_ calls: [WantedCall], in actual: [LoggedCall]) -> Bool {
    var rest = actual
    for call in calls {
      guard let found = rest.firstIndex(where: call.fits) else { return false }
      rest.remove(at: found)
    }
    return true
  }

  private static func listed(_ calls: [String]) -> String {
    calls.isEmpty ? "no calls" : calls.joined(separator: "\n")
  }

  private static func text(
    _ name: String,
    _ owner: String?,
    _ outlets: [String],
    _ section: Int?,
    _ item: Int?
  ) -> String {
    let place = [section.map { "section \($0)" }, item.map { "item \($0)" }].compactMap { $0 }
    return (owner.map { "\($0).\(name)" } ?? name)
      + (place.isEmpty ? "" : " at \(place.joined(separator: ", "))")
      + (outlets.isEmpty ? "" : " with \(outlets.joined(separator: ", "))")
  }
}
