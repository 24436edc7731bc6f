import HeadlessUIKit

/// Shortens the notes of nib loading: without declared classes, nearly every document has some.
@MainActor
enum NoteDigest {
  static func lines(_ notes: [NibNote]) -> [String] {
    let unknown = notes.filter { $0.kind == .unknownClass }
    let kept = notes.filter { $0.kind == .dynamicKey }
    let others = notes.filter { $0.kind != .unknownClass && $0.kind != .dynamicKey }
    var lines = others.map(\.description)
    if !unknown.isEmpty {
      let names = Set(unknown.map { className($0.message) }).sorted()
      lines.append(
        "classes that nobody declared, taken as their base classes: "
          + names.joined(separator: ", ")
      )
    }
    if !kept.isEmpty {
      lines.append("\(kept.count) outlets and attributes of such classes were taken unchecked")
    }
    return lines
  }

  // UIKit's log text: "Unknown class NAME in Interface Builder file."
  private static func className(_ message: String) -> String {
    let words = message.split(separator: " ")
    return words.count > 2 ? String(words[2]) : message
  }
}
