/// A controller whose view holds a collection view (rule CV-3).
@preconcurrency @MainActor
open class UICollectionViewController: CollectionServingController {
  private var layoutStorage: UICollectionViewLayout
  private var collectionStorage: UICollectionView?
  private var hasAppeared = false
  /// Whether the selection goes when the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press moves items of the collection view, as it does by default (rule CV-90).
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { if let collectionStorage { installGesture(on: collectionStorage) } }
  }
  private let movementGesture = UILongPressGestureRecognizer()

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
    if let view = NibDecoder.loadViewFromNib(of: self) {
      takeView(view)
      if !(view is UICollectionView), collectionStorage == nil {
        let base = "UICollectionViewController"
        NibDecoder.refuseView(of: self, base: base, needed: "UICollectionView")
      }
    }
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
    installGesture(on: collection)
  }

  /// The recogniser that fingers drive; ``UICollectionView/dragItem(at:through:)`` does what it would do.
  private func installGesture(on collection: UICollectionView) {
    if installsStandardGestureForInteractiveMovement {
      if movementGesture.view !== collection { collection.addGestureRecognizer(movementGesture) }
    } else {
      movementGesture.view?.removeGestureRecognizer(movementGesture)
    }
  }
}

extension ElementClasses {
  var collectionViewController: AnyClass { UICollectionViewController.self }
}
