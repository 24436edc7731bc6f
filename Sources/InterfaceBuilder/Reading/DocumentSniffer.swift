import XMLSupport

/// Tells what bytes are that are not such a document, from how they begin.
struct DocumentSniffer {
  static let expectation =
    "expected an iOS or tvOS .xib or .storyboard of Xcode 5 or later "
    + "(<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" …>)"

  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ source: ElementTableSource) {
    bytes = source.bytes
  }

  /// The error for something that is clearly another kind of file; nil when it may be one of ours.
  func refusal(file: String) -> IBError? {
    guard let what else { return nil }
    return IBError(
      .wrongKind,
      "the file is \(what)",
      at: DocumentLocation(file: file, line: 1, column: 1),
      hint: Self.expectation
    )
  }

  private var what: String? {
    let head = String(decoding: bytes.prefix(IBForeignKind.byteCount), as: UTF8.self)
    if head.hasPrefix("NIBArchive") { return "a compiled nib (NIBArchive)" }
    if head.hasPrefix("bplist") { return "a binary property list, such as a compiled nib" }
    if head.hasPrefix("PK") { return "a zip archive" }
    let lowered = head.lowercased()
    if lowered.contains("<!doctype html") || lowered.contains("<html") { return "an HTML page" }
    if head.contains("<!DOCTYPE plist") || head.contains("<plist") { return "a property list" }
    return IBForeignKind(head: bytes.prefix(IBForeignKind.byteCount))?.described
  }
}
