import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Lays a document's live views out as Interface Builder's canvas did: its device's safe area, its version's margins.
///
/// The numbers are read off documents that Interface Builder saved, not off a specification; what a build for a device does
/// differently (safe areas, margins of the running system) is not here.
@MainActor
struct DocumentCanvas {
  let document: IBDocument
  let instance: DocumentInstance
  let sizes: DocumentInspector.IntrinsicSizes
  private let views: [String: UIView]
  private let tools: Int
  private let device: CanvasDevice
  /// Whether that is another device than the document's.
  private let isOtherDevice: Bool

  /// Elements whose views have a natural size of their own.
  private static let contentElements: Set<String> = [
    "label", "button", "imageView", "textField", "switch", "segmentedControl", "slider",
    "stepper", "progressView", "activityIndicatorView", "pageControl", "datePicker", "pickerView",
    "searchBar", "toolbar", "navigationBar", "tabBar", "textView", "colorWell",
  ]

  init(
    _ document: IBDocument,
    _ instance: DocumentInstance,
    sizes: DocumentInspector.IntrinsicSizes,
    device: SweepDevice? = nil
  ) {
    self.document = document
    self.instance = instance
    self.sizes = sizes
    views = instance.viewsByID()
    tools = document.toolsVersionNumber ?? 0
    // Older versions simulated no status bar; a device has one.
    self.device =
      device.map { CanvasDevice($0.id, tools: max(document.toolsVersionNumber ?? 0, 22000)) }
      ?? CanvasDevice(document)
    isOtherDevice = device != nil
  }

  /// Solves the constraints of all roots.
  ///
  /// - Returns: How each root's layout ended, where that is asked for.
  @discardableResult
  func layOut(isDiagnosing: Bool = false) -> [LayoutEngine.Outcome] {
    CanvasConstraints(document: document, views: views, traits: CanvasTraits(document.device))
      .apply()
    let contentSizes = prepare()
    return instance.roots.compactMap { live in
      guard let view = live.view else { return nil }
      let engine = LayoutEngine(root: view)
      engine.contentSizes = contentSizes
      engine.isDiagnosing = isDiagnosing
      return engine.layOut()
    }
  }

  /// Gives all roots what the canvas gives them, short of the layout; the answer is the natural sizes to lay out with.
  func prepare() -> [ObjectIdentifier: CGSize] {
    let contentSizes = contentSizes()
    keepFixedFrames()
    setCellMargins()
    let bars = SceneBars(document)
    let own = CanvasDevice(document)
    for live in instance.roots {
      guard let view = live.view else { continue }
      // What is lower than a screen is shown in something that is not known.
      let device = isOtherDevice && view.bounds.height < 480 ? own : self.device
      setRootEdges(live.root, view, bars, device)
    }
    return contentSizes
  }

  /// The sizes that stand for content: stored ones where they are asked for, declared ones of custom views always.
  private func contentSizes() -> [ObjectIdentifier: CGSize] {
    var found: [ObjectIdentifier: CGSize] = [:]
    for (index, size) in document.designableSizes {
      let object = document[index]
      guard let view = object.id.flatMap({ views[$0] }),
        !Self.contentElements.contains(object.elementText)
      else { continue }
      // What a person wrote for the canvas stands before what the class answered there.
      found[ObjectIdentifier(view)] = CGSize(
        width: object.element.number(.placeholderIntrinsicWidth) ?? size.width,
        height: object.element.number(.placeholderIntrinsicHeight) ?? size.height
      )
    }
    guard sizes == .stored else { return found }
    for object in document.objects where object.isView {
      guard Self.contentElements.contains(object.elementText), let frame = object.frame,
        let view = object.id.flatMap({ views[$0] })
      else { continue }
      let insets = view.alignmentRectInsets
      found[ObjectIdentifier(view)] = CGSize(
        width: frame.width - insets.left - insets.right,
        height: frame.height - insets.top - insets.bottom
      )
    }
    return found
  }

  /// `fixedFrame` says that the stored frame stands for constraints.
  private func keepFixedFrames() {
    for object in document.objects where object.isView {
      guard object.element.boolean(.fixedFrame) == true, let id = object.id, let view = views[id]
      else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
    }
  }

  // MARK: Margins

  private func setCellMargins() {
    for object in document.objects where object.elementName == .tableViewCell {
      guard let id = object.id, let cell = views[id] as? UITableViewCell else { continue }
      // Accessories and separators take from the content what the document says, whatever the engine's cells do.
      if var stored = object.object(key: "contentView")?.frame {
        stored.size.width += cell.bounds.width - (object.frame?.width ?? cell.bounds.width)
        stored.size.height += cell.bounds.height - (object.frame?.height ?? cell.bounds.height)
        cell.contentView.frame = stored
      }
      let width = object.parentView == nil ? cell.bounds.width : device.screen.width
      setMargins(of: cell, isWide: width >= 400)
    }
  }

  private func setMargins(of cell: UITableViewCell, isWide: Bool) {
    let content = cell.contentView
    guard !content.hasExplicitLayoutMargins else { return }
    let preserves =
      cell.preservesSuperviewLayoutMargins && content.preservesSuperviewLayoutMargins
    let (side, end): (CGFloat, CGFloat) =
      tools < 13000
      ? (8, 8) : tools < 16000 ? (isWide ? 20 : 16, 11) : (isWide && preserves ? 20 : 16, 11)
    // The separator's line is taken from the content's height and from its bottom margin.
    let line = min(max(cell.bounds.height - content.frame.maxY, 0), 1)
    content.preservesSuperviewLayoutMargins = false
    content.layoutMargins = UIEdgeInsets(
      top: end,
      left: side,
      bottom: tools < 13000 ? end : end - line,
      right: side
    )
  }

  private func setRootEdges(
    _ root: DocumentRoot,
    _ view: UIView,
    _ bars: SceneBars,
    _ device: CanvasDevice
  ) {
    switch view {
    case is UITableViewCell, is UITableViewHeaderFooterView: return
    case is UICollectionReusableView:
      // A cell as high as a screen is laid out like the root of a nib.
      if root.kind == .topLevel, view.bounds.height >= 480 {
        view.setSafeAreaInsets(
          device.safeArea(of: view.frame, bars.bars(of: root.object), isScene: false)
        )
      }
      guard view is UICollectionViewCell, !view.hasExplicitLayoutMargins else { return }
      let side: CGFloat = view.bounds.width < 400 ? 16 : 20
      view.layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    default:
      view.setSafeAreaInsets(
        device.safeArea(
          of: isOtherDevice ? view.frame : root.object.object(key: "view")?.frame ?? view.frame,
          bars.bars(of: root.object),
          isScene: root.kind == .scene
        )
      )
      guard !view.hasExplicitLayoutMargins else { return }
      let side: CGFloat = view.bounds.width < 400 ? 16 : 20
      view.layoutMargins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
  }
}
