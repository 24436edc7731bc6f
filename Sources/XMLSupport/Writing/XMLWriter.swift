/// Writes XML as it is told, element by element, into any text stream.
///
/// ```swift
/// var writer = XMLWriter(into: "")
/// writer.begin("testcase")
/// writer.attribute("name", "a < b")
/// writer.end()
/// print(writer.finish())
/// ```
/// It cannot write what XML forbids: text passes through ``XMLText``, names through the same rules,
/// and ``replacedCount`` says how often something had to be replaced.
public struct XMLWriter<Output: TextOutputStream> {
  /// The stream with everything written so far.
  public private(set) var output: Output
  /// The number of characters that XML forbids and that were replaced.
  public private(set) var replacedCount = 0
  private let indentation: String?
  private var open: [Element] = []

  private struct Element {
    let name: String
    var isTagOpen = true
    var hasElements = false
    var hasText = false
  }

  /// Starts a document.
  ///
  /// - Parameters:
  ///   - output: The stream to write to, such as an empty string.
  ///   - indentation: The white space for each level; `nil` for none at all.
  ///   - declaration: Whether to begin with the XML declaration.
  public init(into output: Output, indentation: String? = "  ", declaration: Bool = true) {
    self.output = output
    self.indentation = indentation
    if declaration {
      self.output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
      if indentation != nil { self.output.write("\n") }
    }
  }

  /// The number of open elements.
  public var depth: Int { open.count }

  /// Ends all open elements and returns the stream.
  public consuming func finish() -> Output {
    while !open.isEmpty { end() }
    return output
  }
}

// MARK: - Elements

extension XMLWriter {
  /// Begins an element inside the open one.
  public mutating func begin(_ name: String) {
    beginChild()
    let name = validName(name)
    output.write("<")
    output.write(name)
    open.append(Element(name: name))
  }

  /// Writes an attribute of the element that was just begun.
  ///
  /// - Precondition: Nothing but attributes was written since ``begin(_:)``.
  public mutating func attribute(_ name: String, _ value: String) {
    precondition(open.last?.isTagOpen == true, "an attribute needs an element that was just begun")
    output.write(" ")
    output.write(validName(name))
    output.write("=\"")
    writeEscaped(safe(value), inAttribute: true)
    output.write("\"")
  }

  /// Writes an attribute unless its value is nil.
  public mutating func attribute(_ name: String, _ value: String?) {
    if let value { attribute(name, value) }
  }

  /// Ends the innermost element.
  ///
  /// - Precondition: An element is open.
  public mutating func end() {
    precondition(!open.isEmpty, "no element is open")
    let element = open.removeLast()
    if element.isTagOpen {
      output.write("/>")
    } else {
      if element.hasElements, !element.hasText { writeLineStart() }
      output.write("</")
      output.write(element.name)
      output.write(">")
    }
    if open.isEmpty, indentation != nil { output.write("\n") }
  }

  /// Writes a whole element with attributes and optional text.
  public mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    text: String? = nil
  ) {
    begin(name)
    for (name, value) in attributes { attribute(name, value) }
    if let text { self.text(text) }
    end()
  }
}

// MARK: - Content

extension XMLWriter {
  /// Writes text inside the open element.
  public mutating func text(_ value: String) {
    beginText()
    writeEscaped(safe(value), inAttribute: false)
  }

  /// Writes text as CDATA, for people who read the file; `]]>` is split over two sections.
  public mutating func cdata(_ value: String) {
    beginText()
    output.write("<![CDATA[")
    // By bytes: as Characters, `\r\n` is one and `>` may carry a combining mark.
    writeReplacing(safe(value)) { bytes, index in
      switch bytes[index] {
      // A carriage return in CDATA would be read back as a line feed; only a reference survives.
      case UInt8(ascii: "\r"): "]]>&#13;<![CDATA["
      case UInt8(ascii: ">")
      where index > 1 && bytes[index - 1] == 0x5D && bytes[index - 2] == 0x5D:
        "]]><![CDATA[>"
      default: nil
      }
    }
    output.write("]]>")
  }

  /// Writes a comment; two hyphens in a row, which XML forbids, are separated.
  public mutating func comment(_ value: String) {
    beginChild()
    output.write("<!-- ")
    writeReplacing(safe(value)) { bytes, index in
      bytes[index] == UInt8(ascii: "-") && index > 0 && bytes[index - 1] == bytes[index]
        ? " -" : nil
    }
    output.write(" -->")
    if open.isEmpty, indentation != nil { output.write("\n") }
  }

  private mutating func beginText() {
    closeTag()
    if !open.isEmpty { open[open.count - 1].hasText = true }
  }

  private mutating func beginChild() {
    closeTag()
    guard !open.isEmpty else { return }
    open[open.count - 1].hasElements = true
    // White space would change mixed content.
    if !open[open.count - 1].hasText { writeLineStart() }
  }

  private mutating func closeTag() {
    guard let last = open.last, last.isTagOpen else { return }
    open[open.count - 1].isTagOpen = false
    output.write(">")
  }

  private mutating func writeLineStart() {
    guard let indentation else { return }
    output.write("\n")
    for _ in open { output.write(indentation) }
  }

  private mutating func safe(_ raw: String) -> String {
    let text = XMLText(raw)
    replacedCount += text.replacedCount
    return text.string
  }

  private mutating func validName(_ raw: String) -> String {
    if raw.utf8.allSatisfy({ Self.isPlainNameByte($0) }), let first = raw.utf8.first,
      first > UInt8(ascii: "9")
    {
      return raw
    }
    let name = XMLText(name: raw)
    replacedCount += name.replacedCount
    return name.string
  }

  private static func isPlainNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }

  private mutating func writeEscaped(_ text: String, inAttribute: Bool) {
    guard text.utf8.contains(where: { Self.escape($0, inAttribute) != nil }) else {
      output.write(text)
      return
    }
    writeReplacing(text) { bytes, index in Self.escape(bytes[index], inAttribute) }
  }

  /// Writes text with some of its ASCII bytes replaced.
  private mutating func writeReplacing(
    _ text: String,
    _ replacement: (UnsafeBufferPointer<UInt8>, Int) -> String?
  ) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        guard let new = replacement(bytes, index) else { continue }
        output.write(String(decoding: bytes[start..<index], as: UTF8.self))
        output.write(new)
        start = index + 1
      }
      output.write(String(decoding: bytes[start...], as: UTF8.self))
    }
  }

  private static func escape(_ byte: UInt8, _ inAttribute: Bool) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\r"): "&#13;"
    case UInt8(ascii: "\"") where inAttribute: "&quot;"
    // Readers turn line feeds and tabs in attributes into spaces unless they are references.
    case UInt8(ascii: "\n") where inAttribute: "&#10;"
    case UInt8(ascii: "\t") where inAttribute: "&#9;"
    default: nil
    }
  }
}
