/// What a change of a source does to what documents may connect.
public struct DeclarationChange: Sendable {
  /// The names of the members that came or went, as documents write them, and of their classes.
  public private(set) var names: Set<String> = []
  /// The classes that came, went, or got another superclass, so that what comes from them has other members as well.
  public private(set) var parents: Set<String> = []

  /// No change.
  public init() {}

  /// Takes the change of a source.
  ///
  /// - Parameters:
  ///   - former: Its bytes before; nil for a new one.
  ///   - now: Its bytes now; nil for one that is gone.
  ///   - path: Its path, which tells its language.
  /// - Complexity: O(bytes).
  public mutating func add(_ former: [UInt8]?, _ now: [UInt8]?, path: String) {
    let isSwift = DocumentPlace.ending(path) == "swift"
    var tables = (DeclaredClasses(), DeclaredClasses())
    if let former { tables.0.add(former, isSwift: isSwift) }
    if let now { tables.1.add(now, isSwift: isSwift) }
    add(tables.0.classes, tables.1.classes)
    add(tables.0.protocols, tables.1.protocols)
    for alias in Set(tables.0.aliases.keys).union(tables.1.aliases.keys)
    where tables.0.aliases[alias] != tables.1.aliases[alias] {
      parents.insert(alias)
    }
  }

  private mutating func add(
    _ former: [String: DeclaredClass],
    _ now: [String: DeclaredClass]
  ) {
    for name in Set(former.keys).union(now.keys) where former[name] != now[name] {
      let (before, after) = (former[name] ?? DeclaredClass(), now[name] ?? DeclaredClass())
      names.insert(name)
      for property in before.properties.symmetricDifference(after.properties) {
        add(property: property)
      }
      for selector in before.selectors.symmetricDifference(after.selectors) {
        names.insert(selector)
        if selector.hasPrefix("set") { add(property: String(selector.dropFirst(3).dropLast())) }
      }
      let isSame =
        before.superclasses == after.superclasses && before.protocols == after.protocols
        && before.isDeclared == after.isDeclared
        // What takes any key or message.
        && !before.selectors.symmetricDifference(after.selectors)
          .contains {
            $0.hasPrefix("setValue:") || $0.hasPrefix("respond") || $0.hasPrefix("forward")
          }
      if !isSame { parents.insert(name) }
    }
  }

  private mutating func add(property: String) {
    let plain = property.drop { $0 == "_" }
    let small = plain.prefix(1).lowercased() + plain.dropFirst()
    let capital = plain.prefix(1).uppercased() + plain.dropFirst()
    names.formUnion([property, String(plain), small, capital, "_" + small])
  }

  /// The classes of a project that come from ``parents``.
  ///
  /// - Complexity: O(bytes of its sources) where there are any.
  public func descendants(below root: String) -> Set<String> {
    guard !parents.isEmpty else { return [] }
    return DeclaredClasses(ProjectFiles(below: root).sources).descendants(of: parents)
  }
}
