import HeadlessUIKit
import InterfaceBuilder
import Numbers

/// Checks that texts do not have the colour of their background.
///
/// It judges only colours that the document and its project's catalogues decide. What code may recolour is left, and
/// so is an appearance that the app does not have.
@MainActor
struct ContrastCheck {
  let appearance: SweepOptions.Appearance
  let places: DocumentPlaces
  let theme: RenderTheme
  let facts: ProjectFacts

  /// The contrast below which a text is invisible.
  ///
  /// WCAG asks for 4.5, but between the two it is a matter of taste.
  private static let ratioMin = 1.2

  /// The difference of some component above which colours of one lightness are told apart.
  private static let differenceMin = 0.3

  /// The invisible texts of a root.
  ///
  /// - Complexity: O(texts · views).
  func problems(_ root: SweepLayout.Root) -> [SweepProblem] {
    let tree = root.tree
    return tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      // A custom class may draw itself in any colour.
      guard !node.isHidden, let object = node.object, object.customClass == nil,
        let id = object.id,
        root.reproduced.contains(id), let (text, color) = text(of: node.view),
        let ground = ground(below: index, tree), !tree.isCovered(id),
        let ink = theme.shade(color)
      else { return nil }
      let (seen, ratio) = (ink.over(ground), Shade.contrast(ink.over(ground), ground))
      // Blue on red is as light as what lies below it, and is seen.
      // What is clear is meant to be: code shows it later, or nobody.
      guard ratio < Self.ratioMin, seen.difference(from: ground) < Self.differenceMin,
        ink.alpha >= Self.inkMin, isMendable(color, root, index), isLeftByCode(root, index)
      else { return nil }
      let found = problem(text, object, node, ratio)
      if isDrawnSo(root) { return found.asNote(Self.drawnReason) }
      return isAlone(index, root) ? found.asNote(Self.aloneReason) : found
    }
  }

  /// The least opacity of a text that is meant to be read.
  private static let inkMin = 0.1

  private static let drawnReason =
    "A note: the canvas of the launch screen shows it so as well, and nobody waits there to read."

  /// Whether it is a launch screen in the light appearance, in which it was drawn.
  private func isDrawnSo(_ root: SweepLayout.Root) -> Bool {
    appearance == .light && root.live.root.object.document.isLaunchScreen
  }

  private static let aloneReason =
    "A note: the scene shows this text alone, so it seems to stand for a screen that is not made yet."

  /// Whether a scene has nothing but one label: the launch screen may be meant so.
  private func isAlone(_ index: Int, _ root: SweepLayout.Root) -> Bool {
    let document = root.live.root.object.document
    return root.live.root.kind == .scene && !document.isLaunchScreen && document.scenes.count == 1
      && root.tree.nodes[index].view is UILabel && root.tree.nodes.count == 2
  }

  private func text(of view: UIView) -> (text: String, color: UIColor)? {
    switch view {
    case let label as UILabel:
      let isStyled = places.object(of: label)?.element.boolean(.usesAttributedText) == true
      guard let text = label.text, text.contains(where: { !$0.isWhitespace }), label.isEnabled,
        !isStyled
      else { return nil }
      return (text, label.textColor)
    case let button as UIButton:
      guard let title = button.currentTitle, !title.isEmpty, button.isEnabled,
        button.configuration == nil, button.currentBackgroundImage == nil
      else { return nil }
      return (title, button.currentTitleColor)
    default: return nil
    }
  }

  // In the light appearance the author saw the text. There only one without an outlet counts: code
  // cannot recolour it.
  private func isMendable(_ color: UIColor, _ root: SweepLayout.Root, _ index: Int) -> Bool {
    guard appearance == .light else { return true }
    let view = root.tree.nodes[index].view
    return view.interfaceBuilderID.map { !places.connected.contains($0) } ?? false
  }

  /// Whether no code is known, or likely, to recolour a text or what lies below it.
  ///
  /// Code reaches what has an outlet, and the root's own views without one.
  private func isLeftByCode(_ root: SweepLayout.Root, _ index: Int) -> Bool {
    let tree = root.tree
    let object = root.live.root.object
    let isApart = object.customClass == nil && object.role == .viewController
    let around = [object.customClass, object.document.controller(around: object)?.customClass]
    var classes = Set((isApart ? [] : around).compactMap(\.self))
    if object.document.kind == .xib { classes.formUnion(places.ownerClasses) }
    for node in [tree.nodes[index]] + tree.nodes.prefix(1) {
      guard let id = node.object?.id else { continue }
      classes.formUnion(places.outletClasses[id] ?? [])
    }
    guard !facts.sources.choosesStyle, !facts.sources.hasProxies else { return false }
    return classes.allSatisfy(facts.sources.leavesColors)
  }

  /// The background of a text; nil where a view of unknown colour lies below it.
  private func ground(below index: Int, _ tree: SweepTree) -> Shade? {
    let area = tree.nodes[index].content
    guard area.width > 0, area.height > 0 else { return nil }
    var ground: Shade?
    for (earlier, node) in tree.nodes[...index].enumerated() {
      guard !node.isHidden, node.frame.intersects(area) else { continue }
      let isWhole = node.frame.insetBy(dx: -1, dy: -1).contains(area)
      if earlier != index, hasUnknownLook(node.view) {
        ground = nil
        continue
      }
      guard let color = color(of: node.view) else { continue }
      guard isWhole, let shade = theme.shade(color), isDecided(node) else {
        ground = nil
        continue
      }
      let opacity = shade.alpha * node.view.alpha
      if opacity > 0.98 {
        ground = shade
      } else if let below = ground {
        ground = shade.faded(node.view.alpha).over(below)
      }
    }
    return ground
  }

  private func color(of view: UIView) -> UIColor? {
    if let color = view.backgroundColor { return color.alpha > 0 ? color : nil }
    // Cells default to systemBackground. In light, a cell too often has its list's colour instead.
    return view is UITableViewCell && appearance == .dark ? .systemBackground : nil
  }

  // Code too often recolours backgrounds of custom classes and those with outlets.
  private func isDecided(_ node: SweepTree.Node) -> Bool {
    guard let object = node.object, let id = object.id else { return true }
    let isCell = node.view is UITableViewCell || node.view is UICollectionViewCell
    return !places.connected.contains(id) && (object.customClass == nil || isCell)
  }

  private func hasUnknownLook(_ view: UIView) -> Bool {
    switch view {
    case let image as UIImageView: return image.image != nil || image.interfaceBuilderID != nil
    case is UILabel: return false
    case let button as UIButton:
      let object = places.object(of: view)
      return button.currentBackgroundImage != nil || object?.customClass != nil
        || object.map(paints) == true
    case is UIControl, is UITextView, is UITableView, is UICollectionView: return true
    default:
      guard let object = places.object(of: view) else { return false }
      if paints(object) || mayDraw(object) { return true }
      let plain: Set<String> = [
        "view", "stackView", "tableViewCell", "collectionViewCell", "collectionReusableView",
        "scrollView", "tableViewCellContentView", "collectionViewCellContentView",
      ]
      return !plain.contains(object.elementText)
    }
  }

  /// Whether runtime attributes give an object colours of a gradient or a ground.
  private func paints(_ object: IBObject) -> Bool {
    object.runtimeAttributes.contains { attribute in
      let path = attribute.keyPath.lowercased()
      return attribute.type == .color
        && !["border", "shadow", "tint", "text"].contains(where: path.contains)
    }
  }

  /// Whether a view's class may draw a ground of its own.
  ///
  /// What a cell or a controller does is asked of its text.
  private func mayDraw(_ object: IBObject) -> Bool {
    guard object.elementName == .view, let name = object.customClass else { return false }
    return !facts.sources.leavesColors(name)
  }

  private func problem(
    _ text: String,
    _ object: IBObject,
    _ node: SweepTree.Node,
    _ ratio: Double
  ) -> SweepProblem {
    let name = "“\(Names.shortened(text))” of \(object.described)"
    let tenths = Int(saturating: (ratio * 10).rounded())
    let contrast = "\(tenths / 10).\(tenths % 10)"
    return SweepProblem(
      kind: .unseen,
      key: [object.id ?? "", appearance.rawValue].joined(separator: " "),
      what: "The text \(name) cannot be seen in the \(appearance.rawValue) appearance",
      measure:
        "it has the colour of what lies below it (contrast \(contrast) to 1); give one of the "
        + "two a colour that changes with the other",
      element: object.element,
      isEverywhere: true,
      views: [node.view],
      group: .unseen(appearance.rawValue),
      name: name,
      amount: ratio
    )
  }
}
