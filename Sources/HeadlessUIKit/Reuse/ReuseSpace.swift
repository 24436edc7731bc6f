/// Keeps the identifiers of supplementary kinds apart from those of cells (CV-20).
///
/// This holds even for a supplementary kind with the name that UIKit's messages give cells.
enum ReuseSpace {
  @inline(__always)
  static func supplementary(_ kind: String) -> String {
    kind == ReuseKind.collectionCell ? kind + " (supplementary)" : kind
  }

  /// The name under which decoration views of a kind are registered.
  static func decoration(_ kind: String) -> String { kind + " (decoration)" }
}
