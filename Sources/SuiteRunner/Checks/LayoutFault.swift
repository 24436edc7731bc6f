import HeadlessUIKit

/// What can be wrong with a layout; the names are those of attributes of `<assertLayout>`.
enum LayoutFault: String, CaseIterable {
  case conflicts, open, clipped, outside

  /// The word for one of them.
  var noun: String {
    switch self {
    case .conflicts: "conflict"
    case .open: "open frame"
    case .clipped: "text that is cut off"
    case .outside: "view that reaches outside"
    }
  }

  /// The type of its failure.
  var failureType: String {
    switch self {
    case .conflicts: "LayoutConflict"
    case .open: "OpenFrame"
    case .clipped: "ClippedText"
    case .outside: "OutsideView"
    }
  }
}
