import Foundation

/// The texts of a `.strings` or `.stringsdict` file.
struct StringsFile {
  /// Why a file is none, and where.
  struct Mistake: Error, Equatable {
    var line: Int
    var column: Int
    var reason: String
  }

  /// The texts of a key with its line.
  struct Entry {
    /// Mostly one; plurals, widths and devices have a text each.
    var texts: [String]
    var line: Int
    /// The file that it is in, where that is known.
    var file = ""
  }

  /// By their keys; of a repeated key the last one, as at run time.
  private(set) var entries: [String: Entry] = [:]

  /// Reads a file in UTF-8 or, with a mark of byte order, UTF-16; property lists in XML and in binary are read too.
  ///
  /// A key with a dictionary has the texts that ``TextForms`` finds in it.
  ///
  /// - Throws: ``Mistake`` with the place.
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) throws(Mistake) {
    let text = try Self.decoded(bytes)
    let lists = ["bplist", "<?xml", "<!DOCTYPE", "<plist"]
    if lists.contains(where: { text.starts(with: Array($0.utf8)) }) {
      entries = try Self.propertyList(text)
      return
    }
    // A file is the inside of a dictionary of the old style.
    var list = OldPropertyList([UInt8(ascii: "{")] + text + [0x0a, UInt8(ascii: "}")])
    let lines = LineStarts(text)
    var found: [String: Entry] = [:]
    let isWhole = list.readEntries { key, list in
      let line = lines.place(of: list.place - 1).line
      guard case .text(let text)? = list.value() else { return false }
      found[key] = Entry(texts: [text], line: line)
      return true
    }
    guard isWhole, list.place == text.count + 3 else {
      let (line, column) = lines.place(of: min(list.place - 1, text.count))
      throw Mistake(
        line: line,
        column: column,
        reason: "“\"key\" = \"text\";” is expected; a quotation mark or a semicolon may be missing"
      )
    }
    entries = found
  }

  private static func propertyList(_ bytes: [UInt8]) throws(Mistake) -> [String: Entry] {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let values = list as? [String: Any] else {
      throw Mistake(line: 1, column: 1, reason: "it is a property list without keys")
    }
    let lines = keyLines(bytes)
    return values.reduce(into: [:]) { entries, value in
      let texts = (value.value as? String).map { [$0] } ?? TextForms(value.value).texts
      guard !texts.isEmpty else { return }
      entries[value.key] = Entry(texts: texts, line: lines[value.key] ?? 1)
    }
  }

  /// The lines of the keys of a property list in XML, as far as they are written without entities.
  private static func keyLines(_ bytes: [UInt8]) -> [String: Int] {
    guard bytes.first == UInt8(ascii: "<") else { return [:] }
    var lines: [String: Int] = [:]
    for (number, line) in String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).enumerated() {
      guard let start = line.firstRange(of: "<key>"), let end = line.firstRange(of: "</key>"),
        start.upperBound <= end.lowerBound
      else { continue }
      let key = String(line[start.upperBound..<end.lowerBound])
      if lines[key] == nil { lines[key] = number + 1 }
    }
    return lines
  }

  /// The bytes as UTF-8 without a mark.
  private static func decoded(_ bytes: [UInt8]) throws(Mistake) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xff, 0xfe])
    if isLittle || bytes.starts(with: [0xfe, 0xff]) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
        let (one, other) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
        return isLittle ? one | other << 8 : one << 8 | other
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
    let plain = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? Array(bytes.dropFirst(3)) : bytes
    guard
      String(validating: plain, as: UTF8.self) != nil || plain.starts(with: Array("bplist".utf8))
    else { throw Mistake(line: 1, column: 1, reason: "it is neither UTF-8 nor UTF-16 with a mark") }
    return plain
  }
}

/// Where the lines of a text begin.
struct LineStarts {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    starts = [0] + bytes.indices.filter { bytes[$0] == 0x0a }.map { $0 + 1 }
  }

  /// The line and column of a byte, from 1.
  func place(of byte: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return (low + 1, max(byte - starts[low], 0) + 1)
  }
}
