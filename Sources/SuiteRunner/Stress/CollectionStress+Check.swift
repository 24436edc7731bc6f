import Foundation
import HeadlessUIKit

/// Comparing a collection view with its plain model.
extension CollectionStress {
  func settle(isThorough: Bool) {
    window.layoutIfNeeded()
    if UIKitException.isPending { return }
    checkCounts()
    let elements = expectedElements()
    if violation != nil { return }
    checkOffset()
    checkCells(elements)
    if violation != nil { return }
    checkEdges(elements)
    checkOthers(elements)
    checkSelection()
    if isThorough { checkAll() }
  }

  /// What must be on the screen; compares the content size on the way.
  private func expectedElements() -> [PlainElement] {
    let size: CGSize
    let elements: [PlainElement]
    switch layout {
    case .flow(let style):
      flow.compute(data, style, plainView, isVaried: isVaried)
      size = flow.contentSize
      elements = flow.visible(data, plainView, isVaried: isVaried)
    case .custom(_, let make):
      (size, elements) = mirror.answers(of: make())
    }
    let found = view.contentSize
    if !isClose(Double(found.width), Double(size.width))
      || !isClose(Double(found.height), Double(size.height))
    {
      fail(.different(.contentSize, "the content size", found, size))
    }
    return elements
  }

  // MARK: Cells

  private func checkCells(_ elements: [PlainElement]) {
    var paths: [StressPath] = []
    var cells: [UIView] = []
    for element in Self.sorted(elements) where element.role == .cell {
      paths.append(element.path)
      guard let cell = view.cellForItem(at: element.path.indexPath) else {
        return fail(.visible, "\(element.path) at \(ShownValue.text(element.frame)) has no cell")
      }
      cells.append(cell)
      check(cell, element)
      if violation != nil { return }
    }
    let visible = view.indexPathsForVisibleItems.compactMap(StressPath.init)
    if visible != paths { return fail(.different(.visible, "what is visible", visible, paths)) }
    checkDisplayed(cells.count)
    takeOver(paths, cells)
  }

  /// A flow layout's elements come in order; those of others are sorted.
  private static func sorted(_ elements: [PlainElement]) -> [PlainElement] {
    var isSorted = true
    for index in elements.indices.dropFirst()
    where elements[index].path < elements[index - 1].path { isSorted = false }
    return isSorted ? elements : elements.sorted { $0.path < $1.path }
  }

  private func check(_ cell: UICollectionViewCell, _ element: PlainElement) {
    let path = element.path
    guard let item = data[path] else {
      return fail(.visible, "\(path) is on the screen and does not exist")
    }
    checkPlace(of: cell, element, "the cell of \(path)")
    checkContent(StressPools.label(in: cell), cell.listPosition, item, path)
    if cell.isHighlighted { fail(.state, "the cell of \(path) is highlighted still") }
    let isSelected = selection.contains(item.id)
    if cell.isSelected != isSelected, !phase.renewed.contains(item.id) {
      fail(.state, "the cell of \(path) is \(cell.isSelected ? "" : "not ")selected")
    }
    checkIdentity(cell, item, path)
  }

  /// Frame, alpha, order and transform of what an element shows, and that it is where it belongs.
  private func checkPlace(
    of shown: UICollectionReusableView,
    _ element: PlainElement,
    _ name: @autoclosure () -> String
  ) {
    if !isClose(shown.frame, element.frame) {
      fail(.different(.frame, "the frame of \(name())", shown.frame, element.frame))
    }
    if !isClose(Double(shown.alpha), element.alpha) {
      fail(.different(.frame, "the alpha of \(name())", shown.alpha, CGFloat(element.alpha)))
    }
    if shown.transform != element.transform {
      fail(.different(.frame, "the transform of \(name())", shown.transform, element.transform))
    }
    if shown.layer.zPosition != CGFloat(element.zIndex) {
      fail(
        .different(.frame, "the order of \(name())", shown.layer.zPosition, CGFloat(element.zIndex))
      )
    }
    if shown.isHidden { fail(.frame, "\(name()) is hidden") }
    if shown.superview !== view { fail(.hierarchy, "\(name()) is not in the collection view") }
    if view.reuseRegistry.isPooled(shown) {
      fail(.pool, "\(name()) is on the screen and in the pool")
    }
  }

