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
}
