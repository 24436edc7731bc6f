/// The texts that a key may have at run time: by plurals, widths or devices.
///
/// A view holds one of them at a time, so layout has to hold each.
struct TextForms {
  /// In a fixed order, each once.
  private(set) var texts: [String]

  /// The most texts of one key; a format with several variables has one for each choice of their forms.
  private static let countMax = 64
  private static let depthMax = 4

  /// Reads what a `.stringsdict` has for a key.
  init(_ value: Any) {
    texts = Self.texts(of: value, depth: 0)
  }

  /// Puts the forms of variables into a format.
  ///
  /// - Parameters:
  ///   - formats: Texts with variables, such as `%#@files@ selected`.
  ///   - variables: The forms of each variable by its name. One without forms stays as it is written.
  init(_ formats: [String], variables: [String: [String]]) {
    texts = Self.filled(formats, variables)
  }

  private static func texts(of value: Any, depth: Int) -> [String] {
    if let text = value as? String { return [text] }
    guard depth < depthMax, let rules = value as? [String: Any] else { return [] }
    if let format = rules["NSStringLocalizedFormatKey"] as? String {
      return filled([format], rules.compactMapValues { forms($0) })
    }
    let kinds = ["NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType"]
    return unique(
      kinds.compactMap { rules[$0] as? [String: Any] }.flatMap { forms in
        forms.sorted { $0.key < $1.key }.flatMap { texts(of: $0.value, depth: depth + 1) }
      }
    )
  }

  /// The texts of a variable for the kinds of numbers: everything but what says how to read it.
  private static func forms(_ value: Any) -> [String]? {
    guard let rule = value as? [String: Any] else { return nil }
    return rule.filter { !$0.key.hasPrefix("NSString") }.sorted { $0.key < $1.key }
      .compactMap { $0.value as? String }
  }

  private static func filled(_ formats: [String], _ variables: [String: [String]]) -> [String] {
    var texts = formats
    // A variable may stand in the form of another one.
    for _ in 0..<depthMax {
      for (name, forms) in variables.sorted(by: { $0.key < $1.key }) where !forms.isEmpty {
        texts = Array(unique(texts.flatMap { filled($0, name, forms) }).prefix(countMax))
      }
    }
    return texts
  }

  private static func filled(_ text: String, _ name: String, _ forms: [String]) -> [String] {
    let parts = text.components(of: name)
    return parts.count < 2 ? [text] : forms.map { parts.joined(separator: $0) }
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

extension String {
  /// What stands around a variable: `%#@name@`, also with its position as in `%1$#@name@`.
  fileprivate func components(of variable: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let mark = rest.firstRange(of: "#@\(variable)@"),
      let percent = rest[..<mark.lowerBound].lastIndex(of: "%"),
      rest[percent..<mark.lowerBound].dropFirst().allSatisfy({ $0.isNumber || $0 == "$" })
    {
      parts.append(String(rest[..<percent]))
      rest = rest[mark.upperBound...]
    }
    return parts + [String(rest)]
  }
}
