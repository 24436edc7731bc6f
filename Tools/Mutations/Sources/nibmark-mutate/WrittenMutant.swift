import Foundation

/// A file below `Mutations/`, as it is written: one `key: value` a line, and comments behind `#`.
///
/// ```
/// name: A title beats a view
/// clause: TV-42
/// file: Sources/HeadlessUIKit/Lists/Table/UITableView+Edges.swift
/// function: supplied(_:in:)
/// expression: view == nil
/// replacement: true
/// ```
struct WrittenMutant {
  let path: String
  let name: String
  /// One clause or several with spaces between; nil for `none`, behaviour that no rule describes.
  let clause: String?
  let file: String
  let function: String
  let expression: String
  /// Empty for `nothing`, which drops a statement.
  let replacement: String

  /// Which of equal expressions is meant, from 1, and how many there are: `which: 2 of 3`.
  let choice: Int
  let count: Int

  private static let keys = ["name", "clause", "file", "function", "expression", "replacement"]
  private static let optionalKeys = ["which", "open"]

  /// Reads one file.
  ///
  /// - Throws: `MutateError` for a key that is missing, unknown or given twice.
  init(path: String, text: String) throws {
    var values: [String: String] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let place = "\(path):\(index + 1)"
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, (Self.keys + Self.optionalKeys).contains(String(parts[0])) else {
        let keys = (Self.keys + Self.optionalKeys).joined(separator: ", ")
        throw MutateError(place: place, message: "not a line `key: value`; the keys are \(keys)")
      }
      let value = parts[1].trimmingCharacters(in: .whitespaces)
      guard values.updateValue(value, forKey: String(parts[0])) == nil else {
        throw MutateError(place: place, message: "\(parts[0]) is given twice; keep one")
      }
    }
    for key in Self.keys where values[key] ?? "" == "" {
      throw MutateError(place: path, message: "\(key) is missing; add a line `\(key): …`")
    }
    (choice, count) = try Self.choice(values["which"] ?? "1 of 1", path)
    self.path = path
    name = values["name"] ?? ""
    clause = values["clause"].flatMap { $0 == "none" ? nil : $0 }
    file = values["file"] ?? ""
    function = values["function"] ?? ""
    expression = values["expression"] ?? ""
    replacement = values["replacement"].map { $0 == "nothing" ? "" : $0 } ?? ""
  }

  /// Reads `2 of 3`.
  private static func choice(_ text: String, _ path: String) throws -> (Int, Int) {
    let words = text.split(separator: " ")
    if words.count == 3, words[1] == "of", let choice = Int(words[0]), let count = Int(words[2]),
      (1...max(count, 1)).contains(choice)
    {
      return (choice, count)
    }
    throw MutateError(place: path, message: "which is no `2 of 3`; correct it")
  }

  /// The name of the file without its ending.
  var id: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

  /// All mutants below a folder, by path.
  static func all(below folder: String) throws -> [WrittenMutant] {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    let names = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".mutant") }.sorted()
    return try names.map { name in
      let path = folder + "/" + name
      return try WrittenMutant(path: path, text: String(contentsOfFile: path, encoding: .utf8))
    }
  }
}
