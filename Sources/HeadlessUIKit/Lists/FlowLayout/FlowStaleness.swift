/// Which parts of a flow layout's geometry are out of date.
struct FlowStaleness {
  /// Whether everything must be asked again.
  private(set) var isEverything = true
  /// Whether the metrics of sections must be asked again; sizes only as the other fields say.
  private(set) var sectionsAreStale = true
  /// The changes of a batch that has not been applied.
  private(set) var plan: CollectionUpdatePlan?
  /// Items whose sizes must be asked again.
  private(set) var items: [IndexPath] = []
  /// Sizes that self-sizing items measured (rule FL-19).
  private(set) var measured: [IndexPath: CGSize] = [:]

  static var nothing: FlowStaleness {
    var nothing = FlowStaleness()
    nothing.isEverything = false
    nothing.sectionsAreStale = false
    return nothing
  }

  /// Whether the geometry is up to date.
  var isNothing: Bool {
    !isEverything && !sectionsAreStale && plan == nil && items.isEmpty && measured.isEmpty
  }

  /// Adds an invalidation: of everything, unless the context names less.
  @MainActor
  mutating func take(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !isEverything else { return }
    if let plan = context.updatePlan, !context.invalidateEverything {
      take(plan)
    } else if context.invalidateEverything || context.invalidateDataSourceCounts {
      isEverything = true
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
