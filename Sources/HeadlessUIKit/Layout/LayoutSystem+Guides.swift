import ConstraintSolver
import Foundation

extension LayoutSystem {
  func box(of guide: UILayoutGuide) -> LayoutBox? {
    if let known = guideBoxes[ObjectIdentifier(guide)] { return known }
    guard let owner = guide.owner, let index = index(of: owner) else { return nil }
    let made: LayoutBox
    if owner.rare?.safeAreaGuide === guide {
      made = frameBox(index).inset(by: safeArea(of: owner))
    } else if owner.rare?.marginsGuide === guide || owner.rare?.readableGuide === guide {
      made = frameBox(index).inset(by: margins(of: owner))
    } else if let scroll = owner as? UIScrollView, scroll.contentGuideStorage === guide {
      made = contentBox(of: scroll, index)
    } else if let scroll = owner as? UIScrollView, scroll.frameGuideStorage === guide {
      made = frameBox(index)
    } else {
      made = LayoutBox(first: solver.makeVariables(4).index)
      if !guideHolders.contains(index) { guideHolders.append(index) }
      tieControllerGuide(guide, made, owner, index)
    }
    guideBoxes[ObjectIdentifier(guide)] = made
    return made
  }

  /// Tells guides the rectangles that constraints came to.
  ///
  /// - Complexity: O(guides that code or a nib added)
  func placeGuides() {
    for owner in guideHolders {
      let origin = frame(owner).origin
      for guide in views[owner].rare?.layoutGuides ?? [] {
        guard let box = guideBoxes[ObjectIdentifier(guide)] else { continue }
        guide.solvedFrame = CGRect(
          x: solver.value(variable(box.x)) - origin.x,
          y: solver.value(variable(box.y)) - origin.y,
          width: solver.value(variable(box.width)),
          height: solver.value(variable(box.height))
        )
      }
    }
  }

  /// Ties a controller's top or bottom guide to the safe area at that edge, a keyboard's to that at the bottom.
  private func tieControllerGuide(
    _ guide: UILayoutGuide,
    _ box: LayoutBox,
    _ owner: UIView,
    _ index: Int
  ) {
    let safe = safeArea(of: owner)
    let isTop = guide.identifier == "topLayoutGuide"
    guard
      isTop || guide.identifier == "bottomLayoutGuide"
        || guide.identifier == UIView.keyboardGuideName
    else { return }
    let outer = frameBox(index)
    addRow([Term(variable(box.x)), Term(variable(outer.x), -1)], constant: 0)
    addRow([Term(variable(box.width)), Term(variable(outer.width), -1)], constant: 0)
    let height = Double(isTop ? safe.top : safe.bottom)
    addRow([Term(variable(box.height))], constant: -height)
    var place = [Term(variable(box.y)), Term(variable(outer.y), -1)]
    if !isTop { place.append(Term(variable(outer.height), -1)) }
    addRow(place, constant: isTop ? 0 : height)
  }

  /// The box of a scroll view's content, which begins at the view's own origin: nothing is scrolled yet.
  func contentBox(of scroll: UIScrollView, _ index: Int) -> LayoutBox {
    if let known = contentBoxes[ObjectIdentifier(scroll)] { return known }
    var made = frameBox(index)
    made.width = solver.makeVariable(preferred: Double(scroll.placement.width)).index
    made.height = solver.makeVariable(preferred: Double(scroll.placement.height)).index
    contentBoxes[ObjectIdentifier(scroll)] = made
    return made
  }
}
