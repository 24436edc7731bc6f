import Foundation
import InterfaceBuilder
import Testing

@testable import DocumentTools
@testable import InterfaceBuilderCanvas

/// The documents of `Evaluation/Rules`, one for each rule, with the frames that Interface Builder stores by it.
@MainActor
@Suite("each rule of the canvas makes the frames of its document", .serialized)
struct RuleDocumentTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Evaluation/Rules")

  private static func path(of id: RuleID) -> String? {
    ["xib", "storyboard"].map { folder.appendingPathComponent("\(id).\($0)").path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  private static func frames(
    of document: IBDocument,
    _ path: String,
    without excluded: RuleSet = RuleSet()
  ) -> [String: CGRect] {
    var inspector = DocumentInspector()
    inspector.intrinsicSizes = .engine
    inspector.withoutRules = excluded
    let result = inspector.inspect(document, path: path)
    #expect(result.error == nil, "\(path)")
    return Dictionary(
      result.views.compactMap { view in view.frame.map { (view.id, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func isLike(_ left: CGRect?, _ right: CGRect) -> Bool {
    guard let left else { return false }
    return abs(left.minX - right.minX) < 0.01 && abs(left.minY - right.minY) < 0.01
      && abs(left.width - right.width) < 0.01 && abs(left.height - right.height) < 0.01
  }

  @Test("a rule makes the stored frames, and without it they are others")
  func frames() throws {
    for facts in CanvasRules.all where facts.unshown == nil {
      let path = try #require(Self.path(of: facts.id), "\(facts.id) has no document")
      let document = try IBDocument(contentsOf: path)
      let made = Self.frames(of: document, path)
      for object in document.objects where object.isView {
        guard let id = object.id, let stored = object.frame else { continue }
        #expect(
          Self.isLike(made[id], stored),
          "\(facts.id), \(id): \(made[id].map(String.init(describing:)) ?? "nothing")"
        )
      }
      let others = Self.frames(of: document, path, without: RuleSet([facts.id]))
      let isShown = made.contains { id, frame in !Self.isLike(others[id], frame) }
      #expect(isShown, "\(facts.id) changes nothing in its document")
    }
  }

  @Test("only rules that a document can show have one")
  func documents() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let shown = Set(CanvasRules.all.filter { $0.unshown == nil }.map(\.id.description))
    let found = names.map { $0.split(separator: ".").first.map(String.init) ?? $0 }
    #expect(Set(found) == shown)
    #expect(found.count == shown.count)
  }

  @Test("what explains a frame is a rule without which it is another")
  func explanations() throws {
    let id = try #require(
      CanvasRules.all.first { $0.sentence.contains("navigation bar takes 44") }?.id
    )
    let path = try #require(Self.path(of: id))
    var inspector = DocumentInspector()
    inspector.explainsFrames = true
    let views = inspector.inspect(path).views
    let probe = try #require(views.first { $0.id == "probe" })
    #expect(probe.rules?.contains(id.description) == true)
    // The root lies where it is stored, and keeps free what the rule says.
    #expect(views.first { $0.id == "root" }?.rules?.contains(id.description) == true)
    inspector.withoutRules = RuleSet([id])
    let without = inspector.inspect(path).views.first { $0.id == "probe" }
    #expect(without?.rules?.contains(id.description) == false)
    #expect(DocumentInspector().inspect(path).views.allSatisfy { $0.rules == nil })
  }
}
