import ArgumentParser
import NibmarkRunner
import TestModel
import XMLSupport
import Yams

/// Reads values of a project's file, and collects the mistakes in it with their places.
struct ProjectReader {
  private let path: String
  /// The mistakes so far, a line each.
  private(set) var mistakes: [String] = []

  init(path: String) { self.path = path }

  /// What keeps a text from being YAML, in one line.
  static func explanation(of error: any Error, in path: String) -> String {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      "\(path):\(mark.line):\(mark.column): it is not YAML: \(problem)"
    case .duplicatedKeysInMapping(let keys, let context):
      "\(path):\(context.mark.line):\(context.mark.column): \(keys.joined(separator: ", ")) is there twice"
    case .reader(let problem, _, _, _): "\(path): it is not YAML: \(problem)"
    default: "\(path): it is not YAML"
    }
  }

  /// The place of a value.
  func location(_ node: Node) -> CaseLocation {
    CaseLocation(file: path, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  /// Collects a mistake.
  mutating func report(_ node: Node, _ problem: String) {
    mistakes.append("\(location(node)): \(problem)")
  }

  /// The entries of a mapping with the keys that there are.
  ///
  /// - Parameters:
  ///   - node: The mapping.
  ///   - name: What it is called.
  ///   - keys: The keys that it may have; nil for any.
  ///   - noun: What a key is.
  /// - Returns: The entries in the file's order, without those of other keys.
  mutating func entries(
    _ node: Node,
    _ name: String,
    _ keys: [String]?,
    _ noun: String = "a key"
  ) -> [(key: String, value: Node)] {
    guard case .mapping(let mapping) = node else {
      report(node, "\(name) has keys with values, such as “\(keys?.first ?? "App"): …”")
      return []
    }
    var entries: [(key: String, value: Node)] = []
    for (key, value) in mapping {
      let text = key.scalar?.string ?? ""
      guard keys?.contains(text) ?? !text.isEmpty else {
        report(key, "“\(text)” is not \(noun) of \(name)" + Self.suggestion(text, keys ?? []))
        continue
      }
      entries.append((text, value))
    }
    return entries
  }

  static func suggestion(_ text: String, _ candidates: [String]) -> String {
    if let near = Suggestion.nearest(to: text, in: candidates) {
      return "; did you mean “\(near)”?"
    }
    return candidates.isEmpty ? "" : "; there are " + candidates.joined(separator: ", ")
  }

  /// The items of a sequence.
  mutating func items(_ node: Node) -> [Node] {
    if case .sequence(let sequence) = node { return Array(sequence) }
    report(node, "a list is expected, with a dash before each item")
    return []
  }

  /// A text.
  mutating func text(_ node: Node) -> String? {
    if case .scalar(let scalar) = node, !scalar.string.isEmpty { return scalar.string }
    report(node, "a text is expected")
    return nil
  }

  /// The path of a file below the folder that the command runs in.
  ///
  /// The file may be somebody else's, and a check writes its baseline.
  mutating func innerPath(_ node: Node) -> String? {
    guard let path = text(node) else { return nil }
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      report(node, "“\(path)” leaves the folder; name a file below it, or use --baseline")
      return nil
    }
    return path
  }

  /// The texts of a list, or a text alone.
  mutating func texts(_ node: Node) -> [String] {
    if case .scalar = node { return text(node).map { [$0] } ?? [] }
    var texts: [String] = []
    for item in items(node) { texts += text(item).map { [$0] } ?? [] }
    return texts
  }

  /// The places of the texts of a list, or of a text alone.
  func locations(_ node: Node) -> [String: CaseLocation] {
    let nodes = node.sequence.map(Array.init) ?? [node]
    let places = nodes.compactMap { node in node.scalar.map { ($0.string, location(node)) } }
    return Dictionary(places) { first, _ in first }
  }

  /// A list as the command line takes it.
  mutating func list<List>(_ node: Node, _ read: (String) throws -> List) -> List? {
    let texts = texts(node)
    guard !texts.isEmpty else { return nil }
    do {
      return try read(texts.joined(separator: ","))
    } catch {
      report(node, "\(error)")
      return nil
    }
  }

  /// Whether a value switches something off, which YAML may take for a boolean.
  func isOff(_ node: Node) -> Bool {
    ["off", "false", "no"].contains(node.scalar?.string.lowercased() ?? "")
  }

  /// A boolean.
  mutating func bool(_ node: Node) -> Bool? {
    switch node.scalar?.string.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      report(node, "true or false is expected")
      return nil
    }
  }

  /// One of some words.
  mutating func word<Word: RawRepresentable<String>>(
    _ node: Node,
    _ noun: String,
    _ all: [Word]
  ) -> Word? {
    guard let text = text(node) else { return nil }
    if let word = Word(rawValue: text) { return word }
    report(node, "“\(text)” is not \(noun)" + Self.suggestion(text, all.map(\.rawValue)))
    return nil
  }
}
