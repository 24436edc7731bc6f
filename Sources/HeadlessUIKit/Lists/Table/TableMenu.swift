/// A context menu that shows.
@MainActor
struct TableMenu {
  let configuration: UIContextMenuConfiguration
  let menu: UIMenu?
  let preview: UIViewController?
  let highlighted: UITargetedPreview?
}
