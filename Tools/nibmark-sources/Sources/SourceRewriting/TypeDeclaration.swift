import SwiftSyntax

/// A class, protocol or extension of a target.
struct TypeDeclaration {
  enum Kind { case `class`, `protocol`, `extension` }

  let kind: Kind
  /// The name with those of the types around it, such as `Outer.Inner`.
  let name: String
  /// The types that its inheritance clause lists, without generic arguments.
  let inherited: [String]
  let modifiers: Set<String>
  let attributes: Set<String>
  let hasGenericWhere: Bool
  /// Whether a function holds it.
  let isLocal: Bool
  /// Whether a type around it is private, or it is itself.
  let isHidden: Bool
  /// The index of its file in the target.
  let file: Int
  /// Its closing brace, and that of the outermost type that holds it.
  let closing: TokenSyntax
  let outermostClosing: TokenSyntax
  var members: [Member] = []

  /// The last part of its name.
  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  /// The access that an override of an open member needs.
  var access: String {
    modifiers.contains("open") || modifiers.contains("public") ? "public " : ""
  }
}
