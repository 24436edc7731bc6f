import Foundation
import InterfaceBuilder

/// The guides that elements of documents name.
@MainActor
enum LayoutGuides {
  static func guide(
    _ element: IBElementName,
    key: String,
    edge: String?,
    of parent: NSObject
  ) -> NSObject? {
    if let controller = parent as? UIViewController {
      return controllerGuide(edge, of: controller)
    }
    guard let view = parent as? UIView else { return nil }
    switch (element, key) {
    case (.viewLayoutGuide, "safeArea"): return view.safeAreaLayoutGuide
    case (.viewLayoutGuide, "contentLayoutGuide"):
      return (view as? UIScrollView)?.contentLayoutGuide
    case (.viewLayoutGuide, "frameLayoutGuide"): return (view as? UIScrollView)?.frameLayoutGuide
    case (.viewLayoutGuide, "layoutMargins"): return view.layoutMarginsGuide
    case (.viewLayoutGuide, "readableContent"): return view.readableContentGuide
    case (.keyboardLayoutGuide, _): return view.keyboardLayoutGuide
    default:
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      return guide
    }
  }

  private static func controllerGuide(_ edge: String?, of controller: UIViewController) -> NSObject?
  {
    guard let view = controller.viewStorage else { return nil }
    let guide = UILayoutGuide()
    guide.identifier = edge == "bottom" ? "bottomLayoutGuide" : "topLayoutGuide"
    view.addLayoutGuide(guide)
    return guide
  }
}
