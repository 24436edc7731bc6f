/// The arguments of the program.
struct Options {
  var output = ""
  var modules: Set<String>?
  var context: [String] = []
  var paths: [String] = []
  var list: String?
  var stamp: String?
  var isGenerating = false
  var isQuiet = false

  /// Reads arguments; nil when they are wrong.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quiet": isQuiet = true
      case "--generate": isGenerating = true
      case "--output", "--modules", "--context", "--list", "--stamp":
        guard let value = rest.popFirst() else { return nil }
        take(value, for: argument)
      case let path where !path.hasPrefix("-"): paths.append(path)
      default: return nil
      }
    }
    if output.isEmpty { return nil }
  }

  private mutating func take(_ value: String, for option: String) {
    switch option {
    case "--output": output = value
    case "--list": list = value
    case "--stamp": stamp = value
    case "--modules": modules = Set(value.split(separator: ",").map(String.init))
    default: context.append(value)
    }
  }
}
