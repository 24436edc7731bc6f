import Foundation
import InterfaceBuilder

/// The documents of all suites that are inspected, each read once.
final class DocumentShelf {
  private var known: [String: Result<DocumentFacts, IBError>] = [:]
  private var folders: [String: [String]] = [:]

  /// The facts of a document, or why it cannot be read.
  func facts(at path: String) -> Result<DocumentFacts, IBError> {
    if let facts = known[path] { return facts }
    let facts: Result<DocumentFacts, IBError>
    do throws(IBError) {
      facts = .success(DocumentFacts(try IBDocument(contentsOf: path)))
    } catch {
      facts = .failure(error)
    }
    known[path] = facts
    return facts
  }

  /// The documents directly in a folder, sorted.
  func documents(in folder: String) -> [String] {
    if let paths = folders[folder] { return paths }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { (folder as NSString).appendingPathComponent($0) }
    folders[folder] = paths
    return paths
  }
}
