import HeadlessUIKit
import Numbers
import TestModel

/// `<expectCalls>`: the calls of declared classes, in order.
struct ExpectCallsStep: SuiteStep {
  private enum Order: String {
    case exact, some, any
  }

  let line: Int
  let checks = true
  private let className: String?
  private let order: Order
  /// All calls in one text; nil where they stand inside.
  private let brief: String?
  /// The calls in order; those of one group come in any order.
  private let groups: [[ExpectedCall]]

  private struct ExpectedCall {
    let name: String
    let className: String?
    let outlets: [String]
    let section: TemplateText?
    let item: TemplateText?
    let kind: String?
    /// A key path and the value that it must have.
    let keyPath: String?
    let value: TemplateText?
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
      kind = element.optionalText("kind")
      keyPath = element.optionalText("keyPath")
      value = element.template("value")
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
      if let keyPath, let value {
        wanted.setting = (keyPath, try context.text(value, line: line))
      }
      wanted.kind = kind
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
    var kind: String?
    var setting: (keyPath: String, value: String)?
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
        && (kind == nil || kind == call.kind)
        && setting.map { call.values[$0.keyPath] == $0.value } != false
    }
  }

  init(_ element: SourceElement) {
    line = element.line
    className = element.optionalText("class")
    order = element.optionalText("order").flatMap(Order.init) ?? .exact
    brief = element.optionalText("are").map(ReasonText.normalized)
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
      let found =
        brief.map { Self.mismatch(of: $0, in: actual, className) }
        ?? mismatch(of: groups, in: actual)
      guard let mismatch = found else {
        try checkClasses(in: context)
        return try checkList(in: context)
      }
      context.record(
        CaseFailure(
          type: "CallsMismatch",
          message: mismatch.message,
          expected: mismatch.expected,
          actual: mismatch.actual,
          details: mismatch.details,
          location: context.location(line)
        )
      )
    }
  }

  /// The classes of which no call may come for the step to hold.
  private var absentClasses: [String] {
    [className].compactMap(\.self) + groups.joined().filter { $0.max == 0 }.compactMap(\.className)
  }

  /// Refuses classes that nobody knows, of which no call can come, where that makes the step hold.
  @MainActor
  private func checkClasses(in context: CaseContext) throws(StepError) {
    for name in absentClasses
    where !KnownNames.protocols.contains(name)
      && context.environment.classes.nativeClass(name: name) == nil
    {
      let declared = context.inputs.declarations.classes.map(\.name)
      let known = declared + KnownNames.protocols
      throw .because(
        "no class \"\(name)\" records calls; expected a declared class, or a protocol such as "
          + "UITableViewDelegate" + NearestName.hint(name, in: known),
        line: line
      )
    }
  }

  /// Refuses protocols of the other kind of list, of which no call can come to the data of this one.
  @MainActor
  private func checkList(in context: CaseContext) throws(StepError) {
    guard let list = ListHost(context.stage.host) else { return }
    let (kind, other) =
      switch list {
      case .table: ("UITableView", "UICollectionView")
      case .collection: ("UICollectionView", "UITableView")
      }
    for name in absentClasses
    where name.hasPrefix(other) && KnownNames.protocols.contains(name)
      && !context.calls.calls.contains(where: { $0.className == name })
    {
      throw .because(
        "no call of \(name) can come to a case with a \(kind); expected class=\"\(kind)…\"",
        line: line
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
        guard let end = Self.end(of: group, in: actual[next...]) else { return false }
        next = end
      }
      return true
    case .any:
      return Self.holds(placed.flatMap { $0 }, in: actual)
    }
  }

  /// The place behind the first calls that hold a group; nil where none do.
  private static func end(of group: [WantedCall], in actual: ArraySlice<LoggedCall>) -> Int? {
    if group.count == 1 { return actual.firstIndex(where: group[0].fits).map { $0 + 1 } }
    guard group.count <= actual.count else { return nil }
    // What holds a group holds it with further calls as well.
    let ends = actual.startIndex + group.count..<actual.endIndex + 1
    let end = ends.partitioningIndex { holds(group, in: Array(actual[..<$0])) }
    return end < ends.endIndex ? end : nil
  }

  /// Whether each of some calls is another one of those that came, however these are shared out.
  ///
  /// - Complexity: O(calls · calls that came) where each finds one that no other has; else that for each call.
  private static func holds(_ calls: [WantedCall], in actual: [LoggedCall]) -> Bool {
    var owners: [Int: Int] = [:]
    func place(_ wanted: Int, _ tried: inout Set<Int>) -> Bool {
      let fitting = actual.indices.filter { calls[wanted].fits(actual[$0]) }
      if let free = fitting.first(where: { owners[$0] == nil }) {
        owners[free] = wanted
        return true
      }
      // Its owner may do with another one.
      for index in fitting where tried.insert(index).inserted {
        guard let owner = owners[index], place(owner, &tried) else { continue }
        owners[index] = wanted
        return true
      }
      return false
    }
    return calls.indices.allSatisfy { wanted in
      var tried: Set<Int> = []
      return place(wanted, &tried)
    }
  }
}

// MARK: - Telling of it

extension ExpectCallsStep {
  private struct Mismatch {
    let message: String
    let expected: String
    let actual: String
    var details: [FailureDetail] = []
  }

  /// The classes of lists' calls, which names alone tell apart.
  private static let listClasses: Set<String> = [
    "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource",
    "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
  ]

