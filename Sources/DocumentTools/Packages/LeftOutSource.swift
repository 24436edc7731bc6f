import Foundation

/// A source of an app that does not compile here, with its first error.
public struct LeftOutSource: Equatable, Sendable {
  /// Who can help.
  public enum Cause: Int, CaseIterable, Sendable {
    /// Apple's SDK declares what Nibmark's UIKit does not.
    case missingUIKit
    /// It names what no source of the app declares: a library's, or made by a generator.
    case missingModule
    /// Anything else.
    case other
  }

  /// The path as the list writes it, and the line.
  public let place: String
  /// The compiler's error.
  public let message: String

  /// Who can help, by the words of the compiler.
  public var cause: Cause {
    if let name = Self.name(in: message, after: ["cannot find type '", "cannot find '"]) {
      return Self.isApple(name) ? .missingUIKit : .missingModule
    }
    if message.hasPrefix("no such module ") { return .missingModule }
    if message.contains("does not override any") { return .missingUIKit }
    if let owner = Self.name(in: message, after: ["value of type '", "type '"]),
      message.contains("' has no member '")
    {
      // A library may have added it, so that this is only likely.
      return Self.isApple(owner) ? .missingUIKit : .missingModule
    }
    return .other
  }

  private static func name(in message: String, after heads: [String]) -> Substring? {
    for head in heads where message.hasPrefix(head) {
      return message.dropFirst(head.count).prefix { $0 != "'" }
    }
    return nil
  }

  /// Whether a name begins as Apple's do: two or three capitals, and then a word.
  private static func isApple(_ name: Substring) -> Bool {
    let capitals = name.prefix { $0.isUppercase }
    let prefixes = [
      "UI", "NS", "CA", "CG", "CF", "CI", "CL", "CN", "AV", "MK", "PH", "SK", "UN", "WK",
    ]
    return capitals.count > 2 && prefixes.contains(String(capitals.dropLast()))
  }
}

extension LeftOutSource.Cause {
  /// The line above the sources of this cause in the list.
  var heading: String {
    switch self {
    case .missingUIKit:
      "Left out, as Nibmark's UIKit seems to lack what they name; please report it:"
    case .missingModule:
      "Left out, as they name what no source here declares; a target of that name can:"
    case .other: "Left out, as they do not compile here:"
    }
  }
}
