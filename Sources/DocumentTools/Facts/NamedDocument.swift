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
  /// A storyboard is named by a text, or by the name of a class; a word of code means something else.
  /// - Parameter graph: What the sources say.
  /// - Returns: The document's own name first.
  func names(_ graph: UseGraph) -> [UInt64] {
    let own = SourceWords.hash(name)
    let isNib = DocumentPlace.ending(path) == "xib"
    let controller = SourceWords.hash(name + "Controller")
    let controllers = isNib && graph.mayMakeFreely(type: controller) ? [controller] : []
    let others = Self.ownAdditions.filter { graph.additions.contains(SourceWords.hash($0)) }
    let made = controllers + others.map { SourceWords.hash(name + $0) }
    // A class that code only makes, as `Login()`, asks no storyboard of its name for anything.
    let isOnlyMade = graph.mayMake(type: own) && !graph.isAsked(own)
    let isNamed =
      isNib
      ? graph.mayLoadNib(own) && graph.mayLoadNibOfCell(own) : graph.isClass(own) && !isOnlyMade
    let words = isNamed ? [own] : []
    return words + [SourceWords.file(own)] + made.filter { !graph.viewMakers.contains($0) }
  }

  /// The hash of its name, as documents and property lists have it.
  var listed: UInt64 { SourceWords.hash(name) }

  /// What the file says.
  ///
  /// - Complexity: O(bytes).
  var contents: Contents {
    (try? FileReader.read(path)).map { Contents($0) } ?? Contents([])
  }
}
