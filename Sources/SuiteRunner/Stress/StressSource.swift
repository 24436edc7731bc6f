import Foundation
import HeadlessUIKit

/// What tables and collection views under stress have in common: the plain model and what is known of the screen.
@MainActor
class StressSource: NSObject {
  /// What was before the part of a step that runs.
  struct Phase {
    /// The cells that were displayed.
    var entries: [StressLedger.Entry] = []
    var offset = CGPoint.zero
    var contentSize = CGSize.zero
    var size = CGSize.zero
    /// Items whose cells are made anew.
    var renewed: Set<Int> = []
    var renewedSections: Set<Int> = []
    /// Whether every cell may be made anew.
    var isAllRenewed = false
    /// Where the content must stand; nil where it may only move to stay within its limits.
    var target: CGPoint?
  }

  /// A header or footer between its two callbacks.
  struct ShownEdge {
    let view: UIView
    let section: Int
    /// 0 stands for headers, 1 for footers.
    let kind: Int
  }

  /// A completion that has to come, and when.
  struct Completion {
    let number: Int
    let due: TimeInterval
  }

  let list: ListHost
  let scrollView: UIScrollView
  let window: UIWindow
  let pools: StressPools
  /// How many items there shall be, more or less.
  let usualCount: Int
  var data: StressData
  var ledger = StressLedger()
  var trace: [String] = []
  private(set) var violation: StressViolation?
  var phase = Phase()
  /// The items that are selected.
  var selection: Set<Int> = []
  /// Whether the data has changed and the list does not know.
  var isLate = false
  /// The headers and footers that the list said it displays, and those that it did when the phase began.
  private(set) var shownEdges: [ShownEdge] = []
  private(set) var edgesBefore: [ShownEdge] = []
  /// The paths on screen when the list was last settled.
  private(set) var visiblePaths: [StressPath] = []
  /// The diffable data source; nil where calls tell of changes.
  var snapshots: StressSnapshots?
  /// The items whose cells are being configured again.
  var reconfigured: Set<Int> = []
  /// How often the refresh control said that it was pulled.
  var refreshCount = 0
  private var awaited: [Completion] = []
  private var completionCount = 0

  init(
    _ list: ListHost,
    _ scrollView: UIScrollView,
    in window: UIWindow,
    _ data: StressData,
    _ pools: StressPools
  ) {
    self.list = list
    self.scrollView = scrollView
    self.window = window
    self.data = data
    self.pools = pools
    usualCount = max(data.itemCount, 8)
    super.init()
  }

  var itemCount: Int { data.itemCount }

  /// What the list calls an item.
  var noun: String {
    switch list {
    case .table: "row"
    case .collection: "item"
    }
  }

  var nounWithArticle: String {
    switch list {
    case .table: "a row"
    case .collection: "an item"
    }
  }

  func note(_ text: @autoclosure () -> String) { trace.append(text()) }

  func fail(_ found: StressViolation?) {
    if violation == nil { violation = found }
  }

  func fail(_ kind: StressViolation.Kind, _ message: String) {
    if violation == nil { violation = StressViolation(kind: kind, message: message) }
  }

  // MARK: Phases

  /// Notes what is there before something happens.
  func beginPhase() {
    phase.entries = ledger.entries
    phase.offset = scrollView.contentOffset
    phase.contentSize = scrollView.contentSize
    phase.size = scrollView.bounds.size
    phase.renewed.removeAll(keepingCapacity: true)
    phase.renewedSections.removeAll(keepingCapacity: true)
    phase.isAllRenewed = false
    phase.target = nil
    edgesBefore = shownEdges
  }

  // MARK: Headers and footers

  func isShownEdge(_ view: UIView) -> Bool {
    for edge in shownEdges where edge.view === view { return true }
    return false
  }

  /// The view that was announced for a section's header or footer; before the phase, or now.
  func edge(_ kind: Int, of section: Int, in edges: [ShownEdge]) -> UIView? {
    for edge in edges where edge.section == section && edge.kind == kind { return edge.view }
    return nil
  }

  /// Notes a `willDisplay` of a header or footer.
  func beginEdge(_ view: UIView, _ section: Int, kind: Int) {
    if isShownEdge(view) {
      fail(.callbacks, "willDisplay came twice for a header or footer of section \(section)")
    }
    if !data.sections.indices.contains(section), !isLate {
      fail(
        .callbacks,
        "willDisplay came for the header or footer of section \(section), which is none"
      )
    }
    let id = data.sections.indices.contains(section) ? data.sections[section].id : -1
    shownEdges.append(ShownEdge(view: view, section: id, kind: kind))
  }

  /// Notes a `didEndDisplaying` of a header or footer.
  func endEdge(_ view: UIView, kind: Int) {
    for index in shownEdges.indices
    where shownEdges[index].view === view && shownEdges[index].kind == kind {
      shownEdges.remove(at: index)
      return
    }
    fail(.callbacks, "didEndDisplaying came for a header or footer that is not displayed")
  }

  /// Takes over where the settled list shows its items.
  func takeOver(_ paths: [StressPath], _ views: [UIView]) {
    visiblePaths = paths
    for (path, view) in zip(paths, views) { ledger.move(view, to: path) }
    isLate = false
  }

  // MARK: Offsets

