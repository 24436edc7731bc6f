import XMLSupport

/// Finds the paths of an expression that select nothing in any tree.
///
/// Each step is taken on sets of elements instead of on nodes, so that no tree is needed.
struct TreeReach {
  private typealias Vocabulary = TreeVocabulary

  /// A path that selects nothing, and why.
  struct DeadEnd: Equatable {
    let message: String
    /// Whether the path stands in `count`, `not` or `boolean`, where nobody notices at a run.
    let isExistenceTest: Bool
  }

  /// An attribute that a part compares with a text.
  struct Comparison {
    let attribute: String
    let text: String
    let isNegated: Bool
    /// The elements whose attribute it is.
    let elements: TreeVocabulary.Elements
  }

  /// What a step is taken from or has reached.
  struct Place {
    var elements: TreeVocabulary.Elements
    /// The attribute of those elements, once a step went to attributes.
    var attribute: XPathSyntax.NodeTest?
    /// Variables and functions may hold any nodes.
    var isUnknown = false

    static let document = Place(elements: TreeVocabulary.document)
    static let unknown = Place(elements: 0, isUnknown: true)
    var isEmpty: Bool { !isUnknown && elements == 0 }
  }

  private let bytes: [UInt8]
  private(set) var deadEnds: [DeadEnd] = []
  private(set) var comparisons: [Comparison] = []
  /// The elements that the whole expression may select; nil for what is no set of elements.
  private(set) var selected: TreeVocabulary.Elements?

  /// Follows an expression that is evaluated on the tree's document.
  ///
  /// - Complexity: O(length of the expression).
  init(_ expression: XPathExpression) {
    bytes = Array(expression.text.utf8)
    let place = place(of: expression.syntax, from: .document, inTest: false)
    selected = place.isUnknown || place.attribute != nil ? nil : place.elements
  }

  private static let existenceTests = ["not", "count", "boolean"]

  private mutating func place(
    of syntax: XPathSyntax,
    from context: Place,
    inTest: Bool
  ) -> Place {
    switch syntax {
    case .number, .literal, .variable: return .unknown
    case .negate(let operand, _): return place(of: operand, from: context, inTest: inTest)
    case .binary(let operation, let left, let right, _):
      let first = place(of: left, from: context, inTest: inTest)
      let second = place(of: right, from: context, inTest: inTest)
      if operation == .equal || operation == .notEqual {
        compare(first, right, isNegated: operation == .notEqual)
        compare(second, left, isNegated: operation == .notEqual)
      }
      guard operation == .union, first.attribute == nil, second.attribute == nil else {
        return .unknown
      }
      return Place(
        elements: first.elements | second.elements,
        isUnknown: first.isUnknown || second.isUnknown
      )
    case .call(let name, let arguments, _):
      let isTest = inTest || Self.existenceTests.contains(name)
      for argument in arguments { _ = place(of: argument, from: context, inTest: isTest) }
      return .unknown
    case .path(let path): return place(of: path, from: context, inTest: inTest)
    }
  }

  private mutating func place(
    of path: XPathSyntax.Path,
    from context: Place,
    inTest: Bool
  ) -> Place {
    var current = path.isAbsolute ? Place.document : context
    if let start = path.start { current = place(of: start, from: context, inTest: inTest) }
    for predicate in path.startPredicates {
      _ = place(of: predicate, from: current, inTest: inTest)
    }
    for step in path.steps where !current.isEmpty {
      let next = take(step, from: current)
      if next.isEmpty {
        let message = cause(of: step, from: current)
        deadEnds.append(DeadEnd(message: message, isExistenceTest: inTest))
      }
      for predicate in step.predicates where !next.isEmpty {
        _ = place(of: predicate, from: next, inTest: inTest)
      }
      current = next
    }
    return current
  }
}

// MARK: - Steps

extension TreeReach {
  private mutating func compare(_ place: Place, _ other: XPathSyntax, isNegated: Bool) {
    guard case .name(let name) = place.attribute, case .literal(let text, _) = other else { return }
    comparisons.append(
      Comparison(attribute: name, text: text, isNegated: isNegated, elements: place.elements)
    )
  }
}

extension TreeReach {
  private func take(_ step: XPathSyntax.Step, from place: Place) -> Place {
    guard !place.isUnknown else { return .unknown }
    if place.attribute != nil { return takeFromAttribute(step, place) }
    let start = base(of: step, place)
    if step.axis == "attribute" { return attributes(step.test, of: start) }
    let reached = elements(on: step.axis, from: start)
    switch step.test {
    case .node: return Place(elements: reached)
    case .any: return Place(elements: reached & Vocabulary.all)
    case .name(let name): return Place(elements: reached & (Vocabulary.element(name) ?? 0))
    case .other: return Place(elements: 0)
    }
  }

  /// Where the step begins, with what two slashes pass over.
  private func base(of step: XPathSyntax.Step, _ place: Place) -> Vocabulary.Elements {
    guard step.followsDescendants else { return place.elements }
    return place.elements
      | Vocabulary.closure(of: place.elements, Vocabulary.children)
  }

