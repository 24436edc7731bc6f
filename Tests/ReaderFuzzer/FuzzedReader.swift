import Foundation
import InterfaceBuilder
import Reporting
import TestModel
import TextMetrics
import XMLSupport

/// A reader of bytes that others wrote.
///
/// Errors are what is expected of most inputs, so they are dropped.
enum FuzzedReader: String, CaseIterable {
  /// XML to the flat table of a document.
  case document
  /// XML to the tree of a suite.
  case tree
  /// An expression, evaluated and explained on a small tree.
  case xpath
  /// Text with expressions in braces.
  case template
  /// `journal.jsonl`, and every report of it.
  case journal
  /// `result.json`, and every report of it.
  case result
  /// `comparison.json`, and every report of it.
  case comparison
  /// The tables of a font file.
  case font

  func read(_ bytes: [UInt8]) {
    switch self {
    case .document: _ = try? IBDocument(bytes: bytes)
    case .tree: _ = try? XMLTree(bytes: bytes, file: "input.xml").root
    case .xpath: FuzzedExpression.read(String(decoding: bytes, as: UTF8.self))
    case .template: FuzzedExpression.readTemplate(String(decoding: bytes, as: UTF8.self))
    case .journal, .result:
      if let run = try? StoredRun.decode(Data(bytes), path: rawValue) { Self.report(run) }
    case .comparison:
      if let comparison = try? ComparisonFile.decode(Data(bytes), path: rawValue) {
        Self.report(comparison)
      }
    case .font: Self.readFont(bytes)
    }
  }
}

extension FuzzedReader {
  private static func report(_ run: RunResult) {
    var renderers: [any RunRenderer] = [JSONReport(), HTMLReport(), MarkdownReport()]
    renderers += JUnitDialect.allCases.map { JUnitReport(dialect: $0) }
    renderers += ExportFormat.allCases.map(\.renderer)
    for renderer in renderers { _ = try? renderer.render(run) }
    _ = try? RunMerger.merge([RunMerger.Part(name: "1", run: run)])
  }

  private static func report(_ comparison: RunComparison) {
    _ = ComparisonText().render(comparison)
    _ = ComparisonMarkdown().render(comparison)
    _ = try? ComparisonFile.text(of: comparison)
    _ = HTMLReport(comparison: comparison).render(comparison.run)
    report(comparison.run)
  }

  private static func readFont(_ bytes: [UInt8]) {
    guard let face = try? FontFace(bytes: bytes) else { return }
    let library = FontLibrary()
    library.add(face)
    for value: UInt32 in [0, 0x20, 0x41, 0x7E, 0xE9, 0x4E00, 0xFFFF, 0x1F600, 0x10FFFF] {
      if let scalar = Unicode.Scalar(value) { _ = face.advance(of: scalar) }
    }
    _ = library.face(name: "", family: face.familyName, weight: 0.3, isItalic: true)
  }
}
