/// Keeps the namespace of supplementary kinds apart from that of cells (CV-20), even for a kind that
/// somebody named as UIKit's messages name cells.
enum ReuseSpace {
  @inline(__always)
  static func supplementary(_ kind: String) -> String {
    kind == ReuseKind.collectionCell ? kind + " (supplementary)" : kind
  }

  /// The space of the decoration views of a kind, which layouts register.
  static func decoration(_ kind: String) -> String { kind + " (decoration)" }
}