  /// The offsets between which the content fills the view.
  var offsetLimits: (low: CGPoint, high: CGPoint) {
    let (inset, size) = (scrollView.adjustedContentInset, scrollView.bounds.size)
    let content = scrollView.contentSize
    let low = CGPoint(x: -inset.left, y: -inset.top)
    return (
      low,
      CGPoint(
        x: max(low.x, content.width + inset.right - size.width),
        y: max(low.y, content.height + inset.bottom - size.height)
      )
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = offsetLimits
    return CGPoint(
      x: min(max(offset.x, low.x), high.x),
      y: min(max(offset.y, low.y), high.y)
    )
  }

  /// Moves the content; where it stands then is known.
  func scroll(to offset: CGPoint) {
    note("offset \(NumberText.of(offset.x)), \(NumberText.of(offset.y))")
    scrollView.contentOffset = offset
    phase.target = offset
  }

  /// The content stands where it was put; after changes it may come back to its limits, and must where it shrank.
  func checkOffset() {
    let offset = scrollView.contentOffset
    if let target = phase.target {
      if !isClose(offset, target) {
        fail(.different(.offset, "the content offset", offset, target))
      }
      return
    }
    let limited = clamped(phase.offset)
    if isClose(offset, limited) { return }
    let high = offsetLimits.high
    let hasShrunk =
      scrollView.contentSize.height < phase.contentSize.height
      || scrollView.contentSize.width < phase.contentSize.width
    let isBeyond = phase.offset.y > high.y + 1e-6 || phase.offset.x > high.x + 1e-6
    if isBeyond, hasShrunk || scrollView.bounds.size != phase.size {
      let message =
        "the content offset \(ShownValue.text(offset)) was left beyond the end of the content that shrank; "
        + "the limit is \(ShownValue.text(high))"
      fail(
        StressViolation(
          kind: .offset,
          message: message,
          expected: ShownValue.text(limited),
          actual: ShownValue.text(offset)
        )
      )
      return
    }
    if !isClose(offset, phase.offset) {
      fail(.different(.offset, "the content offset after a change", offset, phase.offset))
    }
  }

  // MARK: Completions

  /// Notes that a completion must come, and makes the closure that takes it.
  func awaitCompletion(after seconds: TimeInterval) -> (Bool) -> Void {
    completionCount += 1
    let number = completionCount
    awaited.append(Completion(number: number, due: MainLoop.shared.now + seconds))
    return { [weak self] isFinished in self?.completed(number, isFinished) }
  }

  private func completed(_ number: Int, _ isFinished: Bool) {
    guard let index = awaited.firstIndex(where: { $0.number == number }) else {
      return fail(.callbacks, "the completion of an update came twice")
    }
    let completion = awaited.remove(at: index)
    // Outer batches first, then inner ones in the order of their calls (rule CV-78).
    if index > 0 { fail(.callbacks, "a completion came before that of an earlier update") }
    if !isFinished { fail(.callbacks, "a completion said that its update was not finished") }
    if MainLoop.shared.now + 1e-9 < completion.due {
      fail(.callbacks, "a completion came before its animation would have ended")
    }
  }

  /// Completions of updates that raised never come.
  func forgetCompletions(since count: Int) { awaited.removeAll { $0.number > count } }

  var completionNumber: Int { completionCount }

  /// Lets time pass: every completion that is due must have come.
  func advance(_ random: inout StressRandom) {
    let seconds = Double(random.int(1...12)) / 8
    note("\(NumberText.of(seconds)) s")
    MainLoop.shared.advance(by: seconds)
    guard !UIKitException.isPending else { return }
    let now = MainLoop.shared.now
    if let late = awaited.first(where: { $0.due < now - 1e-9 }) {
      fail(.callbacks, "the completion of an update that was due at \(late.due) s has not come")
    }
  }

  // MARK: Errors

  /// Does something that must raise an error of UIKit.
  func expectError(_ name: ExceptionName, _ parts: [String], _ body: () -> Void) {
    let completions = completionNumber
    do throws(UIKitException) {
      try UIKitException.catching { body() }
      fail(
        .errors,
        "nothing was raised; expected \(name.rawValue): \(parts.joined(separator: " or "))"
      )
    } catch {
      note("raised \(error.name.rawValue)")
      forgetCompletions(since: completions)
      guard error.name != name || !parts.contains(where: error.reason.contains) else { return }
      fail(
        StressViolation(
          kind: .errors,
          message: "raised another error than expected: \(error)",
          expected: "\(name.rawValue): \(parts.joined(separator: " or "))",
          actual: error.description
        )
      )
    }
  }

  // MARK: Data

  /// Whether there is room for more items.
  var mayGrow: Bool { data.itemCount < 2 * usualCount }
  /// Whether items may go.
  func mayShrink(_ random: inout StressRandom) -> Bool {
    data.itemCount > usualCount / 3 || random.once(in: 16)
  }

  /// Any data near the usual size, most of it as it was.
  func anyData(_ random: inout StressRandom) -> StressData {
    var maker = StressBatchMaker(data, focus: visiblePaths)
    var request = StressRequest.mixed(&random)
    request.deletes += mayGrow ? 0 : 8
    request.inserts += data.itemCount > usualCount / 2 ? 0 : 8
    return maker.make(request, &random).after
  }
}

func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

func isClose(_ one: CGPoint, _ other: CGPoint) -> Bool {
  isClose(Double(one.x), Double(other.x)) && isClose(Double(one.y), Double(other.y))
}

func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
  isClose(one.origin, other.origin)
    && isClose(CGPoint(x: one.width, y: one.height), CGPoint(x: other.width, y: other.height))
}