  /// Compares all calls with one text; nil when they are the same.
  private static func mismatch(
    of expected: String,
    in calls: [LoggedCall],
    _ className: String?
  ) -> Mismatch? {
    let actual = ReasonText.normalized(
      calls.map { brief($0, className) }.joined(separator: "; ")
    )
    guard actual != expected else { return nil }
    let message = "the calls have \(WindowText.firstDifference(expected, actual))"
    return Mismatch(message: message, expected: expected, actual: actual)
  }

  private static func brief(_ call: LoggedCall, _ className: String?) -> String {
    let isPlain = listClasses.contains(call.className) || call.className == className
    let place = [call.section, call.item].compactMap { $0.map(String.init) }.joined(separator: ".")
    return (isPlain ? "" : call.className + ".") + call.name + (place.isEmpty ? "" : " " + place)
      + (call.kind.map { " of " + $0 } ?? "") + ending(call.outlets)
  }

  /// The first call that is not as it was expected; nil when all are.
  private func mismatch(of groups: [[WantedCall]], in actual: [LoggedCall]) -> Mismatch? {
    if !isMet(groups, by: actual) {
      return order == .exact ? inexact(groups, actual) : missing(groups, actual)
    }
    guard let call = groups.joined().first(where: { !$0.isCounted(in: actual) }) else { return nil }
    let count = actual.count(where: call.fits)
    let limits = [call.min.map { "at least \($0)" }, call.max.map { "at most \($0)" }]
    return Mismatch(
      message: "\(text(call)) came \(Self.times(count))",
      expected: limits.compactMap { $0 }.joined(separator: ", "),
      actual: "\(count)",
      details: Self.calls(actual)
    )
  }

  /// The first place where the calls leave the exact order.
  private func inexact(_ groups: [[WantedCall]], _ actual: [LoggedCall]) -> Mismatch {
    let placed = groups.map { $0.filter(\.isPlaced) }
    let wanted = placed.joined().map(text)
    var place = 0
    for group in placed {
      let end = min(place + group.count, actual.count)
      guard end - place == group.count, Self.holds(group, in: Array(actual[place..<end])) else {
        break
      }
      place = end
    }
    while place < min(wanted.count, actual.count), wanted[place] == Self.text(actual[place]) {
      place += 1
    }
    let found = place < actual.count ? Self.text(actual[place]) : nil
    let next = place < wanted.count ? wanted[place] : nil
    let message =
      switch (found, next) {
      case (let found?, let next?): "call \(place + 1) is \(found), not \(next)"
      case (let found?, nil): "call \(place + 1), \(found), is one too many"
      case (nil, let next?): "call \(place + 1), \(next), did not come"
      case (nil, nil): "the calls are not those expected"
      }
    return Mismatch(
      message: message,
      expected: Self.listed(wanted),
      actual: Self.listed(actual.map(Self.text))
    )
  }

  /// The first call that does not come, or not after those before it.
  private func missing(_ groups: [[WantedCall]], _ actual: [LoggedCall]) -> Mismatch {
    var rest = actual[...]
    var earlier: String?
    var absent: WantedCall?
    for call in groups.joined() where call.isPlaced && absent == nil {
      guard let place = rest.firstIndex(where: call.fits) else {
        absent = call
        break
      }
      if order == .some { rest = rest[(place + 1)...] } else { rest.remove(at: place) }
      earlier = text(call)
    }
    let name = absent.map(text) ?? "a call"
    let after = order == .some ? earlier.map { " after \($0)" } ?? "" : ""
    return Mismatch(
      message: "\(name) did not come\(after)",
      expected: name,
      actual: rest.isEmpty
        ? "no \(earlier == nil ? "" : "further ")calls"
        : "not among the \(rest.count == 1 ? "one call" : "\(rest.count) calls") there",
      details: Self.calls(actual)
    )
  }

  /// What came, with calls that repeat counted.
  private static func calls(_ actual: [LoggedCall]) -> [FailureDetail] {
    var runs: [(text: String, count: Int)] = []
    for text in actual.map(Self.text) {
      if runs.last?.text == text {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((text, 1))
      }
    }
    let lines = runs.map { $0.count == 1 ? $0.text : "\($0.text) (\($0.count) times)" }
    return [FailureDetail(title: "calls", text: listed(lines))]
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private static func listed(_ calls: [String]) -> String {
    calls.isEmpty ? "no calls" : calls.joined(separator: "\n")
  }

  private func text(_ call: WantedCall) -> String {
    let owner = call.className ?? className
    return Self.text(call.name, owner, call.section, call.item, call.kind)
      + Self.ending(call.outlets)
      + (call.setting.map { " having \($0.keyPath)=\($0.value)" } ?? "")
  }

  /// A call that came; of its values only those are told that the step may ask for.
  private static func text(_ call: LoggedCall) -> String {
    text(call.name, call.className, call.section, call.item, call.kind) + ending(call.outlets)
  }

  private static func ending(_ outlets: [String]) -> String {
    outlets.isEmpty ? "" : " with \(outlets.joined(separator: ", "))"
  }

  private static func text(
    _ name: String,
    _ owner: String?,
    _ section: Int?,
    _ item: Int?,
    _ kind: String?
  ) -> String {
    let place = [section.map { "section \($0)" }, item.map { "item \($0)" }].compactMap { $0 }
    return (owner.map { "\($0).\(name)" } ?? name)
      + (place.isEmpty ? "" : " at \(place.joined(separator: ", "))")
      + (kind.map { " of kind \($0)" } ?? "")
  }
}
