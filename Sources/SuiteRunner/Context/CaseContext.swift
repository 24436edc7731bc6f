import Foundation
import HeadlessUIKit
import TestModel

/// Everything that the steps of one case share.
@MainActor
final class CaseContext {
  let inputs: CaseInputs
  let stage: Stage
  let nibs: NibLibrary
  let environment: NibEnvironment
  let isRecording: Bool
  /// Records the steps; nil unless the case is run again for its steps.
  var recorder: StepRecorder?
  /// The sweep's and the repetitions' variables.
  var variables: CaseVariables
  /// Whether the steps that are being prepared will be measured.
  var isMeasured = false
  let calls = CallLog()
  var failures: [CaseFailure] { list.all }
  private var list = FailureList()
  private(set) var instantiations: [Instantiation] = []
  private var named: [String: NSObject] = [:]
  /// Controllers whose views are shown, and owners: nothing else keeps them.
  private var kept: [NSObject] = []
  private var currentTree: LiveTree?
  private let countersAtStart = EngineCounters.current
  /// Steps that wait for something.
  private var late: [LateSteps] = []
  /// How many steps that check something have begun.
  private(set) var checkCount = 0
  /// How often each step has run.
  private var runCounts: [StepKey: Int] = [:]

  /// A step: its line, and its kind where a line has several.
  private struct StepKey: Hashable {
    let line: Int
    let kind: ObjectIdentifier

    init(_ step: any SuiteStep) {
      line = step.line
      kind = ObjectIdentifier(type(of: step))
    }
  }

  /// The top-level objects of one `<instantiate as>`.
  struct Instantiation {
    let name: String
    let objects: [NSObject]
  }

  /// Sets the stage for a case.
  ///
  /// - Throws: ``StepError`` when the fixture cannot be made.
  init(_ inputs: CaseInputs, isRecording: Bool) throws(StepError) {
    self.inputs = inputs
    self.isRecording = isRecording
    variables = Dictionary(
      inputs.point.bindings.map { ($0.name, $0.scalar) },
      uniquingKeysWith: { first, _ in first }
    )
    environment = NibEnvironment.current
    ConsoleLog.removeAll()
    // What another case of the process laid out must not show in a counter.
    LayoutEngine.forgetKeptStructures()
    nibs = NibLibrary(inputs.declarations)
    stage = try Stage(try inputs.fixture?.resolved(variables))
  }

  /// Runs one step; whatever it raises is caught.
  func run(_ step: any SuiteStep) throws(StepError) {
    // A recorder asks for a tree after each step.
    defer { if !step.onlyLooks || recorder != nil { currentTree = nil } }
    runCounts[StepKey(step), default: 0] += 1
    guard let recorder else { return try perform(step) }
    recorder.begin(line: step.line)
    do throws(StepError) {
      try perform(step)
      recorder.end(stage.window, failures: failures)
    } catch {
      recorder.end(stage.window, failures: failures, error: error)
      throw error
    }
  }

  private func perform(_ step: any SuiteStep) throws(StepError) {
    if step.checks { checkCount += 1 }
    do throws(StepError) {
      try catching { () throws(StepError) in
        let action = try step.prepare(in: self)
        if UIKitException.isPending { return }
        try action()
      }
    } catch {
      // The innermost step is the one that raised.
      guard case .exception(let exception, at: nil) = error else { throw error }
      throw .exception(exception, at: raisingStep(step, exception))
    }
  }

  private func raisingStep(_ step: any SuiteStep, _ exception: UIKitException) -> RaisingStep {
    let surroundings = ExceptionSurroundings(exception, in: self)
    return RaisingStep(line: step.line, runCount: runCounts[StepKey(step)] ?? 1) {
      surroundings.details
    }
  }

  /// Runs a closure and turns what it raises into an error.
  func catching(_ body: () throws(StepError) -> Void) throws(StepError) {
    var failure: StepError?
    do throws(UIKitException) {
      try UIKitException.catching { () throws(UIKitException) in
        do throws(StepError) { try body() } catch { failure = error }
      }
    } catch {
      throw .exception(error)
    }
    if let failure { throw failure }
  }

  /// Keeps a failure; the case goes on, so that one run shows all that is wrong.
  func record(_ failure: CaseFailure) {
    list.append(failure)
  }

  /// Lets steps of a line wait for something; at the end of the case they must have run.
  ///
  /// The clause says what did not happen where they never run.
  func later(_ steps: [any SuiteStep], line: Int, unless absence: String) -> LateSteps {
    let waiting = LateSteps(steps, line: line, absence: absence)
    if !steps.isEmpty { late.append(waiting) }
    return waiting
  }

  /// How many steps have been made to wait.
  var lateCount: Int { late.count }

