import Files
import Foundation
import Numbers

/// A document with the words that load it.
struct NamedDocument {
  /// Its path.
  let path: String
  /// Its name, without the device that it is for.
  let name: String
  /// The hashes of words of which each may load it.
  let names: [UInt64]
  /// The hash of its name in another spelling.
  let spelling: UInt64

  /// What is put behind a document's name to make the name of a class that loads it.
  private static let additions = [
    "", "Controller", "ViewController", "VC", "View", "Coordinator", "Router", "Scene", "Module",
    "Flow", "Storyboard", "Builder", "Factory", "Assembly", "Wireframe",
  ]

  init(_ path: String) {
    self.path = path
    let name = DocumentPlace.withoutDevice(
      (DocumentPlace.name(path) as NSString).deletingPathExtension
    )
    self.name = name
    names = Self.additions.map { SourceWords.hash(name + $0) }
    spelling = SourceWords.spelling(name)
  }

  /// The hashes of all texts in quotation marks; none where the file cannot be read.
  ///
  /// - Complexity: O(bytes).
  var values: [UInt64] {
    guard let bytes = try? FileReader.read(path) else { return [] }
    var values: [UInt64] = []
    var start: Int?
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
      if let opened = start {
        if place - opened < 100 { values.append(FNV1a.hash(bytes[(opened + 1)..<place])) }
        start = nil
      } else {
        start = place
      }
    }
    return values
  }
}
