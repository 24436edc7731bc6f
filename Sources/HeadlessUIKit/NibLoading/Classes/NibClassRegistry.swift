/// The classes that documents may name as `customClass`.
///
/// Most need no registration: a Swift class is found as `Module.Class` at run time. Register a class
/// that is nested or has another name in the nib, alias the app's module to the one that has the
/// classes now, or declare a class that exists nowhere.
@preconcurrency @MainActor
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
  /// - Complexity: O(1) after the first call for the name; the first costs about 40 µs when a class has that name.
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
