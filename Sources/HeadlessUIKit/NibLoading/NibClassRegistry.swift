import Foundation

/// The classes that documents may name as `customClass`.
///
/// Most need no registration: a Swift class is found as `Module.Class` at run time. Register a class
/// that is nested or has another name in the nib, alias the app's module to the one that has the
/// classes now, or declare a class that exists nowhere.
@MainActor
public final class NibClassRegistry {
  /// What a class name stands for.
  enum Resolution {
    case native(AnyClass)
    case declared(DynamicClass)
    case unknown
  }

  private struct Key: Hashable {
    let module: String?
    let name: String
  }

  private var registered: [Key: AnyClass] = [:]
  private var declared: [String: DynamicClass] = [:]
  private var aliases: [String: [String]] = [:]
  private var searchModules: [String] = ["HeadlessUIKit"]
  private var found: [Key: AnyClass?] = [:]
  /// Grows with every change, so that compiled nibs know that they are stale.
  private(set) var version = 0

  /// Creates an empty registry.
  public init() {}

  /// Registers a class under a name that documents use.
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The `customClass`; the class's own name without its module by default.
  ///   - module: The `customModule`; nil matches every module.
  public func register(_ type: AnyClass, name: String? = nil, module: String? = nil) {
    registered[Key(module: module, name: name ?? "\(type)")] = type
    invalidate()
  }

  /// Declares a class that exists in no binary.
  public func register(_ declaration: DynamicClass) {
    declared[declaration.name] = declaration
    invalidate()
  }

  /// Registers a class in the current environment.
  public static func register(_ type: AnyClass, name: String? = nil, module: String? = nil) {
    NibEnvironment.current.classes.register(type, name: name, module: module)
  }

  /// Declares a class in the current environment.
  public static func register(_ declaration: DynamicClass) {
    NibEnvironment.current.classes.register(declaration)
  }

  /// Looks classes of the module that documents name up in another module as well.
  public func addAlias(module: String, for actualModule: String) {
    aliases[module, default: []].append(actualModule)
    invalidate()
  }

  /// Looks classes without a module (and those not found in theirs) up in this module.
  public func addSearchModule(_ module: String) {
    searchModules.append(module)
    invalidate()
  }

  /// The declaration of a name, if it is a declared class.
  public func declaration(named name: String) -> DynamicClass? { declared[name] }

  func invalidate() {
    version += 1
    found.removeAll()
  }

  /// The class of a name.
  ///
  /// Declared classes win over those of the binary, registered ones over both.
  /// - Complexity: O(1) after the first call for the name; a first miss costs about 40 µs.
  func resolve(name: String, module: String?) -> Resolution {
    if let type = registered[Key(module: module, name: name)]
      ?? registered[Key(module: nil, name: name)]
    {
      return .native(type)
    }
    if let declaration = declared[name] { return .declared(declaration) }
    guard let type = lookUp(name, module) else { return .unknown }
    return .native(type)
  }

  /// The native class that instances of a name are made of: a declared class's nearest native
  /// ancestor.
  ///
  /// Nil when the name or one of its ancestors is unknown, or declared in a circle.
  package func nativeClass(name: String, module: String? = nil) -> AnyClass? {
    var current = name
    for _ in 0...declared.count {
      switch resolve(name: current, module: module) {
      case .native(let type): return type
      case .declared(let declaration): current = declaration.superclass
      case .unknown: return nil
      }
    }
    return nil
  }

  private func lookUp(_ name: String, _ module: String?) -> AnyClass? {
    let key = Key(module: module, name: name)
    if let known = found[key] { return known }
    let type: AnyClass? = RuntimeClassLookUp.find(name, in: modules(for: module))
    found[key] = .some(type)
    return type
  }

  private func modules(for module: String?) -> [String] {
    guard let module else { return searchModules }
    return [module] + (aliases[module] ?? []) + searchModules
  }
}

/// Finds Swift classes of the running binary by name.
enum RuntimeClassLookUp {
  /// The class `name` of the first module that has it.
  ///
  /// `name` may be nested (`Outer.Inner`) or the runtime's own form (`_TtCC6Module5Outer5Inner`).
  static func find(_ name: String, in modules: [String]) -> AnyClass? {
    if name.hasPrefix("_Tt") { return findMangled(name) }
    let path = name.split(separator: ".").map(String.init)
    guard !path.isEmpty, path.allSatisfy(isIdentifier) else { return nil }
    for module in modules where isIdentifier(module) {
      if path.count == 1, let type = NSClassFromString("\(module).\(name)") { return type }
      if path.count > 1, let type = findNested(path, in: module) { return type }
    }
    guard path.count > 1 else { return nil }
    return findNested(Array(path.dropFirst()), in: path[0])
      ?? (path.count == 2 ? NSClassFromString(name) : nil)
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
    if parts.count == 2 { return NSClassFromString("\(parts[0]).\(parts[1])") }
    return findNested(Array(parts.dropFirst()), in: parts[0])
  }
}
