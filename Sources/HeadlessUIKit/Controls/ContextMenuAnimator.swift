/// The animator that menus hand out: changes are made at once, completions after the client was told.
@MainActor
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [@MainActor () -> Void] = []

  init(preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping @MainActor () -> Void) { animations() }

  func addCompletion(_ completion: @escaping @MainActor () -> Void) {
    completions.append(completion)
  }

  func finish() {
    let waiting = completions
    completions = []
    for completion in waiting { completion() }
  }
}
