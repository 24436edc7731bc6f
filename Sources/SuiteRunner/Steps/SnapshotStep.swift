import Files
import Foundation
import HeadlessUIKit
import TestModel
import XMLSupport

/// `<snapshot>`: the tree against a stored file.
struct SnapshotStep: SuiteStep {
  let line: Int
  private let name: String
  private let path: String?

  init(_ element: SourceElement) {
    line = element.line
    name = element.text("name")
    path = element.optionalText("of")
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      let actual = try picture(in: context)
      let file = SnapshotFile(
        suite: context.entry.suite,
        caseName: context.entry.identity.name,
        name
      )
      if context.isRecording {
        context.record(try write(actual, to: file, context))
      } else if let failure = compare(actual, with: file, context) {
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
    } catch {
      throw .because("\(file.relativePath) cannot be written: \(error)", line: line)
    }
    return CaseFailure(
      type: "SnapshotRecorded",
      message: "recorded \(file.relativePath); a recording run never passes, run again without it",
      location: context.location(line)
    )
  }

  @MainActor
  private func compare(
    _ actual: TreePicture,
    with file: SnapshotFile,
    _ context: CaseContext
  ) -> CaseFailure? {
    let actualText = SnapshotText.of(actual)
    guard let stored = file.read() else {
      return CaseFailure(
        type: "SnapshotMissing",
        message: "no snapshot \(file.relativePath); record it with --record-snapshots",
        actual: actualText,
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
    guard expected != actual else { return nil }
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

/// Where a snapshot lies: `Snapshots/<suite>/<case>.<name>.xml` beside the suite.
struct SnapshotFile: Sendable {
  private let path: String
  /// The path below the root.
  let relativePath: String

  init(suite: Suite, caseName: String, _ name: String) {
    let folder = (suite.path as NSString).deletingLastPathComponent
    let base = ((suite.path as NSString).lastPathComponent as NSString).deletingPathExtension
    path = "\(folder)/Snapshots/\(base)/\(caseName).\(name).xml"
    relativePath = FileRoot(suite.root).relative(path)
  }

  /// The stored text; nil when there is none.
  func read() -> String? {
    (try? FileReader.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Stores a text, whole or not at all.
  func write(_ text: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

/// Trees as snapshots store them.
enum SnapshotText {
  /// The tree as indented XML, one element a line.
  static func of(_ picture: TreePicture) -> String {
    var writer = XMLWriter(into: "", indentation: "  ", declaration: false)
    var open = 0
    for node in picture.nodes {
      while open > node.depth {
        writer.end()
        open -= 1
      }
      writer.begin(node.element)
      open += 1
      for attribute in node.attributes { writer.attribute(attribute.name, attribute.value) }
    }
    for _ in 0..<open { writer.end() }
    return writer.finish()
  }

  /// The tree of a stored text; nil for what is no tree.
  static func picture(_ text: String, file: String) -> TreePicture? {
    guard let root = try? XMLTree(text: text, file: file).root else { return nil }
    var builder = TreePicture.Builder()
    var stack: [(node: XMLNode, isClosing: Bool)] = [(root, false)]
    while let (node, isClosing) = stack.popLast() {
      if isClosing {
        builder.end()
        continue
      }
      builder.begin(node.name)
      for attribute in node.attributes { builder.attribute(attribute.name, attribute.text) }
      stack.append((node, true))
      stack += node.elements.reversed().map { ($0, false) }
    }
    return builder.picture
  }
}

/// The differing lines of two texts with a little of what stands around them.
enum LineDiff {
  /// Lines with `-`, `+` or a space before them; longer equal parts are left out.
  ///
  /// - Complexity: O((n+m)·d) in the lines and their differences.
  static func text(from old: String, to new: String, contextCount: Int = 2) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let marked = merged(old, new)
    let changed = marked.indices.filter { marked[$0].mark != " " }
    var lines: [String] = []
    var isSkipping = false
    for index in marked.indices {
      let isNear = changed.contains { abs($0 - index) <= contextCount }
      if isNear {
        lines.append("\(marked[index].mark) \(marked[index].line)")
      } else if !isSkipping {
        lines.append("  …")
      }
      isSkipping = !isNear
    }
    return lines.joined(separator: "\n")
  }

  private static func merged(
    _ old: [String],
    _ new: [String]
  ) -> [(mark: Character, line: String)] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [(Character, String)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        result.append(("-", old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        result.append(("+", new[j]))
        j += 1
      } else if i < old.count {
        result.append((" ", old[i]))
        i += 1
        j += 1
      } else {
        break
      }
    }
    return result
  }
}
