/// Attributes that only one kind of list takes, and steps that can do nothing.
extension CaseInspector {
  mutating func checkDetails(of step: SourceElement) {
    checkEmptiness(of: step)
    checkListWords(of: step)
    switch step.name {
    case "tapIndexTitle": checkIndexTitle(of: step)
    case "confirmDeletion", "cancelDeletion": checkDeletion(step)
    case "batch":
      // The steps of a completion are inspected by themselves.
      for child in step.children where child.name != "completion" { checkDetails(of: child) }
    case "assertFrame":
      for side in ["width", "height"] where (step.number(side) ?? 0) < 0 {
        report("no view has a negative \(side); expected 0 or more", at: step, side)
      }
    default: break
    }
    if ["swipe", "tapEditControl"].contains(step.name) { hasDeletion = true }
  }

  /// Reports a count of 0.
  private mutating func checkEmptiness(of step: SourceElement) {
    guard step["count"] == "0" else { return }
    report("count=\"0\" does nothing; expected 1 or more", at: step, "count")
  }

  /// Reports what the other kind of list takes.
  private mutating func checkListWords(of step: SourceElement) {
    if isCollection, step["form"] == "beginUpdates" {
      report(
        "a collection has no beginUpdates(); expected form=\"performBatchUpdates\"",
        at: step,
        "form"
      )
    }
    if isCollection, step["animation"] != nil {
      report("only tables take an animation of rows; leave it out", at: step, "animation")
    }
    if isTable, let position = step["position"], ["left", "right"].contains(position) {
      report(
        "a table has no position \(position); expected none, top, middle or bottom",
        at: step,
        "position"
      )
    }
  }

  private mutating func checkIndexTitle(of step: SourceElement) {
    guard let data = host?.children("data").first, !isExpectingFailure, !isExpectingRefusal,
      let index = Int(step.text("index"))
    else { return }
    let count = data.list("sectionIndexTitles").count
    guard index >= count else { return }
    report(
      "the fixture's data has \(count) index titles and none at \(index); expected "
        + (count == 0 ? "sectionIndexTitles=\"…\" of its <data>" : "one from 0 to \(count - 1)"),
      at: step,
      "index"
    )
  }

  /// A Delete button shows after a swipe or the red minus.
  private mutating func checkDeletion(_ step: SourceElement) {
    guard !hasDeletion, !isExpectingFailure, !isExpectingRefusal else { return }
    report(
      "no Delete button shows; expected <swipe/> or <tapEditControl/> before <\(step.name)/>",
      at: step
    )
  }
}
