import SwiftSyntax

/// Types of Foundation and Dispatch that have a form on virtual time in the module UIKit.
///
/// A name that the target itself declares goes before those of its imports, so that one line for a
/// target is enough.
enum VirtualTypes {
  private static let forms = [
    "DispatchGroup": "VirtualGroup", "DispatchWorkItem": "VirtualWorkItem",
    "OperationQueue": "VirtualOperationQueue", "Timer": "VirtualTimer",
  ]

  /// The declarations of the types that files name and do not declare, in order.
  static func aliases(for files: [SourceFile]) -> [String] {
    var used: Set<String> = []
    var declared: Set<String> = []
    for file in files {
      for token in file.tree.tokens(viewMode: .sourceAccurate) where forms[token.text] != nil {
        used.insert(token.text)
        if isDeclaration(token) { declared.insert(token.text) }
      }
    }
    return used.subtracting(declared).sorted().compactMap { name in
      forms[name].map { "public typealias \(name) = \($0)" }
    }
  }

  private static func isDeclaration(_ token: TokenSyntax) -> Bool {
    switch token.previousToken(viewMode: .sourceAccurate)?.tokenKind {
    case .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.typealias),
      .keyword(.protocol), .keyword(.actor), .keyword(.associatedtype):
      true
    default: false
    }
  }
}
