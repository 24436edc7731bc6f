/// A document of Interface Builder's that only other tools read.
public enum IBForeignKind: String, Sendable, Hashable, CaseIterable {
  /// A nib or storyboard of macOS.
  case macOS
  /// A storyboard of watchOS.
  case watchOS
  /// A nib of Xcode 4 or earlier, of any system.
  case archive

  /// How many bytes from a file's beginning tell what kind it is.
  public static let byteCount = 2_048

  /// The kind of a document that begins so; nil of one for iOS or tvOS, and of anything else.
  ///
  /// - Parameter head: At least the root element's start tag, as UTF-8.
  public init?(head: some Sequence<UInt8>) {
    let text = String(decoding: Array(head), as: UTF8.self)
    guard let tag = Self.rootTag(text) else { return nil }
    if tag.hasPrefix("<archive ") {
      self = .archive
      return
    }
    guard tag.hasPrefix("<document "), let type = Self.type(of: tag) else { return nil }
    if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") {
      self = .macOS
    } else if type.hasPrefix("com.apple.InterfaceBuilder.WatchKit.") {
      self = .watchOS
    } else {
      return nil
    }
  }

  /// What one such document is, with its article.
  var described: String {
    switch self {
    case .macOS: "a macOS document"
    case .watchOS: "a storyboard of watchOS"
    case .archive: "a xib of Xcode 4 or earlier (<archive>)"
    }
  }

  /// How many of them, in words.
  public func counted(_ count: Int) -> String {
    let (one, many) =
      switch self {
      case .macOS: ("macOS document", "macOS documents")
      case .watchOS: ("watchOS storyboard", "watchOS storyboards")
      case .archive: ("nib of Xcode 4 or earlier", "nibs of Xcode 4 or earlier")
      }
    return "\(count) \(count == 1 ? one : many)"
  }

  /// The root element's start tag: the first that is no instruction, comment or declaration.
  private static func rootTag(_ text: String) -> Substring? {
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        rest = rest.dropFirst()
      } else {
        return rest.prefix { $0 != ">" }
      }
    }
    return nil
  }

  private static func type(of tag: Substring) -> Substring? {
    guard let start = tag.firstRange(of: " type=\"") else { return nil }
    return tag[start.upperBound...].prefix { $0 != "\"" }
  }
}
