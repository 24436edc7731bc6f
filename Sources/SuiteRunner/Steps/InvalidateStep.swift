import Foundation
import HeadlessUIKit

/// `<invalidate>`: a collection's layout is told what of it is out of date.
struct InvalidateStep: SuiteStep {
  let line: Int
  private let items: [String]?
  private let kind: String?
  private let elements: [String]
  private let metrics: Bool
  private let isBare: Bool
  private let shift: String?

  init(_ element: SourceElement) {
    line = element.line
    items = element.optionalText("items").map(Self.words)
    kind = element.optionalText("kind")
    elements = element.optionalText("elements").map(Self.words) ?? []
    metrics = element.flag("metrics", standard: true)
    isBare = element.flag("bare")
    shift = element.optionalText("offset")
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    guard let collection = context.stage.host as? UICollectionView else {
      throw .because("the case's host is no collection", line: line)
    }
    let paths = try items.map { (words) throws(StepError) in try PathText.paths(words, line: line) }
    let others = try PathText.paths(elements, line: line)
    return { () throws(StepError) in
      let layout = collection.collectionViewLayout
      if isBare { return layout.invalidateLayout() }
      let type: AnyClass = Swift.type(of: layout).invalidationContextClass
      let made = (type as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      guard let made else { return }
      if let paths { made.invalidateItems(at: paths) }
      if let kind { made.invalidateSupplementaryElements(ofKind: kind, at: others) }
      (made as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutDelegateMetrics = metrics
      if let point = shift.flatMap(PropertyValue.point) { made.contentOffsetAdjustment = point }
      layout.invalidateLayout(with: made)
    }
  }
}
