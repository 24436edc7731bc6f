/// What of a flow layout's geometry is out of date.
struct FlowStaleness {
  /// Everything must be asked again.
  private(set) var isEverything = true
  /// Metrics of sections must be asked again, and sizes as below.
  private(set) var sectionsAreStale = true
  /// What a batch did.
  private(set) var plan: CollectionUpdatePlan?
  /// Items whose sizes must be asked again.
  private(set) var items: [IndexPath] = []
  /// Sizes that items found for themselves (rule FL-19).
  private(set) var measured: [IndexPath: CGSize] = [:]

  static var nothing: FlowStaleness {
    var nothing = FlowStaleness()
    nothing.isEverything = false
    nothing.sectionsAreStale = false
    return nothing
  }

  /// Whether the geometry holds.
  var isNothing: Bool {
    !isEverything && !sectionsAreStale && plan == nil && items.isEmpty && measured.isEmpty
  }

  /// Takes note of an invalidation: of everything unless the context says less.
  @MainActor
  mutating func take(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !isEverything else { return }
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      isEverything = true
    } else if let plan = context.updatePlan {
      take(plan)
    } else if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      take(flow)
    } else {
      isEverything = true
    }
  }

  @MainActor
  private mutating func take(_ plan: CollectionUpdatePlan) {
    if isNothing, CollectionPolicy.current.batchSizes == .newItems {
      self.plan = plan
      sectionsAreStale = true
    } else {
      isEverything = true
    }
  }

  @MainActor
  private mutating func take(_ context: UICollectionViewFlowLayoutInvalidationContext) {
    if !context.measuredSizes.isEmpty {
      measured.merge(context.measuredSizes) { $1 }
      if plan != nil { isEverything = true }
      return
    }
    guard context.invalidateFlowLayoutDelegateMetrics else { return }
    let paths = context.invalidatedItemIndexPaths
    guard plan == nil, paths != nil || context.invalidatedSupplementaryIndexPaths != nil else {
      isEverything = true
      return
    }
    sectionsAreStale = true
    items += paths ?? []
  }
}
