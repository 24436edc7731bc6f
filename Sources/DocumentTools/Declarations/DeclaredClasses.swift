import Files

/// The classes that the sources of a project declare or add to.
///
/// All branches of `#if` count. Classes of one name are taken as one, so that what is said to be missing is in none.
public struct DeclaredClasses: Sendable {
  /// The classes by name.
  private(set) var classes: [String: DeclaredClass] = [:]
  /// The protocols by name.
  private(set) var protocols: [String: DeclaredClass] = [:]
  /// What other names stand for.
  private(set) var aliases: [String: Set<String>] = [:]
  /// The file that is being read.
  private(set) var file: String?
  /// Whether all sources could be read.
  private(set) var isWhole = true
  /// All selectors that some class has.
  private(set) lazy var allSelectors = classes.values.reduce(into: Set<String>()) {
    $0.formUnion($1.selectors)
    $0.formUnion($1.properties)
  }

  private static let byteCountMax = 8 << 20

  /// Reads no source.
  init() {}

  /// Reads sources, and hands each on to whoever wants more of it than its classes.
  ///
  /// - Complexity: O(bytes).
  init(_ paths: [String], handingOn: ([UInt8], _ path: String) -> Void = { _, _ in }) {
    for path in paths {
      guard let bytes = try? FileReader.read(path, byteCountMax: Self.byteCountMax) else {
        isWhole = false
        continue
      }
      file = path
      add(bytes, isSwift: DocumentPlace.ending(path) == "swift")
      handingOn(bytes, path)
    }
    file = nil
  }

  /// Takes what one source says.
  mutating func add(_ bytes: [UInt8], isSwift: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      if isSwift {
        var reader = SwiftDeclarations(bytes)
        reader.read(into: &self)
      } else {
        var reader = ObjectiveCDeclarations(bytes)
        reader.read(into: &self)
      }
    }
  }

  /// Changes what is known of a class or protocol.
  mutating func change(
    _ name: String,
    isProtocol: Bool = false,
    _ change: (inout DeclaredClass) -> Void
  ) {
    if isProtocol {
      change(&protocols[name, default: DeclaredClass()])
    } else {
      change(&classes[name, default: DeclaredClass()])
    }
  }

  /// Takes another name of a type.
  mutating func add(alias: String, of names: Set<String>) {
    aliases[alias, default: []].formUnion(names)
  }
}

// MARK: - Asking

extension DeclaredClasses {
  /// A class with all that its superclasses have.
  struct Lineage {
    /// The members of all of them.
    var members = DeclaredClass()
    /// The classes of UIKit that it comes from.
    var system: Set<String> = []
  }

  /// What a class has; nil where a part of it is not in the sources or not known of UIKit.
  ///
  /// - Complexity: O(members of its superclasses).
  func lineage(of name: String) -> Lineage? {
    guard isWhole else { return nil }
    var lineage = Lineage()
    var seen: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if UIKitMembers.isKnown(next) {
        lineage.system.insert(next)
        for name in UIKitMembers.lineage(of: next) { add(members: classes[name], to: &lineage) }
        continue
      }
      if let declared = classes[next], declared.isDeclared {
        add(members: declared, to: &lineage)
        guard let known = superclasses(of: declared) else { return nil }
        waiting += known
      } else if let alias = aliases[next] {
        add(members: classes[next], to: &lineage)
        guard let known = named(by: alias) else { return nil }
        waiting += known
      } else {
        return nil
      }
    }
    return lineage.system.isEmpty ? nil : lineage
  }

  private func superclasses(of declared: DeclaredClass) -> [String]? {
    declared.superclasses.isEmpty ? nil : Array(declared.superclasses)
  }

  /// The class among what an alias joins with `&`.
  private func named(by alias: Set<String>) -> [String]? {
    let found = alias.filter {
      UIKitMembers.isKnown($0) || classes[$0]?.isDeclared == true || aliases[$0] != nil
    }
    let others = alias.subtracting(found).filter { protocols[$0] == nil }
    return found.isEmpty || !others.isEmpty ? nil : Array(found)
  }

  private func add(members declared: DeclaredClass?, to lineage: inout Lineage) {
    guard let declared else { return }
    lineage.members.properties.formUnion(declared.properties)
    lineage.members.selectors.formUnion(declared.selectors)
    var waiting = Array(declared.protocols)
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let adopted = protocols[name] else { continue }
      lineage.members.properties.formUnion(adopted.properties)
      lineage.members.selectors.formUnion(adopted.selectors)
      waiting += adopted.protocols
    }
  }

  /// The names of the classes that come from a class, as far as the sources say.
  ///
  /// - Complexity: O(classes) a level.
  func descendants(of names: Set<String>) -> Set<String> {
    var found = names
    var count = 0
    while found.count > count {
      count = found.count
      for (name, declared) in classes
      where !declared.superclasses.isDisjoint(with: found)
        || !declared.protocols.isDisjoint(with: found)
      {
        found.insert(name)
      }
      for (alias, others) in aliases where !others.isDisjoint(with: found) { found.insert(alias) }
    }
    return found
  }
}

extension DeclaredClasses.Lineage {
  /// Whether an outlet of a name can be set, as key-value coding looks for it.
  func hasOutlet(_ key: String) -> Bool {
    let dynamic = ["setValue:forUndefinedKey:", "setValue:forKey:"]
    if dynamic.contains(where: members.selectors.contains) { return true }
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    let small = key.prefix(1).lowercased() + key.dropFirst()
    let names =
      [key, capital, small, "_" + key, "is" + capital, "_is" + capital]
      + (key.hasPrefix("_") ? [String(key.dropFirst())] : [])
    return names.contains(where: members.properties.contains)
      || members.selectors.contains("set\(capital):")
      || members.selectors.contains("_set\(capital):")
      || isOfSystem(outlet: key)
      || key.hasPrefix("_") && isOfSystem(outlet: String(key.dropFirst()))
  }

  /// Whether UIKit has an outlet.
  func isOfSystem(outlet key: String) -> Bool {
    system.contains { UIKitMembers.hasOutlet(key, in: $0) }
  }

  /// Whether a message of a selector is answered.
  func hasAction(_ selector: String) -> Bool {
    let dynamic = [
      "forwardInvocation:", "forwardingTargetForSelector:", "forwardingTargetFor:",
      "respondsToSelector:", "responds:", "respondsTo:",
    ]
    if dynamic.contains(where: members.selectors.contains) { return true }
    return members.selectors.contains(selector) || members.properties.contains(selector)
      || isSetter(selector) || UIKitMembers.actions.contains(selector)
  }

  private func isSetter(_ selector: String) -> Bool {
    guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return false }
    let name = selector.dropFirst(3).dropLast()
    return members.properties.contains(String(name))
      || members.properties.contains(name.prefix(1).lowercased() + name.dropFirst())
  }
}
