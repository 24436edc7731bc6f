import Foundation
import TestModel

/// `<snapshot>`: the tree against a stored file.
struct SnapshotStep: SuiteStep {
  let line: Int
  let checks = true
  private let name: String
  private let path: String?

  init(_ element: SourceElement) {
    line = element.line
    name = element.text("name")
    path = element.optionalText("of")
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      let picture = try context.recordingUnselected { () throws(StepError) in
        try self.picture(in: context)
      }
      guard let actual = picture else { return }
      let file = SnapshotFile(of: context.inputs, name)
      if context.isRecording {
        context.record(try write(actual, to: file, context))
      } else if let failure = try compare(actual, with: file, context) {
        context.record(failure)
      }
    }
  }

  @MainActor
  private func picture(in context: CaseContext) throws(StepError) -> TreePicture {
    guard let path else { return context.tree.window }
    let view = try context.view(selectedBy: path, line: line)
    return context.tree.picture(of: view) ?? TreePicture()
  }

  @MainActor
  private func write(
    _ picture: TreePicture,
    to file: SnapshotFile,
    _ context: CaseContext
  ) throws(StepError) -> CaseFailure {
    do {
      try file.write(SnapshotText.of(picture))
    } catch let refusal as FileRoot.Refusal {
      throw .because(refusal.message, line: line)
    } catch {
      throw .because(
        "\(file.relativePath) cannot be written: \(error.localizedDescription)",
        line: line
      )
    }
    return CaseFailure(
      type: "SnapshotRecorded",
      message: "recorded \(file.relativePath); a recording run never passes, run again without it",
      location: context.location(line)
    )
  }

  private func read(_ file: SnapshotFile) throws(StepError) -> String? {
    do throws(FileRoot.Refusal) {
      return try file.read()
    } catch {
      throw .because(error.message, line: line)
    }
  }

  @MainActor
  private func compare(
    _ actual: TreePicture,
    with file: SnapshotFile,
    _ context: CaseContext
  ) throws(StepError) -> CaseFailure? {
    let actualText = SnapshotText.of(actual)
    guard let stored = try read(file) else {
      return CaseFailure(
        type: "SnapshotMissing",
        message: "no snapshot \(file.relativePath); record it with --record-snapshots",
        location: context.location(line),
        tree: actual
      )
    }
    guard let expected = SnapshotText.picture(stored, file: file.relativePath) else {
      return CaseFailure(
        kind: .error,
        type: "SnapshotMalformed",
        message: "\(file.relativePath) is no tree; record it anew",
        location: context.location(line)
      )
    }
    // The file holds others in place of characters that XML cannot hold.
    guard expected != actual,
      expected != SnapshotText.picture(actualText, file: file.relativePath)
    else { return nil }
    let diff = LineDiff.text(from: SnapshotText.of(expected), to: actualText)
    return CaseFailure(
      type: "SnapshotMismatch",
      message: "the tree differs from \(file.relativePath)",
      details: [FailureDetail(title: "Stored (-) against actual (+)", text: diff)],
      location: context.location(line),
      tree: actual,
      expectedTree: expected
    )
  }
}
