/// What a call of a function looks like, as far as its first label says.
struct CallSignature {
  /// The first label; nil for a function without parameters, and empty for a parameter without a label.
  private let label: String?
  /// Whether calls may leave parameters out, or the language has no labels of its own.
  private let isOpen: Bool

  /// Reads the head of a function up to its brace.
  init(_ head: String, _ name: String) {
    let text = SourceText(head)
    guard let start = text.places(after: "func ").last else {
      (label, isOpen) = (nil, true)
      return
    }
    let rest = text.text(start, text.bytes.count).drop(while: \.isWhitespace).dropFirst(name.count)
    guard rest.first == "(", let end = rest.endOfBlock("(", ")") else {
      (label, isOpen) = (nil, true)
      return
    }
    let parameters = rest[..<end].dropFirst()
    isOpen = parameters.contains("=") || parameters.contains("...")
    let first = parameters.drop(while: \.isWhitespace).prefix(while: \.isOfName)
    label = first.isEmpty ? nil : first == "_" ? "" : String(first)
  }

  /// Whether a mention of the name may call the function: in Swift it has the same first label.
  func mayBeCalled(by mention: WordMentions.Mention) -> Bool {
    guard !isOpen else { return true }
    let rest = mention.after.drop { $0 == "?" || $0 == "!" }
    guard rest.first == "(" else { return true }
    let first = rest.dropFirst().drop(while: \.isWhitespace)
    if first.first == ")" { return label == nil || mayTrail(first.dropFirst()) }
    let word = first.prefix(while: \.isOfName)
    let isLabelled = !word.isEmpty && first[word.endIndex...].first == ":"
    return isLabelled ? (word == "_" ? "" : String(word)) == label : label?.isEmpty == true
  }

  /// Whether a block follows the brackets, which is the first parameter then.
  private func mayTrail(_ rest: Substring) -> Bool {
    rest.drop { $0 == " " }.first == "{"
  }
}

/// What the head of a function says of its parameters.
struct FunctionForm {
  /// Whether it has none.
  let takesNothing: Bool
  /// Whether calls label one of them, so that its name in Objective-C is longer.
  let hasLabels: Bool

  /// Reads the head of a function up to its brace.
  init(_ head: String, _ name: String) {
    let text = SourceText(head)
    guard let start = text.places(ofName: name).first else {
      (takesNothing, hasLabels) = (false, true)
      return
    }
    let rest = text.text(start + name.utf8.count, text.bytes.count).drop(while: \.isWhitespace)
    guard rest.first == "(" else {
      // In Objective-C: `- (void)quit` and `- (void)quit:(id)sender`.
      (takesNothing, hasLabels) = (rest.first != ":", true)
      return
    }
    let end = rest.endOfBlock("(", ")") ?? rest.endIndex
    let parameters = rest[..<end].dropFirst().trimmingPrefix(while: \.isWhitespace)
    takesNothing = parameters.isEmpty
    hasLabels = !parameters.isEmpty && !parameters.hasPrefix("_ ") || parameters.contains(",")
  }
}
