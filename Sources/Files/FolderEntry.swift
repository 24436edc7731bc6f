/// One name in a folder.
struct FolderEntry {
  /// What stands behind a name, as far as the folder itself tells.
  enum Kind {
    case file
    case folder
    case link
    /// A FIFO, a device or a socket.
    case special
  }

  /// The bytes of the name; Linux allows all but `/` and NUL.
  let bytes: [UInt8]
  /// What the name stands for.
  let kind: Kind

  /// The name; nil when it is not UTF-8.
  var name: String? { String(validating: bytes, as: UTF8.self) }

  /// The name with bytes that are not UTF-8 written as `\xFF`.
  var shownName: String {
    if let name { return name }
    return bytes.map { byte in
      guard byte >= 0x7f || byte < 0x20 else { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
    }.joined()
  }

  /// Whether the name begins with a dot.
  var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// What follows the last dot, in lower case; empty without one.
  var ending: String {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return "" }
    return String(decoding: bytes[(dot + 1)...], as: UTF8.self).lowercased()
  }
}
