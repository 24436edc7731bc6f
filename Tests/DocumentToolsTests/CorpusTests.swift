import Foundation
import InterfaceBuilder
import Testing

@testable import DocumentTools

@MainActor
@Suite("The corpus goes through inspect and check", .serialized)
struct CorpusTests {
  @Test(
    "every document is inspected without an error, with a frame for every stored one",
    .enabled(if: Corpus.folder != nil, Corpus.absence)
  )
  func inspect() throws {
    let corpus = try #require(Corpus.folder)
    let paths = try DocumentFinder.documents(at: [corpus]).paths
    #expect(paths.count > 100)
    for path in paths {
      let inspected = DocumentInspector().inspect(path)
      #expect(inspected.error == nil, "\(path)")
      let document = try IBDocument(contentsOf: path)
      let stored = document.objects.filter { $0.isView && $0.id != nil && $0.frame != nil }
      let framed = inspected.views.filter { $0.frame != nil }
      #expect(framed.count >= stored.count, "\(path)")
      #expect(inspected.views.allSatisfy { $0.frame?.width.isFinite ?? true }, "\(path)")
    }
  }
}
