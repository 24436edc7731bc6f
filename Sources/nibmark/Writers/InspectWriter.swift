import DocumentTools
import Foundation
import HeadlessUIKit
import NibmarkRunner
import Processes
import Reporting
import TestModel
import XMLSupport

/// Writes inspected documents as text.
@MainActor
struct InspectWriter {
  let format: InspectFormat

  /// What is to be printed of a document; for JSON, an element of ``list(_:)``.
  func page(of document: InspectedDocument) -> InspectedPage {
    var page = InspectedPage(isFailed: document.error != nil)
    switch format {
    case .jsonl: page.text.writeVerbatim(VisibleText.json(json(document)) + "\n")
    case .json: page.text.writeVerbatim(VisibleText.json(json(document)))
    case .text: writeText(document, to: &page.text)
    case .xml: writeXML(document, to: &page.text)
    }
    return page
  }

  /// The JSON of all documents.
  func list(_ pages: [InspectedPage]) -> PrintedText {
    var text = PrintedText()
    text.writeVerbatim("[\n")
    for (index, page) in pages.enumerated() {
      if index > 0 { text.writeVerbatim(",\n") }
      text.append(page.text)
    }
    text.writeVerbatim("\n]\n")
    return text
  }

  private func writeText(_ document: InspectedDocument, to text: inout PrintedText) {
    text.writeLine(document.file)
    if let error = document.error { text.writeError("nibmark: " + error) }
    for tree in document.trees { text.write(tree.description) }
    for view in document.views {
      guard let rules = view.rules, !rules.isEmpty else { continue }
      text.writeLine("\(view.element) \(view.id): \(rules.joined(separator: " "))")
    }
    for conflict in document.conflicts ?? [] { text.write(log(of: conflict) + "\n") }
    for ambiguity in document.ambiguities ?? [] {
      let line = ambiguity.line.map { "line \($0): " } ?? ""
      text.writeLine("\(line)\(ambiguity.view): nothing decides its \(ambiguity.freedom)")
    }
    for limit in document.limits { text.writeLine("note: " + limit) }
  }

  /// The log, in which each constraint is one line whatever its views are called.
  private func log(of conflict: ConflictReport) -> String {
    var conflict = conflict
    for index in conflict.members.indices {
      conflict.members[index].log = VisibleText.line(conflict.members[index].log)
    }
    conflict.broken.log = VisibleText.line(conflict.broken.log)
    return conflict.log
  }

  private func writeXML(_ document: InspectedDocument, to text: inout PrintedText) {
    if let error = document.error { text.writeError("nibmark: " + error) }
    var writer = XMLWriter(into: "", declaration: false)
    writer.begin("document")
    writer.attribute("file", document.file)
    for conflict in document.conflicts ?? [] { write(conflict, to: &writer) }
    for ambiguity in document.ambiguities ?? [] { write(ambiguity, to: &writer) }
    for limit in document.limits {
      writer.begin("note")
      writer.text(limit)
      writer.end()
    }
    for view in document.views {
      guard let rules = view.rules else { continue }
      writer.begin("explanation")
      writer.attribute("view", view.id)
      writer.attribute("rules", rules.joined(separator: " "))
      writer.end()
    }
    for tree in document.trees { write(tree, to: &writer) }
    writer.end()
    text.writeVerbatim(VisibleText.markup(writer.finish()) + "\n")
  }

  private func write(_ tree: TreePicture, to writer: inout XMLWriter<String>) {
    var depth = 0
    for node in tree.nodes {
      while depth > node.depth {
        writer.end()
        depth -= 1
      }
      writer.begin(node.element)
      for attribute in node.attributes { writer.attribute(attribute.name, attribute.value) }
      depth = node.depth + 1
    }
    for _ in 0..<depth { writer.end() }
  }

  private func write(_ ambiguity: AmbiguityReport, to writer: inout XMLWriter<String>) {
    writer.begin("ambiguity")
    writer.attribute("view", ambiguity.id)
    writer.attribute("line", ambiguity.line.map(String.init))
    writer.attribute("open", ambiguity.freedom)
    writer.end()
  }

  private func write(_ conflict: ConflictReport, to writer: inout XMLWriter<String>) {
    writer.begin("conflict")
    writer.attribute("excess", DecimalText.string(conflict.excess))
    for member in conflict.members {
      writer.begin("constraint")
      writer.attribute("id", member.id)
      writer.attribute("line", member.line.map(String.init))
      if member.log == conflict.broken.log { writer.attribute("broken", "YES") }
      writer.text(member.log)
      writer.end()
    }
    writer.end()
  }

  // Written by hand: the documented order of keys, and no encoder's idea of a number.
  private func json(_ document: InspectedDocument) -> String {
    var text = "{\"file\": " + JSONText.quoted(document.file)
    text += ", \"error\": " + (document.error.map(JSONText.quoted) ?? "null")
    text += ", \"views\": ["
    for (index, view) in document.views.enumerated() {
      if index > 0 { text += ", " }
      append(view, to: &text)
    }
    text += "]"
    if let conflicts = document.conflicts {
      text += ", \"conflicts\": [" + conflicts.map(json).joined(separator: ", ") + "]"
    }
    if let ambiguities = document.ambiguities {
      text += ", \"ambiguities\": [" + ambiguities.map(json).joined(separator: ", ") + "]"
    }
    if !document.limits.isEmpty {
      text += ", \"notes\": [" + document.limits.map(JSONText.quoted).joined(separator: ", ") + "]"
    }
    return text + "}"
  }

  private func json(_ conflict: ConflictReport) -> String {
    let members = conflict.members.map(json).joined(separator: ", ")
    return
      "{\"excess\": \(JSONText.number(conflict.excess)), \"broken\": \(json(conflict.broken)), "
      + "\"constraints\": [\(members)]}"
  }

  private func json(_ member: ConflictReport.Member) -> String {
    "{\"id\": \(member.id.map(JSONText.quoted) ?? "null"), "
      + "\"line\": \(member.line.map(String.init) ?? "null"), "
      + "\"text\": \(JSONText.quoted(member.log))}"
  }

  private func json(_ ambiguity: AmbiguityReport) -> String {
    "{\"id\": \(ambiguity.id.map(JSONText.quoted) ?? "null"), "
      + "\"line\": \(ambiguity.line.map(String.init) ?? "null"), "
      + "\"open\": \(JSONText.quoted(ambiguity.freedom))}"
  }

  private func append(_ view: InspectedView, to text: inout String) {
    text += "{\"id\": " + JSONText.quoted(view.id)
    text += ", \"element\": " + JSONText.quoted(view.element)
    text += ", \"class\": " + JSONText.quoted(view.className)
    text += ", \"parent\": " + (view.parent.map(JSONText.quoted) ?? "null")
    let numbers: [(String, CGFloat?)] = [
      ("x", view.frame?.origin.x), ("y", view.frame?.origin.y),
      ("width", view.frame?.size.width), ("height", view.frame?.size.height),
    ]
    for (name, value) in numbers {
      text += ", \"\(name)\": " + (value.map { JSONText.number(Double($0)) } ?? "null")
    }
    if let rules = view.rules {
      text += ", \"rules\": [" + rules.map(JSONText.quoted).joined(separator: ", ") + "]"
    }
    text += "}"
  }
}
