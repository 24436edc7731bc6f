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
    let paths = try items.map { (words) throws(StepError) in try self.paths(words) }
    let others = try self.paths(elements)
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

  /// Index paths such as `0.3`.
  private func paths(_ words: [String]) throws(StepError) -> [IndexPath] {
    var found: [IndexPath] = []
    for word in words {
      let numbers = word.split(separator: ".").compactMap { Int($0) }
      guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else {
        throw .because("\"\(word)\" is no index path; expected SECTION.ITEM", line: line)
      }
      found.append(IndexPath(item: numbers[1], section: numbers[0]))
    }
    return found
  }
}