  /// Lets go of what was made to wait after so many others, because an exception ended what they were waiting for.
  func forgetLate(after count: Int) { late.removeSubrange(min(count, late.count)...) }

  /// Keeps a failure for each place whose steps still wait.
  func recordLate() {
    var lines: Set<Int> = []
    for waiting in late where !waiting.haveRun && lines.insert(waiting.line).inserted {
      record(waiting.failure(at: location(waiting.line)))
    }
  }

  /// What a closure selects; nil after the failure that it is not there, where the view is what a step checks.
  func recordingUnselected<Selected>(
    _ body: () throws(StepError) -> Selected
  ) throws(StepError) -> Selected? {
    do throws(StepError) {
      return try body()
    } catch {
      guard case .broken(let failure) = error, failure.type == StepError.unselected else {
        throw error
      }
      record(failure)
      return nil
    }
  }

  /// A place in the suite's file.
  func location(_ line: Int) -> CaseLocation {
    CaseLocation(file: inputs.suiteFile, line: line)
  }

  /// The tree as it is now; made when first asked for after each step that may change it.
  var tree: LiveTree {
    if let currentTree { return currentTree }
    let tree = LiveTree(self)
    currentTree = tree
    recorder?.find(tree.window)
    return tree
  }

  /// Where the views lie now: the window's, then those that instantiations made and nobody put into it; nil when
  /// laying them out raises something.
  var frames: CaseFrames? {
    var builder = TreePicture.Builder()
    do throws(StepError) {
      try catching { () throws(StepError) in
        stage.window.writeTree(to: &builder)
        for object in instantiations.flatMap(\.objects) {
          guard let view = object as? UIView, view.window == nil else { continue }
          view.writeTree(to: &builder)
        }
      }
    } catch {
      return nil
    }
    return CaseFrames(builder.picture)
  }

  /// A moment in what nib loading noted and what lists wrote to the console.
  struct LogMark {
    fileprivate let noteCount: Int
    fileprivate let consoleCount: Int
  }

  /// Where the log ends now.
  var logMark: LogMark {
    LogMark(noteCount: environment.notes.count, consoleCount: ConsoleLog.messages.count)
  }

  /// What the engine logged after a moment.
  func messages(since mark: LogMark) -> [String] {
    environment.notes.dropFirst(mark.noteCount).map(\.message)
      + ConsoleLog.messages.dropFirst(mark.consoleCount)
  }

  /// What generated data of the host is compiled for, with the variables as they are now.
  var dataHost: DataHost {
    DataHost(
      isCollection: stage.host is UICollectionView,
      nibs: nibs,
      declaredClasses: stage.declaredClasses,
      variables: variables
    )
  }

  /// The engine's counters since the case began, as variables of expressions.
  var counters: [(name: String, value: Int)] {
    let replays = EngineCounters.current.layoutReplays &- countersAtStart.layoutReplays
    return zip(EngineCounters.current.namedValues, countersAtStart.namedValues)
      .map { ($0.name, $0.value &- $1.value) } + [(CounterNames.layoutReplays, replays)]
  }
}

// MARK: - Names and values

extension CaseContext {
  /// Gives an object a name.
  func name(_ object: NSObject, _ name: String) { named[name] = object }

  /// Keeps the top-level objects of an instantiation under a name.
  func name(_ objects: [NSObject], _ name: String) {
    instantiations.append(Instantiation(name: name, objects: objects))
    named[name] = objects.first
  }

  /// Keeps an object alive as long as the case runs.
  func keep(_ object: NSObject) { kept.append(object) }

  /// The names that mean an object.
  func names(of object: NSObject) -> [String] {
    named.filter { $0.value === object }.map(\.key).sorted()
  }

  /// The object of a name.
  func object(named name: String, line: Int) throws(StepError) -> NSObject {
    if let object = named[name] { return object }
    let names = named.keys.sorted()
    throw .because(
      "no object \"\(name)\"" + NearestName.hint(name, in: names)
        + (names.isEmpty ? "; no step with as=\"…\" came before" : ""),
      line: line
    )
  }

  /// The one view that an expression selects.
  func view(selectedBy path: String, line: Int) throws(StepError) -> UIView {
    try tree.view(selectedBy: path, self, line: line)
  }

  func number(_ text: TemplateText, line: Int) throws(StepError) -> Double {
    try text.number(variables, line: line)
  }

  /// A whole number that is not negative.
  func count(_ text: TemplateText, line: Int) throws(StepError) -> Int {
    try text.count(variables, line: line)
  }

  func text(_ text: TemplateText, line: Int) throws(StepError) -> String {
    try text.value(variables, line: line)
  }
}
