/// Lets a client animate along with the tap on a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
