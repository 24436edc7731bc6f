import Foundation

/// Texts of documents that are read without a parser.
enum EntityText {
  /// Those that Xcode writes; the ampersand is last, as it begins the others.
  private static let entities: [(entity: String, text: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ]

  /// The value of an attribute, with what its entities stand for.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return entities.reduce(text) { $0.replacingOccurrences(of: $1.entity, with: $1.text) }
  }
}
