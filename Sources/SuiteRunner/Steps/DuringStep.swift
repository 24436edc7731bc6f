import HeadlessUIKit

/// `<during>`: steps that run inside of a call that is still to come.
struct DuringStep: SuiteStep {
  let line: Int
  private let call: TemplateText
  private let section: TemplateText?
  private let item: TemplateText?
  private let times: Int
  private let steps: [any SuiteStep]

  init(_ element: SourceElement, steps: [any SuiteStep]) {
    line = element.line
    call = element.template("call") ?? TemplateText("")
    section = element.template("section")
    item = element.template("item")
    times = element.count("times") ?? 1
    self.steps = steps
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let name = try context.text(call, line: line)
    let waiting = context.later(steps, line: line, unless: "the call “\(name)” did not come")
    let hook = CallHook(
      name: name,
      section: try section.map { (text) throws(StepError) in try context.count(text, line: line) },
      item: try item.map { (text) throws(StepError) in try context.count(text, line: line) },
      remaining: times
    ) { [weak context] in
      if let context { waiting.run(in: context) }
    }
    return { () throws(StepError) in context.calls.add(hook) }
  }
}
