import Files
import Foundation

/// Decides whether a nib is only registered for lists of which none dequeues it: then nobody meets its cell.
@MainActor
enum UndequeuedNib {
  /// Whether each source that names a nib registers it, dequeues other cells and not this one.
  ///
  /// - Complexity: O(calls of the sources), and O(bytes of the sources) for a nib that is registered and not dequeued.
  static func isOne(_ path: String, _ facts: ProjectFacts) -> Bool {
    let name = NamedDocument(path).name
    guard DocumentPlace.ending(path) == "xib", let calls = facts.nibCalls[name] else {
      return false
    }
    let files = Set(calls.map(\.file))
    return calls.allSatisfy { $0.isUndequeued && $0.dequeuesOthers }
      && !facts.files.sources.contains { !files.contains($0) && mayTake(name, in: $0) }
  }

  /// Whether a source names a nib or asks its class for a name.
  private static func mayTake(_ name: String, in path: String) -> Bool {
    guard let bytes = try? FileReader.read(path) else { return true }
    guard bytes.firstRange(of: Array(name.utf8)) != nil else { return false }
    // Whoever imports its header only names it.
    let text = String(decoding: SourceText(bytes).withoutComments.bytes, as: UTF8.self)
      .replacing("\(name).h\"", with: "")
    let isSwift = DocumentPlace.ending(path) == "swift"
    let uses = isSwift ? ["\(name).", "\(name)("] : ["\(name).", "[\(name) "]
    return uses.contains(where: text.contains) || text.contains("\"\(name)\"")
  }
}
