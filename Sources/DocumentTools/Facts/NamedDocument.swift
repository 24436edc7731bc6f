import Files
import Foundation
import Numbers

/// A document with the words that load it.
struct NamedDocument {
  /// Its path.
  let path: String
  /// Its name, without the device that it is for.
  let name: String
  /// The hash of its name in another spelling.
  let spelling: UInt64

  private static let ownAdditions = [
    "ViewController", "VC", "View", "Coordinator", "Router", "Scene", "Module", "Flow",
    "Storyboard", "Builder", "Factory", "Assembly", "Wireframe",
  ]
  /// What code may put behind a document's name to make the name of a class that loads it.
  static let additions = Set((["Controller"] + ownAdditions).map { SourceWords.hash($0) })

  init(_ path: String) {
    self.path = path
    let name = DocumentPlace.withoutDevice(
      (DocumentPlace.name(path) as NSString).deletingPathExtension
    )
    self.name = name
    spelling = SourceWords.spelling(name)
  }

  /// The hashes of words of which each may load it.
  ///
  /// UIKit itself looks for `CardView.xib` and `CardViewController.xib` when a `CardViewController` has no view; other
  /// classes load a document of another name only where code makes names so.
  /// - Parameters:
  ///   - additions: The hashes of texts in the sources, of ``additions``.
  ///   - makers: The hashes of classes that make their view without a nib.
  /// - Returns: The document's own name first.
  func names(_ additions: Set<UInt64>, without makers: Set<UInt64>) -> [UInt64] {
    let isNib = DocumentPlace.ending(path) == "xib"
    let controllers = isNib ? [name + "Controller"] : []
    let others = Self.ownAdditions.filter { additions.contains(SourceWords.hash($0)) }
    let made = (controllers + others.map { name + $0 }).map { SourceWords.hash($0) }
    return [SourceWords.hash(name)] + made.filter { !makers.contains($0) }
  }

  /// What the file says.
  ///
  /// - Complexity: O(bytes).
  var contents: Contents {
    (try? FileReader.read(path)).map { Contents($0) } ?? Contents([])
  }
}
