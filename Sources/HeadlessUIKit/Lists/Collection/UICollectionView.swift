/// A list of items placed by a layout.
///
/// One pass of ``layoutSubviews()`` reads unknown counts, prepares an invalid layout, and asks it
/// for the elements in the bounds. It then gets, places and removes views; other items are not visited.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The registered classes and nibs, and the pools of cells and supplementary views.
  public final let reuseRegistry = ReuseRegistry()
  final var layoutStorage: UICollectionViewLayout
  /// Whether taps select items; true by default.
  open var allowsSelection = true
  /// Whether several items can be selected; false by default.
  ///
  /// Turning it off keeps one (rule CV-64).
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelectedItem() } }
  }
  /// Whether items are announced before they show; false here, so that traces repeat (rule CV-52).
  open var isPrefetchingEnabled = false
  /// The view behind the items; it fills the bounds.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Asked for counts and views; a new one is asked for everything.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      dataSourceCalls.reset()
      reloadData()
    }
  }
  /// Told of scrolling and, if it is a `UICollectionViewDelegate`, asked and told about items.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      delegateCalls.reset()
      collectionDelegate = delegate as? any UICollectionViewDelegate
      flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
      layoutStorage.invalidateLayout()
    }
  }

  /// The delegate, cast once when it is set: casting costs more than a call.
  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  final weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  /// Told of items that will probably show, while `isPrefetchingEnabled` (rule CV-53).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { prefetchCalls.reset() }
  }
  final let prefetchCalls = OptionalCollectionCalls()
  final var prefetch = CollectionPrefetch()
  final var movement: CollectionMovement?
  final var transition: CollectionTransition?
  final var listInteractions = CollectionInteractions()
  final let dataSourceCalls = OptionalCollectionCalls()
  final let delegateCalls = OptionalCollectionCalls()

  /// The number of items in each section; nil until it is needed (rule CV-11).
  final var itemCounts: [Int]?
  /// Whether the layout must be prepared before it is asked anything.
  final var layoutIsStale = true
  /// Whether the layout was prepared before; until then it is not asked about bounds.
  final var layoutWasPrepared = false
  /// Whether the shown elements must be found again, even for the same bounds.
  final var elementsAreStale = true
  /// Whether all views belong to data that was reloaded since.
  final var reloadIsPending = false
  final var isLayingOutElements = false
  /// The bounds about which the layout was last asked.
  final var knownBounds = CGRect.zero
  /// The bounds for which the shown elements were found.
  final var shownBounds = CGRect.zero
  final var shown = ShownElements()
  /// The element whose view the data source is being asked for.
  final var fetching: WantedElement?
  /// The view that the data source dequeued last during that call.
  final var dequeued: UICollectionReusableView?
  /// The cell that the data source is configuring again.
  final var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  final var scratch = ElementScratch()
  final var selection: Set<IndexPath> = []
  final var highlights: Set<IndexPath> = []
  final var updates = CollectionUpdateState()

  /// Creates a collection view; UIKit raises when the layout is nil (rule CV-1), here the type forbids it.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    flags.insert(.placesSubviews)
    layout.collectionView = self
  }

  /// Creates a collection view from the nib that is being instantiated; the nib sets its layout.
  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    flags.insert(.placesSubviews)
    layoutStorage.collectionView = self
  }

  /// Creates a collection view with an empty layout, where UIKit would raise.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    UIKitException.raise(
      .invalidArgument,
      "UICollectionView must be initialized with a non-nil layout parameter"
    )
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionView" }

  /// The layout; a new one takes effect in the next pass.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  // MARK: Bounds

  /// The offset of the content; the layout is asked before it changes (rule CV-36).
  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      boundsWillChange(to: CGRect(origin: newValue, size: placement.size))
      super.contentOffset = newValue
    }
  }

  /// The bounds; the layout is asked before they change (rule CV-36).
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  /// The frame; the layout is asked before its size changes (rule CV-36).
  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: boundsOrigin, size: newValue.size))
      super.frame = newValue
    }
  }

  /// Asks the layout again, since the length of lines depends on the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutStorage.invalidateLayout()
  }

  /// Runs a pass, which shows the elements in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutElements()
  }

  // MARK: Counts

  /// The number of sections; reads all counts when they are unknown (rule CV-11).
  open var numberOfSections: Int { knownCounts.count }

  /// The number of items of a section; reads all counts when they are unknown (rule CV-11).
  ///
  /// A section that does not exist raises `NSInternalInconsistencyException` and has 0 items.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = knownCounts
    guard counts.indices.contains(section) else {
      UIKitException.raise(
        .internalInconsistency,
        "request for number of items in section \(section) when there are only \(counts.count)"
          + " sections in the collection view"
      )
      return 0
    }
    return counts[section]
  }

  /// Drops counts, selection and views; nothing is asked before the next pass (rules CV-12a and CV-63).
  open func reloadData() {
    itemCounts = nil
    selection.removeAll()
    highlights.removeAll()
    movement = nil
    listInteractions.indexTitles = nil
    prefetch.announced.removeAll()
    reloadIsPending = true
    let context = layoutStorage.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layoutStorage.invalidateLayout(with: context)
  }
}

extension ElementClasses {
  var collectionView: AnyClass { UICollectionView.self }
}