  private func takeFromAttribute(_ step: XPathSyntax.Step, _ place: Place) -> Place {
    switch step.axis {
    case "self", "ancestor-or-self", "descendant-or-self":
      step.test == .node ? place : Place(elements: 0)
    case "parent", "ancestor": Place(elements: place.elements)
    default: Place(elements: 0)
    }
  }

  private func attributes(_ test: XPathSyntax.NodeTest, of set: Vocabulary.Elements) -> Place {
    switch test {
    case .name(let name):
      Place(elements: set & Vocabulary.owners(of: name), attribute: test)
    case .any, .node: Place(elements: set & Vocabulary.all, attribute: test)
    case .other: Place(elements: 0)
    }
  }

  private func elements(
    on axis: String,
    from set: Vocabulary.Elements
  ) -> Vocabulary.Elements {
    switch axis {
    case "child": Vocabulary.children(of: set)
    case "self": set
    case "parent": Vocabulary.parents(of: set)
    case "descendant": Vocabulary.closure(of: set, Vocabulary.children)
    case "descendant-or-self": set | Vocabulary.closure(of: set, Vocabulary.children)
    case "ancestor": Vocabulary.closure(of: set, Vocabulary.parents)
    case "ancestor-or-self": set | Vocabulary.closure(of: set, Vocabulary.parents)
    case "following-sibling", "preceding-sibling":
      Vocabulary.children(of: Vocabulary.parents(of: set))
    case "following", "preceding": Vocabulary.all
    default: 0
    }
  }
}

// MARK: - Causes

extension TreeReach {
  private func cause(of step: XPathSyntax.Step, from place: Place) -> String {
    let text = String(decoding: bytes[step.range.lowerBound..<step.testEnd], as: UTF8.self)
    switch step.test {
    case .other:
      return "\(text) selects nothing: the tree has no text nodes; expected the attribute @text"
    case .name(let name) where step.axis == "attribute": return attribute(name, place)
    case .name(let name): return element(name, place)
    default: return "\(text) selects nothing: \(Self.described(place)) has none"
    }
  }

  private func attribute(_ name: String, _ place: Place) -> String {
    if place.elements == Vocabulary.document {
      return "@\(name) selects nothing: the document has no attributes; "
        + "expected a path to an element, such as //label/@\(name)"
    }
    let names = Vocabulary.attributes(of: place.elements)
    let owners = Vocabulary.names(of: Vocabulary.owners(of: name))
    let others =
      owners.isEmpty ? "" : "; only \(owners.map { "<\($0)>" }.joinedAsList(max: 4)) can have it"
    let known =
      names.isEmpty ? "it has none" : "expected \(names.joinedAsList(max: 12))"
    return
      "@\(name) selects nothing: \(Self.described(place)) has no attribute \"\(name)\"\(others)"
      + "; \(known)" + NearestName.hint(name, in: names)
  }

  private func element(_ name: String, _ place: Place) -> String {
    guard Vocabulary.element(name) != nil else {
      let all = Vocabulary.names
      if let message = Self.byClass(name) {
        return "the tree has no element \"\(name)\"; \(message)"
      }
      if let near = NearestName.of(name, in: all) {
        return "the tree has no element \"\(name)\" (did you mean \"\(near)\"?)"
      }
      let isAttribute = Vocabulary.owners(of: name) != 0
      let remedy =
        isAttribute
        ? "expected the attribute @\(name)"
        : "expected \(all.joinedAsList(max: 16))"
      return "the tree has no element \"\(name)\"; \(remedy)"
    }
    let below = Vocabulary.names(of: Vocabulary.children(of: place.elements))
    let known =
      below.isEmpty
      ? "nothing stands in it" : "expected \(below.map { "<\($0)>" }.joinedAsList(max: 6))"
    let remedy = place.elements == Vocabulary.document ? "//\(name)" : "a path such as //\(name)"
    return "<\(name)> does not stand there in \(Self.described(place)): \(known), or \(remedy)"
  }

  /// What to write instead of a class's name.
  private static func byClass(_ name: String) -> String? {
    guard name.first?.isUppercase == true else { return nil }
    let plain = name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
    let element = (plain.first?.lowercased() ?? "") + plain.dropFirst()
    return TreeVocabulary.element(element) == nil
      ? "expected an element of Interface Builder's, such as //*[@customClass = '\(name)']"
      : "elements have Interface Builder's names; expected \"\(element)\""
  }

  private static func described(_ place: Place) -> String {
    if place.elements == Vocabulary.document { return "the document" }
    let names = Vocabulary.names(of: place.elements)
    return names.count > 3
      ? "what the path selects" : names.map { "<\($0)>" }.joinedAsAlternatives()
  }
}

extension [String] {
  /// The first few, as `a, b, c or others`.
  func joinedAsList(max: Int) -> String {
    count <= max ? joinedAsAlternatives() : prefix(max).joined(separator: ", ") + " or others"
  }
}
