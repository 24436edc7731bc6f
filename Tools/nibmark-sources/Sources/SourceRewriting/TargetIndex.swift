/// The declarations of all files of a target.
struct TargetIndex {
  private(set) var types: [TypeDeclaration] = []
  /// The base names of methods that protocols of the target or UIKit's declare as optional.
  private(set) var optionalMethods = KnownNames.optionalMethods
  /// Classes by their last name.
  private var classes: [String: [Int]] = [:]
  private var extensions: [String: [Int]] = [:]

  init(_ files: [SourceFile], conditions: BuildConditions) {
    for (index, file) in files.enumerated() {
      let collector = DeclarationCollector(file: index, conditions: conditions)
      collector.walk(file.tree)
      types += collector.types
      optionalMethods.formUnion(collector.optionalMethods)
    }
    for (index, type) in types.enumerated() {
      switch type.kind {
      case .class: classes[type.simpleName, default: []].append(index)
      case .extension: extensions[type.simpleName, default: []].append(index)
      case .protocol: continue
      }
    }
  }

  /// The class of a name as `inherited` clauses and extensions write it.
  func classDeclaration(_ name: String) -> TypeDeclaration? {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    let found = classes[simple, default: []].map { types[$0] }
    return found.first { $0.name == name } ?? found.first { $0.name.hasSuffix("." + name) }
      ?? (found.count == 1 ? found.first : nil)
  }

  /// The extensions of a class.
  func extensions(of declaration: TypeDeclaration) -> [TypeDeclaration] {
    extensions[declaration.simpleName, default: []].map { types[$0] }.filter {
      $0.name == declaration.name || declaration.name.hasSuffix("." + $0.name)
    }
  }

  /// The extensions of classes that are not of this target.
  var extensionsOfOthers: [TypeDeclaration] {
    types.filter { $0.kind == .extension && classDeclaration($0.name) == nil }
  }

  /// The superclasses within the target from the nearest on, and the name of the first beyond it.
  func ancestry(of declaration: TypeDeclaration) -> (own: [TypeDeclaration], root: String?) {
    var own: [TypeDeclaration] = []
    var current = declaration
    while let name = current.inherited.first {
      guard let next = classDeclaration(name), next.name != declaration.name,
        !own.contains(where: { $0.name == next.name })
      else { return (own, name) }
      own.append(next)
      current = next
    }
    return (own, nil)
  }

  /// All members that a class declares in its body and in extensions.
  func members(of declaration: TypeDeclaration) -> [Member] {
    declaration.members + extensions(of: declaration).flatMap(\.members)
  }
}
