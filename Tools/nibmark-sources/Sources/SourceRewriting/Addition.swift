import SwiftSyntax

/// A declaration that a file gets beside its own.
struct Addition {
  enum Place {
    /// Before this closing brace, on its line.
    case inside(TokenSyntax)
    /// After this closing brace, on its line.
    case behind(TokenSyntax)
    /// After everything else.
    case end
  }

  /// The index of the file in the target.
  let file: Int
  let place: Place
  let text: String
}
