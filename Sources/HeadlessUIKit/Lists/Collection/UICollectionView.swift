/// A list of items that a layout places.
///
/// One pass of ``layoutSubviews()`` reads the counts where they are unknown, prepares the layout where it is invalid,
/// asks it what the bounds show, and gets, places and takes away views accordingly; nothing visits other items.
@MainActor
open class UICollectionView: UIScrollView {
  /// The registrations and pools.
  public final let reuseRegistry = ReuseRegistry()
  final var layoutStorage: UICollectionViewLayout
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected; turning it off leaves one selected (rule CV-64).
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelectedItem() } }
  }
  /// Whether cells are made ahead; off here so that traces repeat (rule CV-52).
  open var isPrefetchingEnabled = false
  /// The view behind the items; it fills the bounds.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// What the collection asks for items; a new one is asked for everything.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      dataSourceCalls.reset()
      reloadData()
    }
  }
  /// Who hears of scrolling and, being a `UICollectionViewDelegate`, of items.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      delegateCalls.reset()
      collectionDelegate = delegate as? any UICollectionViewDelegate
      flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
      layoutStorage.invalidateLayout()
    }
  }

  /// The delegate as what it was found to be when it was set: casting costs more than a call.
  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  final weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  /// Who hears which items will likely be needed; only while `isPrefetchingEnabled` (rule CV-53).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { prefetchCalls.reset() }
  }
  final let prefetchCalls = OptionalCollectionCalls()
  final var prefetch = CollectionPrefetch()
  final var movement: CollectionMovement?
  final var transition: CollectionTransition?
  final var interactions = CollectionInteractions()
  final let dataSourceCalls = OptionalCollectionCalls()
  final let delegateCalls = OptionalCollectionCalls()

  /// The items of each section; nil until somebody needs them (rule CV-11).
  final var itemCounts: [Int]?
  /// Whether the layout must be prepared before it is asked.
  final var layoutIsStale = true
  /// Whether the layout was ever prepared: before that nobody asks it about bounds.
  final var layoutWasPrepared = false
  /// Whether what is shown must be found again although the bounds are the same.
  final var elementsAreStale = true
  /// Whether all views are of data that was reloaded since.
  final var reloadIsPending = false
  final var isLayingOutElements = false
  /// The bounds about which the layout was asked last.
  final var knownBounds = CGRect.zero
  /// The bounds for which the shown elements were found.
  final var shownBounds = CGRect.zero
  final var shown = ShownElements()
  /// The element whose view is being asked for.
  final var fetching: WantedElement?
  /// The view that the data source got last while it was asked for one.
  final var dequeued: UICollectionReusableView?
  /// The cell that the data source configures anew.
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

  /// Creates a collection view without a layout, which UIKit refuses.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    UIKitException.raise(
      .invalidArgument,
      "UICollectionView must be initialized with a non-nil layout parameter"
    )
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionView" }

  /// The layout; a new one places what is shown in the next pass.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  // MARK: Bounds

  /// The point of the content at the view's origin; the layout is asked before it changes (rule CV-36).
  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      boundsWillChange(to: CGRect(origin: newValue, size: placement.size))
      super.contentOffset = newValue
    }
  }

  /// The rectangle in the view's own coordinates; the layout is asked before it changes (rule CV-36).
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  /// The rectangle in the superview's coordinates; the layout is asked before its size changes (rule CV-36).
  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: boundsOrigin, size: newValue.size))
      super.frame = newValue
    }
  }

  /// Asks the layout again: the room for lines depends on the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutStorage.invalidateLayout()
  }

  /// Shows what the layout places in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutElements()
  }

  // MARK: Counts

  /// The number of sections; reads all counts when they are unknown (rule CV-11).
  open var numberOfSections: Int { knownCounts.count }

  /// The number of items of a section; reads all counts when they are unknown (rule CV-11).
  ///
  /// Raises `NSInternalInconsistencyException` for a section that does not exist and answers 0 then.
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

  /// Forgets counts, selection and views; asks nothing before the next pass (rules CV-12a and CV-63).
  open func reloadData() {
    itemCounts = nil
    selection.removeAll()
    highlights.removeAll()
    movement = nil
    interactions.indexTitles = nil
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
