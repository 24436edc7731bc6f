import Foundation
import HeadlessUIKit

/// A collection view under stress: its data source and delegate over a plain model.
@MainActor
final class CollectionStress: StressSource, StressDriver {
  static let itemIdentifier = "stress item"
  static let edgeIdentifier = "stress edge"

  /// The layout that places things now, and what it is compared with.
  enum Layout {
    /// A flow layout, which is computed from the rules.
    case flow(PlainFlowStyle)
    /// Another one, which is compared with a fresh one on the same data.
    case custom(name: String, make: () -> UICollectionViewLayout)
  }

  let view: UICollectionView
  /// Whether the delegate gives every item and section metrics of its own.
  let isVaried: Bool
  var layout: Layout
  /// The layout that the stress came with.
  let ownLayout: Layout
  var flow = PlainFlow()
  lazy var mirror = CollectionMirror(self)
  var itemClass: UICollectionViewCell.Type = StressItemCell.self
  /// The kinds of supplementary views; headers and footers first.
  private(set) var kinds = CollectionStress.edgeKinds

  init(
    _ view: UICollectionView,
    in window: UIWindow,
    _ data: StressData,
    isUniform: Bool,
    layout: Layout,
    pools: StressPools = StressPools()
  ) {
    self.view = view
    self.layout = layout
    ownLayout = layout
    isVaried = !isUniform
    super.init(.collection(view), view, in: window, data, pools)
    view.register(itemClass, forCellWithReuseIdentifier: Self.itemIdentifier)
    for kind in Self.edgeKinds {
      view.register(
        StressEdgeView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.edgeIdentifier
      )
    }
    view.refreshControl = makeRefreshControl()
    view.dataSource = self
    view.delegate = self
    if case .custom(_, let make) = layout { view.collectionViewLayout = make() }
    view.reloadData()
    window.layoutIfNeeded()
    beginPhase()
  }

  /// The number of a kind of supplementary views.
  func kindNumber(_ kind: String) -> Int {
    for number in kinds.indices where kinds[number] == kind { return number }
    kinds.append(kind)
    return kinds.count - 1
  }

  private static let edgeKinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  var supported: Set<StressOperation> {
    var operations = Set(StressOperation.allCases)
    for tablesOnly in [
      StressOperation.setEditing, .swipeDelete, .swipeCancel, .editControl, .drag, .tapIndex,
    ] { operations.remove(tablesOnly) }
    if snapshots != nil { return operations.intersection(StressOperation.ofSnapshots) }
    return operations.subtracting([.snapshot, .illegalSnapshot])
  }

  /// What the model computes the geometry for.
  var plainView: PlainFlow.View {
    PlainFlow.View(
      size: view.bounds.size,
      offset: view.contentOffset,
      inset: view.adjustedContentInset
    )
  }

  func performOwn(_ operation: StressOperation, _ random: inout StressRandom) -> Bool {
    switch operation {
    case .setProperty: setProperty(&random)
    case .switchLayout: switchLayout(&random)
    case .tap: tap(&random)
    default: false
    }
  }

  func exchangeClass() {
    itemClass =
      itemClass == StressItemCell.self ? OtherStressItemCell.self : StressItemCell.self
    note("\(itemClass)")
    view.register(itemClass, forCellWithReuseIdentifier: Self.itemIdentifier)
  }

  // MARK: Scrolling

  func performScrolling(_ operation: StressOperation, _ random: inout StressRandom) -> Bool {
    let (low, high) = offsetLimits
    var offset = view.contentOffset
    switch operation {
    case .scroll:
      let step = random.quarter(-40, 40)
      offset.x = min(max(offset.x + step, low.x), high.x)
      offset.y = min(max(offset.y + step, low.y), high.y)
      scroll(to: offset)
    case .jump:
      let overshoot = random.once(in: 8) ? 50.0 : 0
      let isWide = high.x > low.x
      if isWide { offset.x = random.quarter(low.x - overshoot, high.x + overshoot) }
      if !isWide { offset.y = random.quarter(low.y - overshoot, high.y + overshoot) }
      scroll(to: offset)
    default:
      return scrollToItem(&random)
    }
    return true
  }

  func anyOffset(_ random: inout StressRandom) -> CGPoint {
    let (low, high) = offsetLimits
    return CGPoint(x: random.quarter(low.x, high.x), y: random.quarter(low.y, high.y))
  }

