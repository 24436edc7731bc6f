/// A context menu on screen.
@MainActor
struct TableMenu {
  let configuration: UIContextMenuConfiguration
  let menu: UIMenu?
  let preview: UIViewController?
  let highlighted: UITargetedPreview?
}
