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
    return words.count > 2 ? plainName(words[2]) : message
  }

  /// `Class` for `_TtC6Module5Class`.
  private static func plainName(_ name: Substring) -> String {
    let prefix = "_TtC"
    guard name.hasPrefix(prefix) else { return String(name) }
    let module = name.dropFirst(prefix.count)
    let digits = module.prefix(while: \.isNumber)
    let length = Int(digits) ?? 0
    return String(module.dropFirst(digits.count + length).drop(while: \.isNumber))
  }
}