  /// Scrolls to an item of a flow layout; where the content must stand then follows from the plain geometry.
  private func scrollToItem(_ random: inout StressRandom) -> Bool {
    guard case .flow(let style) = layout, let path = data.anyPath(&random) else { return false }
    flow.compute(data, style, plainView, isVaried: isVaried)
    let frame = flow.frames[flow.firsts[path.section] + path.item]
    typealias Position = UICollectionView.ScrollPosition
    let vertical: [Position] = [[], .top, .centeredVertically, .bottom]
    let horizontal: [Position] = [[], .left, .centeredHorizontally, .right]
    let place = random.int(below: 4)
    let inset = view.adjustedContentInset
    var target = view.contentOffset
    let visible = view.bounds.inset(by: inset)
    let (placeX, placeY) = style.isVertical ? (0, place) : (place, 0)
    target.x += Self.shift(frame.minX, frame.maxX, visible.minX, visible.maxX, placeX)
    target.y += Self.shift(frame.minY, frame.maxY, visible.minY, visible.maxY, placeY)
    phase.target = clamped(target)
    note("\(path) place \(place)")
    view.scrollToItem(
      at: path.indexPath,
      at: style.isVertical ? vertical[place] : horizontal[place],
      animated: random.once(in: 2)
    )
    return true
  }

  /// How far the content must move to put an extent at the start, the middle or the end, or just to show it.
  private static func shift(
    _ low: CGFloat,
    _ high: CGFloat,
    _ visibleLow: CGFloat,
    _ visibleHigh: CGFloat,
    _ place: Int
  ) -> CGFloat {
    switch place {
    case 1: return low - visibleLow
    case 2: return (low + high - visibleLow - visibleHigh) / 2
    case 3: return high - visibleHigh
    default:
      if low < visibleLow { return low - visibleLow }
      return high > visibleHigh ? min(high - visibleHigh, low - visibleLow) : 0
    }
  }

  // MARK: Layouts and properties

  private func switchLayout(_ random: inout StressRandom) -> Bool {
    let next: UICollectionViewLayout
    switch (ownLayout, random.int(below: 4)) {
    case (_, 0):
      layout = .custom(name: "waterfall") { StressWaterfallLayout() }
      next = StressWaterfallLayout()
      note("waterfall")
    case (.custom(let name, let make), 1...2):
      layout = ownLayout
      next = make()
      note(name)
    default:
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = random.once(in: 3) ? .horizontal : .vertical
      flow.itemSize = CGSize(width: 30 + random.quarter(0, 60), height: 20 + random.quarter(0, 40))
      flow.minimumLineSpacing = random.quarter(0, 12)
      flow.minimumInteritemSpacing = random.quarter(0, 12)
      flow.headerReferenceSize = CGSize(width: 20, height: random.once(in: 2) ? 0 : 18)
      flow.sectionHeadersPinToVisibleBounds = random.once(in: 2)
      flow.sectionFootersPinToVisibleBounds = random.once(in: 2)
      layout = .flow(PlainFlowStyle(flow))
      next = flow
      note("a flow layout of items of \(flow.itemSize.width) by \(flow.itemSize.height)")
    }
    view.setCollectionViewLayout(next, animated: random.once(in: 2))
    return true
  }

  private func setProperty(_ random: inout StressRandom) -> Bool {
    let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
    switch random.int(below: flow == nil ? 3 : 8) {
    case 0:
      guard setInsets(&random) else { return false }
    case 1:
      view.allowsMultipleSelection.toggle()
      note("multiple selection \(view.allowsMultipleSelection)")
      if !view.allowsMultipleSelection { keepFirstSelected() }
    case 2:
      let order = CollectionPolicy.current.recycleOrder
      CollectionPolicy.current.recycleOrder = order == .fetchFirst ? .recycleFirst : .fetchFirst
      note("\(CollectionPolicy.current.recycleOrder)")
    case 3:
      flow?.itemSize = CGSize(width: 25 + random.quarter(0, 70), height: 15 + random.quarter(0, 50))
    case 4: flow?.minimumLineSpacing = random.quarter(0, 15)
    case 5: flow?.minimumInteritemSpacing = random.quarter(0, 15)
    case 6: flow?.sectionHeadersPinToVisibleBounds.toggle()
    default: flow?.sectionFootersPinToVisibleBounds.toggle()
    }
    if let flow {
      layout = .flow(PlainFlowStyle(flow))
      note("\(PlainFlowStyle(flow))")
    }
    return true
  }

  /// Without several selections the first one stays (rule CV-64).
  private func keepFirstSelected() {
    let paths = selection.compactMap { id in data.path(of: id).map { ($0, id) } }
    selection = paths.min { $0.0 < $1.0 }.map { [$0.1] } ?? []
  }
}
