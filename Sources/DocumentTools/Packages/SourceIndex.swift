import Files

/// Which files of a project declare what: finds the files that some of them need.
struct SourceIndex: Sendable {
  private var names: [String: SourceNames] = [:]
  private var types: [String: [String]] = [:]
  private var additions: [String: [SourceNames.Addition: [String]]] = [:]

  /// Reads Swift files; those that cannot be read declare nothing.
  ///
  /// - Complexity: O(bytes).
  init(_ paths: [String]) {
    for path in paths.sorted() {
      guard let bytes = try? FileReader.read(path, byteCountMax: 8 << 20) else { continue }
      let found = SourceNames(bytes)
      names[path] = found
      for type in found.types { types[type, default: []].append(path) }
      for addition in found.additions {
        additions[addition.name, default: [:]][addition, default: []].append(path)
      }
    }
  }

  /// The file that declares a class which other files can name, the first of several.
  func file(ofClass name: String) -> String? {
    types[name]?.first { names[$0]?.classes.contains(name) == true }
  }

  /// Some files with all that their words may mean, apart from files that are left out.
  ///
  /// What several files declare is taken of the nearest one.
  /// - Complexity: O(words of the files found), times the longest way of extensions of extensions.
  func closure(of files: Set<String>, without leftOut: Set<String> = []) -> Set<String> {
    var found = files
    var count = 0
    while count < found.count {
      count = found.count
      var waiting = Array(found)
      while let file = waiting.popLast() {
        for word in names[file]?.words ?? [] {
          for next in needed(word, by: file, among: found)
          where !leftOut.contains(next) && found.insert(next).inserted {
            waiting.append(next)
          }
        }
      }
    }
    return found
  }

  private func needed(_ word: String, by file: String, among found: Set<String>) -> [String] {
    guard let own = names[file] else { return [] }
    var files: [String] = []
    if !own.types.contains(word), let declared = types[word] {
      files += Self.nearest(to: file, of: declared)
    }
    for (addition, declaring) in additions[word] ?? [:] where !own.additions.contains(addition) {
      // A member of a type of the project matters once the type is there.
      let owners = addition.type.flatMap { types[$0] } ?? []
      guard owners.isEmpty || owners.contains(where: found.contains) else { continue }
      files += Self.nearest(to: file, of: declaring)
    }
    return files
  }

  private static func nearest(to file: String, of candidates: [String]) -> [String] {
    func sharedCount(_ other: String) -> Int {
      zip(file.utf8, other.utf8).prefix { $0 == $1 }.count
    }
    return candidates.max { sharedCount($0) < sharedCount($1) }.map { [$0] } ?? []
  }
}
