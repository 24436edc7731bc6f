/// An entry of a menu: an action or a menu below it.
@MainActor
open class UIMenuElement: NSObject {
  /// The title.
  open var title: String

  /// Creates an entry.
  init(title: String) {
    self.title = title
    super.init()
  }
}

/// A menu of actions and further menus.
@MainActor
public final class UIMenu: UIMenuElement {
  /// The entries.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}

/// What a long press shows: a preview and a menu.
@MainActor
public final class UIContextMenuConfiguration: NSObject {
  /// Tells one configuration from another.
  public let identifier: any NSCopying
  let previewProvider: (@MainActor () -> UIViewController?)?
  let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration; without an identifier it gets one of its own.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (@MainActor () -> UIViewController?)? = nil,
    actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// A view that a menu lifts out of its place.
@MainActor
public final class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView

  /// Creates a preview of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
}

/// Lets a client animate along with a menu; here closures run at once.
@MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Runs changes along with the menu.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Runs a closure when the menu is there, or gone.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// What becomes of a preview that the user taps.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes.
  case dismiss = 0
  /// It becomes what is shown.
  case pop
}

/// Lets a client animate along with the tap on a preview.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

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
