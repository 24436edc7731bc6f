/// A controller whose view holds a collection view (rule CV-3).
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var layoutStorage: UICollectionViewLayout
  private var collectionStorage: UICollectionView?
  private var hasAppeared = false
  /// Whether the selection goes when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionViewController" }

  // UIKit declares it so, and code written for UIKit relies on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view, made on first use, also inside initialisers.
  open var collectionView: UICollectionView! {
    get {
      if let collectionStorage { return collectionStorage }
      loadViewIfNeeded()
      return collectionStorage ?? makeCollectionView()
    }
    set {
      collectionStorage?.removeFromSuperview()
      collectionStorage = newValue
      if let newValue { adopt(newValue) }
    }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    collectionStorage?.collectionViewLayout ?? layoutStorage
  }

  /// The nib's view, else a container that the collection view fills.
  open override func loadView() {
    if let view = NibDecoder.loadViewFromNib(of: self) { takeView(view) }
    guard !UIKitException.isPending else { return }
    let loaded = viewStorage
    if loaded == nil { takeView(UIView(frame: UIScreen.main.bounds)) }
    if let collection = loaded as? UICollectionView {
      collectionStorage = collection
      serve(collection)
    } else {
      adopt(collectionStorage ?? makeCollectionView())
    }
  }

  /// Reloads the first time, and clears the selection unless told otherwise (rule CV-3).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let collectionStorage else { return }
    if !hasAppeared {
      hasAppeared = true
      collectionStorage.reloadData()
    }
    if clearsSelectionOnViewWillAppear {
      collectionStorage.selectItem(at: nil, animated: animated, scrollPosition: [])
    }
  }

  private func makeCollectionView() -> UICollectionView {
    let view = UICollectionView(
      frame: UIScreen.main.bounds,
      collectionViewLayout: layoutStorage
    )
    collectionStorage = view
    serve(view)
    return view
  }

  private func adopt(_ collection: UICollectionView) {
    serve(collection)
    guard let container = viewStorage, container !== collection else { return }
    collection.frame = CGRect(origin: .zero, size: container.bounds.size)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(collection)
  }

  private func serve(_ collection: UICollectionView) {
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  /// One section by default; none for a controller without a class of its own, which nobody gave any data.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    // Lenient loading puts the engine's own class in place of one that it does not know.
    ClassNames.customName(of: type(of: self)) == nil ? 0 : 1
  }
  /// No items by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// A subclass with items overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UIKitException.raise(
      .internalInconsistency,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must"
        + " be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
    return UICollectionViewCell(frame: .zero)
  }

  // MARK: Optional methods

  /// Optional: a subclass overrides it; this body only says that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalCollectionCalls.noteUnimplemented()
    return UICollectionReusableView(frame: .zero)
  }

  /// Optional: a subclass overrides it; this body only says that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCollectionCalls.noteUnimplemented()
    return true
  }

  /// Optional: a subclass overrides it; this body only says that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// Optional: a subclass overrides it; this body only says that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// Optional: a subclass overrides it; this body only says that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCollectionCalls.noteUnimplemented()
    return true
  }

  /// Optional: a subclass overrides it; this body only says that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCollectionCalls.noteUnimplemented()
    return true
  }

  /// Optional: a subclass overrides it; this body only says that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// Optional: a subclass overrides it; this body only says that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// Optional: a subclass overrides it; this body only says that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// Optional: a subclass overrides it; this body only says that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// Optional: a subclass overrides it; this body only says that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// Optional: a subclass overrides it; this body only says that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }
}
