extension SourceText {
  /// What the parameter of a function stands for: the names that calls in the same source hand on for it.
  struct Parameter {
    /// Where the function's braces are.
    let body: Range<Int>
    let name: String
    let arguments: Set<String>
  }

  /// The parameters that may be views, with what the calls of their functions hand on: `style(titleLabel, text: …)`.
  ///
  /// Of a message of Objective-C only its first argument is read.
  /// - Complexity: O(bytes · functions that take a view).
  var parameters: [Parameter] {
    swiftParameters + cParameters
  }

  private static let kinds = ["UI", "Label", "Button", "View", "Field", "Image"]

  private static func isOfView(_ type: some StringProtocol) -> Bool {
    kinds.contains { type.contains($0) }
  }

  // MARK: Swift

  private var swiftParameters: [Parameter] {
    places(after: "func ").flatMap { place -> [Parameter] in
      let function = name(at: place)
      let head = text(place, place + 400)
      guard !function.isEmpty, !isInComment(place), let open = head.firstIndex(of: "("),
        let close = head[open...].endOfBlock("(", ")")
      else { return [] }
      let written = Self.parts(of: head[open..<close].dropFirst()).map(Self.parameter)
      guard written.contains(where: { Self.isOfView($0.type) }),
        let body = body(from: place + head[...close].utf8.count)
      else { return [] }
      let calls = calls(of: function)
      return written.filter { Self.isOfView($0.type) }.compactMap { parameter in
        let arguments = calls.compactMap { call in
          call.first { $0.label == parameter.label }?.name
        }
        // Parameters without labels are told apart by their places.
        guard parameter.label != "_" || written.first?.name == parameter.name else { return nil }
        return arguments.isEmpty
          ? nil : Parameter(body: body, name: parameter.name, arguments: Set(arguments))
      }
    }
  }

  /// The arguments of the calls of a function that are names: their labels, `_` without one.
  private func calls(of function: String) -> [[(label: String, name: String)]] {
    places(ofName: function).compactMap { place in
      let end = place + function.utf8.count
      guard byte(end) == UInt8(ascii: "("), !isInComment(place),
        !text(place - 6, place).hasSuffix("func ")
      else { return nil }
      let rest = text(end, end + 400)
      guard let close = rest[...].endOfBlock("(", ")") else { return nil }
      return Self.parts(of: rest[..<close].dropFirst()).compactMap(Self.argument)
    }
  }

  /// What stands between the commas of a list that are in no brackets.
  private static func parts(of list: Substring) -> [Substring] {
    var depth = 0
    return list.split { letter in
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      return letter == "," && depth == 0
    }
  }

  private static func parameter(_ text: Substring) -> (label: String, name: String, type: Substring)
  {
    let colon = text.firstIndex(of: ":") ?? text.endIndex
    let words = text[..<colon].split(whereSeparator: \.isWhitespace)
    return (String(words.first ?? ""), String(words.last ?? ""), text[colon...])
  }

  private static func argument(_ text: Substring) -> (label: String, name: String)? {
    let colon = text.firstIndex(of: ":")
    let label = colon.map { text[..<$0].filter { !$0.isWhitespace } } ?? "_"
    var value = (colon.map { text[$0...].dropFirst() } ?? text).drop(while: \.isWhitespace)
    if value.hasPrefix("self.") { value = value.dropFirst(5) }
    let name = value.prefix(while: \.isOfName)
    let isAlone = value[name.endIndex...].allSatisfy { $0.isWhitespace || $0 == "!" || $0 == "?" }
    return isAlone && !name.isEmpty ? (label, String(name)) : nil
  }

  // MARK: Objective-C

  private var cParameters: [Parameter] {
    methodStarts.compactMap { place -> Parameter? in
      let head = text(place, place + 400).prefix { !"{;".contains($0) }
      guard let colon = head.firstIndex(of: ":"), let close = head.firstIndex(of: ")"),
        close < colon
      else { return nil }
      let selector = head[close..<colon].dropFirst().filter { !$0.isWhitespace }
      let rest = head[colon...].dropFirst().drop(while: \.isWhitespace)
      guard rest.first == "(", let end = rest.endOfBlock("(", ")"),
        Self.isOfView(rest[..<end])
      else { return nil }
      let name = rest[end...].dropFirst().drop(while: \.isWhitespace).prefix(while: \.isOfName)
      guard let body = body(from: place + head.utf8.count) else { return nil }
      let arguments = messages(selector)
      return arguments.isEmpty
        ? nil : Parameter(body: body, name: String(name), arguments: arguments)
    }
  }

  /// Where lines begin with the sign of a method.
  private var methodStarts: [Int] { places(after: "\n-") }

  /// What messages to the object itself hand on first.
  private func messages(_ selector: String) -> Set<String> {
    let places = places(ofName: selector).filter { place in
      byte(place + selector.utf8.count) == UInt8(ascii: ":") && !isInComment(place)
        && text(place - 6, place) == "[self "
    }
    return Set(
      places.compactMap { place in
        let start = place + selector.utf8.count + 1
        var value = text(start, start + 80).drop { $0 == " " }
        if value.hasPrefix("self.") { value = value.dropFirst(5) }
        let name = value.prefix(while: \.isOfName)
        let isAlone = value[name.endIndex...].first.map { $0 == "]" || $0.isWhitespace } ?? false
        return isAlone && !name.isEmpty ? String(name) : nil
      }
    )
  }

  // MARK: Bodies

  /// The braces that open behind a place, before anything else begins.
  private func body(from place: Int) -> Range<Int>? {
    let rest = bytes[min(place, bytes.count)...].prefix(20_000)
    let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    guard let open = rest.prefix(200).firstIndex(of: opening),
      let close = rest[open...].endOfBlock(opening, closing)
    else { return nil }
    return open..<close
  }
}