  // MARK: Headers, footers and the rest

  private func checkEdges(_ elements: [PlainElement]) {
    var count = 0
    for element in elements {
      guard case .supplementary(let kind) = element.role else { continue }
      count += 1
      let section = data.sections[element.path.section]
      var name: String { "\(kinds[kind]) of section \(element.path.section)" }
      let shown = edge(kind, of: section.id, in: shownEdges)
      guard let edge = shown as? UICollectionReusableView else {
        return fail(.edges, "\(name) at \(ShownValue.text(element.frame)) is not displayed")
      }
      checkPlace(of: edge, element, name)
      let text = (edge as? StressEdgeView)?.label.text
      checkEdgeText(text, section, name)
      let found = view.supplementaryView(forElementKind: kinds[kind], at: element.path.indexPath)
      if found !== edge { fail(.edges, "\(name) is not what the collection view answers for it") }
      checkEdgeIdentity(edge, kind, of: section, name)
    }
    checkDisplayedEdges(count)
  }

  /// Decoration views, and the order of all: by `zIndex`, cells below what supplements them (rule CV-45).
  private func checkOthers(_ elements: [PlainElement]) {
    var backgrounds: [PlainElement] = []
    for element in elements where element.role == .decoration { backgrounds.append(element) }
    var backgroundCount = 0
    var cellCount = 0
    var height = -Double.infinity
    for subview in view.subviews {
      guard let shown = subview as? UICollectionReusableView else { continue }
      if shown is StressBackgroundView {
        backgroundCount += 1
        if !backgrounds.contains(where: { isClose($0.frame, shown.frame) }) {
          fail(.frame, "a decoration view lies at \(ShownValue.text(shown.frame))")
        }
      }
      let isCell = shown is UICollectionViewCell
      if isCell { cellCount += 1 }
      let own = Double(shown.layer.zPosition) + (isCell ? 0 : 0.5)
      if own < height { fail(.hierarchy, "\(shown) lies in front of what is above it") }
      height = own
    }
    if backgroundCount != backgrounds.count {
      fail(
        .different(.visible, "the number of decoration views", backgroundCount, backgrounds.count)
      )
    }
    if cellCount != visiblePaths.count {
      fail(
        .different(
          .hierarchy,
          "the number of cells among the subviews",
          cellCount,
          visiblePaths.count
        )
      )
    }
  }

  private func checkSelection() {
    let selected = view.indexPathsForSelectedItems
    if selected == nil, selection.isEmpty, phase.renewed.isEmpty { return }
    let paths = (selected ?? []).compactMap(StressPath.init)
    let ids = paths.compactMap { data[$0]?.id }
    if ids.count != paths.count {
      fail(.state, "\(paths) are selected, of which some do not exist")
    }
    // Of what was made anew the collection view may decide itself.
    let found = Set(ids)
    selection.subtract(phase.renewed.subtracting(found))
    selection.formUnion(phase.renewed.intersection(found))
    if found != selection {
      fail(.selection(paths, selection.compactMap { data.path(of: $0) }, of: data))
    }
    for path in visiblePaths where !phase.renewed.isEmpty {
      guard let item = data[path], let cell = view.cellForItem(at: path.indexPath) else { continue }
      if cell.isSelected != selection.contains(item.id) {
        fail(.state, "the cell of \(path) is \(cell.isSelected ? "" : "not ")selected")
      }
    }
  }

  // MARK: Off the screen

  /// The geometry of every item of a flow layout.
  private func checkAll() {
    guard case .flow = layout else { return }
    for (section, first) in flow.firsts.enumerated() {
      for item in data.sections[section].items.indices {
        let path = StressPath(section: section, item: item)
        let frame = view.layoutAttributesForItem(at: path.indexPath)?.frame ?? .null
        if !isClose(frame, flow.frames[first + item]) {
          return fail(.different(.frame, "the place of \(path)", frame, flow.frames[first + item]))
        }
      }
    }
  }
}
