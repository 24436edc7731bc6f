/// The command that runs one case of a run again.
public struct RepeatingCommand: Hashable, Sendable {
  /// The words of the command, not quoted.
  public let words: [String]

  /// Makes the command of a case: its file and line, and the run's options that its outcome depends on.
  ///
  /// Nil for a document of `nibmark check`, and for a case that stands in no file.
  public init?(_ identity: CaseIdentity, kind: CaseKind = .test, of header: RunHeader) {
    guard kind != .document, !identity.file.isEmpty else { return nil }
    let file = Self.path(to: identity.file, header)
    let place = CaseLocation(file: file.hasPrefix("-") ? "./" + file : file, line: identity.line)
    var words = ["nibmark", "run", place.description]
    if identity.line <= 0 || Self.sharesItsLine(identity) {
      // The equals sign keeps a text that begins with a dash a value.
      words.append("--filter=" + identity.description)
    }
    if header.seed != 1 { words += ["--seed", String(header.seed)] }
    self.words = words + Self.decidingOptions(header.arguments)
  }

  /// The command that checks one document again, with the options that its findings depend on.
  ///
  /// - Parameters:
  ///   - document: Its path from the working folder.
  ///   - header: The header of a run of `nibmark check`.
  public init(checking document: String, of header: RunHeader) {
    words =
      ["nibmark", "check", document.hasPrefix("-") ? "./" + document : document]
      + Self.options(Self.decidingOnFindings, in: header.arguments)
  }

  /// The command line of a run of `nibmark check` with further options, and without those of its output.
  public init(_ header: RunHeader, adding options: [String]) {
    var words: [String] = []
    var rest = header.arguments.prefix { $0 != "--" }
    let paths = header.arguments.dropFirst(rest.count)
    while let argument = rest.popFirst() {
      let name = argument.prefix { $0 != "=" }
      if let hasValue = Self.ofOutput[String(name)] {
        if hasValue, name.count == argument.count { _ = rest.popFirst() }
      } else {
        words.append(argument)
      }
    }
    self.words = ["nibmark"] + words + options + paths
  }

  /// The command of a case's result.
  public init?(_ result: CaseResult, of header: RunHeader) {
    self.init(result.identity, kind: result.kind, of: header)
  }
}

// MARK: - Words

extension RepeatingCommand {
  /// The options of `nibmark run` that decide on a case's outcome, and whether each has a value.
  private static let deciding: [String: Bool] = [
    "--root": true, "--stress-operations": true, "--profile": true, "--timeout": true,
    "--memory-limit": true, "--replace": true,
    "--repeat": true, "--include-ignored": false, "--in-process": false,
  ]

  /// Points of a sweep share the line of their case, and so do limits on growth.
  private static func sharesItsLine(_ identity: CaseIdentity) -> Bool {
    identity.name.contains { $0 == "[" || $0 == "(" }
  }

  private static func decidingOptions(_ arguments: [String]) -> [String] {
    arguments.first == "run" ? options(deciding, in: arguments) : []
  }

  /// The options of `nibmark check` that decide on a document's findings.
  private static let decidingOnFindings: [String: Bool] = [
    "--config": true, "--widths": true, "--devices": true, "--text": true, "--text-sizes": true,
    "--appearance": true, "--include-ignored": false, "--unbuilt": false,
    "--strict-classes": false, "--fail-on": true, "--baseline": true, "--base": true,
    "--timeout": true, "--memory-limit": true,
  ]

  /// The options of `nibmark check` that say what is printed and written, and by how many workers.
  private static let ofOutput: [String: Bool] = [
    "--verbose": false, "-v": false, "--format": true, "--output": true, "--export": true,
    "--junit": true, "--junit-dialect": true, "--sarif": true, "--gitlab": true,
    "--markdown": true, "--history": true, "--github": false, "--no-github": false,
    "--exit-code": true, "--workers": true, "--in-process": false, "--cache": true,
    "--no-cache": false,
  ]

  private static func options(_ deciding: [String: Bool], in arguments: [String]) -> [String] {
    var words: [String] = []
    var rest = arguments.dropFirst().prefix { $0 != "--" }
    while let argument = rest.popFirst() {
      let name = argument.prefix { $0 != "=" }
      guard let hasValue = deciding[String(name)] else { continue }
      words.append(argument)
      if hasValue, name.count == argument.count, let value = rest.popFirst() { words.append(value) }
    }
    return words
  }

  /// The path of a suite from the working folder, as far as the header says where both are.
  private static func path(to file: String, _ header: RunHeader) -> String {
    guard let root = header.suiteRoot, let folder = header.workingFolder, root != folder,
      !file.hasPrefix("/")
    else { return file }
    let path = (root.hasSuffix("/") ? root : root + "/") + file
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}

// MARK: - Text

extension RepeatingCommand: CustomStringConvertible {
  /// The command as a line for a shell; no character of a name or path means anything in it.
  public var description: String { words.map(Self.quoted).joined(separator: " ") }

  /// A word as a shell reads it.
  package static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.unicodeScalars.allSatisfy(isPlain) { return word }
    guard word.unicodeScalars.contains(where: isInvisible) else {
      return "'" + word.replacingScalars(["'": "'\\''"]) + "'"
    }
    return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "_./:=,@%+-".unicodeScalars.contains(scalar)
  }

  /// Characters that a terminal obeys instead of showing them.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
    default: false
    }
  }

  /// The character in a string of the form `$'…'`, which bash and zsh read.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if scalar == "'" || scalar == "\\" { return "\\" + String(scalar) }
    guard isInvisible(scalar) else { return String(scalar) }
    let digits = String(scalar.value, radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
