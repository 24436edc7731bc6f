/// A context menu on screen.
@MainActor
struct CollectionMenu {
  let indexPath: IndexPath
  let configuration: UIContextMenuConfiguration
  let menu: UIMenu?
  let preview: UIViewController?
  let highlighted: UITargetedPreview?
}
