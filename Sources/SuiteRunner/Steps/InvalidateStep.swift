import Foundation
import HeadlessUIKit

/// `<invalidate>`: a collection's layout is told what of it is out of date.
struct InvalidateStep: SuiteStep {
  let line: Int
  /// The items of each call.
  private let items: [[String]]
  private let kind: String?
  /// The elements of each call.
  private let elements: [[String]]
  private let metrics: Bool
  private let isBare: Bool
  private let shift: String?

  init(_ element: SourceElement) {
    line = element.line
    items = Self.calls(element.optionalText("items"))
    kind = element.optionalText("kind")
    elements = Self.calls(element.optionalText("elements"))
    metrics = element.flag("metrics", standard: true)
    isBare = element.flag("bare")
    shift = element.optionalText("offset")
  }

  private static func calls(_ text: String?) -> [[String]] {
    (text ?? "").split(separator: ";").map { $0.split(separator: " ").map(String.init) }
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    guard let collection = context.stage.host as? UICollectionView else {
      throw .because("the case's host is no collection", line: line)
    }
    let paths = try items.map { (words) throws(StepError) in try PathText.paths(words, line: line) }
    let others = try elements.map { (words) throws(StepError) in
      try PathText.paths(words, line: line)
    }
    return { () throws(StepError) in
      let layout = collection.collectionViewLayout
      if isBare { return layout.invalidateLayout() }
      let type: AnyClass = Swift.type(of: layout).invalidationContextClass
      let made = (type as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      guard let made else { return }
      for some in paths { made.invalidateItems(at: some) }
      if let kind {
        for some in others { made.invalidateSupplementaryElements(ofKind: kind, at: some) }
      }
      (made as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutDelegateMetrics = metrics
      if let point = shift.flatMap(PropertyValue.point) { made.contentOffsetAdjustment = point }
      layout.invalidateLayout(with: made)
    }
  }
}
