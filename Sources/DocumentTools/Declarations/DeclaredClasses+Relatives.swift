extension DeclaredClasses {
  /// A class and all its superclasses, as far as the sources say.
  func ancestors(of name: String) -> Set<String> {
    var found: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      for parent in classes[next]?.superclasses ?? [] where found.insert(parent).inserted {
        waiting.append(parent)
      }
    }
    return found
  }

  /// A class with its superclasses and subclasses.
  func relatives(of name: String) -> Set<String> {
    descendants(of: [name]).union(ancestors(of: name))
  }

  /// Whether a class is declared, and comes from one that neither the sources nor the system have.
  func hasUnknownSuperclass(_ name: String) -> Bool {
    guard classes[name]?.isDeclared == true else { return false }
    return ancestors(of: name).contains { ancestor in
      classes[ancestor]?.isDeclared != true && aliases[ancestor] == nil
        && protocols[ancestor] == nil && !UIKitMembers.isOfSystem(ancestor)
    }
  }
}
