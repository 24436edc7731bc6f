/// What the sources say of a class, in all its declarations, extensions and categories.
struct DeclaredClass: Sendable, Equatable {
  /// Its superclasses as written; several where several declarations share its name.
  var superclasses: Set<String> = []
  /// The protocols that it may adopt.
  var protocols: Set<String> = []
  /// The names of its properties and instance variables.
  var properties: Set<String> = []
  /// The selectors of its methods.
  var selectors: Set<String> = []
  /// Whether a source declares it, and not only adds to it.
  private(set) var isDeclared = false
  /// The sources that declare it, where they are files; several where apps beside each other share its name.
  private(set) var files: Set<String> = []

  /// Takes a declaration with the file that has it.
  mutating func declare(in file: String?) {
    isDeclared = true
    if let file { files.insert(file) }
  }

  /// Whether two files mean the same class, where apps beside each other share its name.
  ///
  /// - Complexity: O(declarations · folders).
  func isOne(in path: String, and other: String) -> Bool {
    guard files.count > 1 else { return true }
    return !nearest(to: path).isDisjoint(with: nearest(to: other))
  }

  /// The declarations that share the most folders with a path.
  private func nearest(to path: String) -> Set<String> {
    let folders = path.split(separator: "/").dropLast()
    let counts = files.map { file in
      (file, zip(folders, file.split(separator: "/").dropLast()).prefix { $0 == $1 }.count)
    }
    let most = counts.map(\.1).max()
    return Set(counts.filter { $0.1 == most }.map(\.0))
  }
}
