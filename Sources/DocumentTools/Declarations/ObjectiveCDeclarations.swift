/// Reads the classes of a file of Objective-C with their properties, instance variables and methods.
struct ObjectiveCDeclarations {
  private var tokens: SourceTokens
  /// The class or protocol that is open.
  private var name: String?
  private var isProtocol = false
  private var isInterface = false

  init(_ bytes: SourceTokens.Bytes) {
    tokens = SourceTokens(bytes, isSwift: false)
  }

  /// Reads the whole file.
  ///
  /// - Complexity: O(bytes).
  mutating func read(into found: inout DeclaredClasses) {
    while true {
      switch tokens.next() {
      case .end: return
      case .mark(UInt8(ascii: "@")): readDirective(&found)
      case .mark(UInt8(ascii: "-")) where name != nil: readMethod(&found)
      case .mark(UInt8(ascii: "+")) where name != nil: readMethod(&found, isOfClass: true)
      // Where `#if` chooses between two heads, they have one body behind `#endif`.
      case .mark(UInt8(ascii: "{")) where name != nil && isInterface: readVariables(&found)
      case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")):
        tokens.skipBrackets()
      // Macros may stand for properties.
      case .word(let word) where name != nil && isInterface: readNames([word], &found)
      default: break
      }
    }
  }

  private mutating func readDirective(_ found: inout DeclaredClasses) {
    guard case .word(let word) = tokens.peek() else { return }
    _ = tokens.next()
    if tokens.equal(word, "interface") {
      begin(&found, isInterface: true)
    } else if tokens.equal(word, "implementation") {
      begin(&found, isInterface: false)
    } else if tokens.equal(word, "protocol") {
      beginProtocol(&found)
    } else if tokens.equal(word, "end") {
      name = nil
    } else if tokens.equal(word, "property") {
      readProperty(&found)
    } else if tokens.equal(word, "synthesize") || tokens.equal(word, "dynamic") {
      readNames([], &found)
    }
  }

  private func change(_ found: inout DeclaredClasses, _ change: (inout DeclaredClass) -> Void) {
    guard let name else { return }
    found.change(name, isProtocol: isProtocol, change)
  }
}

// MARK: - Types

extension ObjectiveCDeclarations {
  private mutating func begin(_ found: inout DeclaredClasses, isInterface: Bool) {
    name = tokens.takeWord()
    (isProtocol, self.isInterface) = (false, isInterface)
    // Behind the name stand its generics, or the protocols of a class without superclass.
    tokens.skipGenerics()
    if tokens.take(":"), let superclass = tokens.takeWord() {
      let file = found.file
      change(&found) { declared in
        declared.declare(in: file)
        declared.superclasses.insert(superclass)
      }
      tokens.skipMacro()
      addProtocols(&found)
      addProtocols(&found)
    } else if tokens.take("(") {
      tokens.skipBrackets()
      addProtocols(&found)
    }
    change(&found) { _ in }
    if tokens.take("{") { readVariables(&found) }
  }

  private mutating func beginProtocol(_ found: inout DeclaredClasses) {
    let former = tokens
    guard let name = tokens.takeWord() else { return }
    // Without a body it is a declaration ahead, or an expression.
    switch tokens.peek() {
    case .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: ")")):
      tokens = former
    default:
      self.name = name
      (isProtocol, isInterface) = (true, true)
      let file = found.file
      change(&found) { $0.declare(in: file) }
      addProtocols(&found)
    }
  }

  private mutating func addProtocols(_ found: inout DeclaredClasses) {
    guard tokens.take("<") else { return }
    var names: Set<String> = []
    while true {
      switch tokens.next() {
      case .word(let word): names.insert(tokens.text(word))
      case .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: "*")), .branch: break
      default:
        change(&found) { $0.protocols.formUnion(names) }
        return
      }
    }
  }
}

// MARK: - Members

extension ObjectiveCDeclarations {
  /// Reads the instance variables up to their closing bracket.
  private mutating func readVariables(_ found: inout DeclaredClasses) {
    while true {
      let former = tokens
      switch tokens.next() {
      case .mark(UInt8(ascii: "}")), .end: return
      case .mark(UInt8(ascii: "@")):
        guard let word = tokens.takeWord() else { break }
        if ["end", "interface", "implementation"].contains(word) {
          tokens = former
          return
        }
      case .word(let word): readNames([word], &found)
      default: break
      }
    }
  }

  private mutating func readProperty(_ found: inout DeclaredClasses) {
    var selectors: Set<String> = []
    if tokens.take("(") {
      let start = tokens.place
      tokens.skipBrackets()
      let attributes = tokens.text(start..<max(start, tokens.place - 1))
      for attribute in attributes.split(separator: ",") {
        let parts = attribute.split(separator: "=", maxSplits: 1)
        if parts.count == 2 { selectors.insert(parts[1].filter { !$0.isWhitespace }) }
      }
    }
    change(&found) { $0.selectors.formUnion(selectors) }
    readNames([], &found)
  }

  /// Reads names up to a semicolon: those of variables, with those of their types.
  private mutating func readNames(_ first: [Range<Int>], _ found: inout DeclaredClasses) {
    var names = Set(first.map(tokens.text))
    reading: while true {
      let former = tokens
      switch tokens.next() {
      case .word(let word): names.insert(tokens.text(word))
      case .mark(UInt8(ascii: ";")), .end: break reading
      case .mark(UInt8(ascii: "@")), .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "-")),
        .mark(UInt8(ascii: "+")):
        tokens = former
        break reading
      case .mark(UInt8(ascii: "{")):
        tokens.skipBrackets()
        break reading
      default: break
      }
    }
    change(&found) { $0.properties.formUnion(names) }
  }

  private mutating func readMethod(_ found: inout DeclaredClasses, isOfClass: Bool = false) {
    if tokens.take("(") { tokens.skipBrackets() }
    var selector = ""
    while true {
      let former = tokens
      switch tokens.next() {
      case .word(let word):
        if tokens.take(":") {
          selector += tokens.text(word) + ":"
          readParameter()
        } else if selector.isEmpty {
          selector = tokens.text(word)
        }
      case .mark(UInt8(ascii: ":")):
        selector += ":"
        readParameter()
      // What an attribute of the method says.
      case .mark(UInt8(ascii: "(")): tokens.skipBrackets()
      case .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: ".")), .branch: break
      default:
        tokens = former
        if !isOfClass, !selector.isEmpty { change(&found) { $0.selectors.insert(selector) } }
        return
      }
    }
  }

  private mutating func readParameter() {
    if tokens.take("(") { tokens.skipBrackets() }
    _ = tokens.takeWord()
  }
}

extension SourceTokens {
  /// Skips brackets of a macro behind a name.
  fileprivate mutating func skipMacro() {
    if take("(") { skipBrackets() }
  }
}
