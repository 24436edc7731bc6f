import Foundation
import HeadlessUIKit

/// `<pullToRefresh>`: the user pulls; its steps run some time after the control tells its targets.
struct PullToRefreshStep: SuiteStep {
  let line: Int
  private let delay: Double
  private let distance: Double?
  private let steps: [any SuiteStep]

  init(_ element: SourceElement) {
    line = element.line
    delay = element.duration("delay") ?? 0
    distance = element.number("by")
    steps = StepDecoder.steps(of: element)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let control = try context.refreshControl(line: line)
    let (delay, distance, line, steps) = (delay, distance, line, steps)
    return { () throws(StepError) in
      if !steps.isEmpty {
        let refresh = UIAction { _ in
          MainLoop.shared.perform(after: delay) { context.runLate(steps) }
        }
        control.addAction(refresh, for: .valueChanged)
      }
      context.stage.window.layoutIfNeeded()
      guard let distance else { return control.pull() }
      if !control.pull(by: distance), !UIKitException.isPending {
        throw .because(
          "a pull by \(NumberText.of(distance)) points is too short",
          type: StepError.refusal,
          line: line
        )
      }
    }
  }
}

/// `<beginRefreshing>` and `<endRefreshing>`.
struct RefreshingStep: SuiteStep {
  let line: Int
  private let isBegin: Bool

  init(_ element: SourceElement) {
    line = element.line
    isBegin = element.name == "beginRefreshing"
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let control = try context.refreshControl(line: line)
    let isBegin = isBegin
    return { () throws(StepError) in
      if isBegin { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }
}

extension CaseContext {
  /// The refresh control of the host; made when the list has none, as code does in `viewDidLoad`.
  ///
  /// - Throws: ``StepError`` for a host that does not scroll.
  func refreshControl(line: Int) throws(StepError) -> UIRefreshControl {
    guard let view = stage.host as? UIScrollView else {
      throw .because("the case's host does not scroll; it can have no refresh control", line: line)
    }
    if let control = view.refreshControl { return control }
    let control = UIRefreshControl(frame: .zero)
    view.refreshControl = control
    return control
  }

  /// Runs steps out of a block of the virtual clock; what goes wrong is kept for the case.
  func runLate(_ steps: [any SuiteStep]) {
    for step in steps {
      do throws(StepError) {
        try run(step)
      } catch {
        switch error {
        case .exception(let exception): return UIKitException.raise(exception)
        case .broken(let failure): return record(failure)
        }
      }
    }
  }
}
