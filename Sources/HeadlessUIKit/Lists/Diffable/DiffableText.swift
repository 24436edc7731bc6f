import Foundation

/// Identifiers as UIKit's messages about snapshots print them.
enum DiffableText {
  /// Updates are values here, so that every message names the same address.
  static let address = "0x600000000000"

  /// The generation that holds, on any thread.
  static var profile: UIKitProfile { UIKitProfile.published.withLock { $0 } }

  /// An identifier by itself: a text as it is, a value of Swift with the name of its module.
  static func name(_ identifier: some Hashable) -> String {
    identifier as? String ?? String(reflecting: identifier)
  }

  /// Identifiers as a collection of Foundation prints them, one a line.
  static func list(_ identifiers: [some Hashable]) -> String {
    let lines = identifiers.map { "    " + (($0 as? String).map(quoted) ?? name($0)) }
    return "(\n\(lines.joined(separator: ",\n"))\n)"
  }

  /// A text as a property list of the old style has it: bare where it is a word.
  private static func quoted(_ text: String) -> String {
    let isWord = text.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || $0.properties.numericType != nil
          || "_$/:.".unicodeScalars.contains($0))
    }
    if isWord, !text.isEmpty { return text }
    return "\"" + text.utf16.map(escaped).joined() + "\""
  }

  private static func escaped(_ unit: UInt16) -> String {
    guard unit < 0x80, let scalar = Unicode.Scalar(unit) else {
      let digits = String(unit, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    switch scalar {
    case "\n": return "\\n"
    case "\"", "\\": return "\\" + String(scalar)
    default: return String(scalar)
    }
  }

  /// What the console says of items that were there before they were inserted.
  static func warning(_ items: [some Hashable]) -> String {
    let isOne = items.count == 1
    let (noun, verb) = isOne ? ("identifier", "exists") : ("identifiers", "exist")
    return
      "Diffable data source detected an attempt to insert or append \(items.count) item \(noun) that already \(verb) in the"
      + " snapshot. The existing item \(noun) will be moved into place instead, but this operation will be more expensive."
      + " For best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on"
      + " BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger."
      + " Item \(noun) that already \(verb): \(isOne ? name(items[0]) : list(items))"
  }
}
