/// Finds Swift classes of the running binary by name.
@MainActor
enum RuntimeClassLookUp {
  /// The class `name` of the first module that has it.
  ///
  /// `name` may be nested (`Outer.Inner`) or the runtime's own form (`_TtCC6Module5Outer5Inner`).
  static func find(_ name: String, in modules: [String]) -> AnyClass? {
    if name.hasPrefix("_Tt") { return findMangled(name) }
    let path = name.split(separator: ".").map(String.init)
    guard let last = path.last, path.allSatisfy(isIdentifier) else { return nil }
    guard LoadedClassNames.mayContain(last) else { return nil }
    for module in modules where isIdentifier(module) {
      if path.count == 1, let type = findTopLevel(name, in: module) { return type }
      if path.count > 1, let type = findNested(path, in: module) { return type }
    }
    guard path.count > 1 else { return nil }
    return findNested(Array(path.dropFirst()), in: path[0])
      ?? (path.count == 2 ? findTopLevel(path[1], in: path[0]) : nil)
  }

  // Not by `NSClassFromString`, which makes a table of all of Foundation's classes first.
  private static func findTopLevel(_ name: String, in module: String) -> AnyClass? {
    _typeByName("\(module).\(name)") as? AnyClass
  }

  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }

  /// Nested types have no dotted look-up; their mangled name says for each level whether it is a
  /// class, a structure or an enumeration, so the combinations of the outer levels are tried.
  private static func findNested(_ path: [String], in module: String) -> AnyClass? {
    guard path.count <= 4, path.allSatisfy(isIdentifier), isIdentifier(module) else { return nil }
    var candidates = [mangled(module)]
    for (level, part) in path.enumerated() {
      let kinds = level == path.count - 1 ? ["C"] : ["C", "V", "O"]
      candidates = candidates.flatMap { prefix in kinds.map { prefix + mangled(part) + $0 } }
    }
    for candidate in candidates {
      if let type = _typeByName(candidate) as? AnyClass { return type }
    }
    return nil
  }

  private static func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }

  /// `_TtC6Module5Class`: the old mangling that Objective-C sees, one kind letter per level.
  private static func findMangled(_ name: String) -> AnyClass? {
    var rest = name.dropFirst(3)
    let kinds = rest.prefix { "CVO".contains($0) }
    rest = rest.dropFirst(kinds.count)
    var parts: [String] = []
    while let first = rest.first, first.isNumber {
      let digits = rest.prefix { $0.isNumber }
      guard let length = Int(digits), length > 0, length <= rest.count else { return nil }
      rest = rest.dropFirst(digits.count)
      parts.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    guard rest.isEmpty, parts.count == kinds.count + 1, parts.count >= 2 else { return nil }
    guard LoadedClassNames.mayContain(parts[parts.count - 1]) else { return nil }
    if parts.count == 2 { return findTopLevel(parts[1], in: parts[0]) }
    return findNested(Array(parts.dropFirst()), in: parts[0])
  }
}
