import HeadlessUIKit

/// A delegate of tables and collections that implements no method.
@MainActor
final class BareDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  /// Lists hold their delegate weakly, so something has to keep it.
  static let shared = BareDelegate()
}
