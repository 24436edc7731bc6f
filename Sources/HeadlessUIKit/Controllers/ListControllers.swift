/// A controller whose view is a table (rules TV-4 to TV-6).
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let styleOfTable: UITableView.Style
  /// Whether the selection goes when the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// The control that refreshes by pulling.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Creates a controller whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    styleOfTable = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    styleOfTable = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    styleOfTable = .plain
    super.init(coder: coder)
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "tableViewController" }

  // UIKit declares it so, and code written for UIKit relies on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table: the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The table of the nib, else one of the given style; the controller serves it when nothing else does.
  open override func loadView() {
    if let view = NibDecoder.loadViewFromNib(of: self) { takeView(view) }
    if viewStorage == nil, !UIKitException.isPending {
      takeView(UITableView(frame: UIScreen.main.bounds, style: styleOfTable))
    }
    guard let table = viewStorage as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// Starts or stops editing of the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  /// One section by default.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections.isEmpty ? 1 : tableView.staticSections.count
  }
  /// The rows of a static section, else none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard tableView.staticSections.indices.contains(section) else { return 0 }
    return tableView.staticSections[section].cells.count
  }
  /// The cell of a static section; a subclass without static cells overrides this.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if indexPath.count == 2, tableView.staticSections.indices.contains(indexPath[0]) {
      let cells = tableView.staticSections[indexPath[0]].cells
      if cells.indices.contains(indexPath[1]) { return cells[indexPath[1]] }
    }
    UIKitException.raise(
      .internalInconsistency,
      "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"
    )
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// A controller whose view holds a collection view (rule CV-3).
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var layoutStorage: UICollectionViewLayout
  private var collectionStorage: UICollectionView?
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

  /// One section by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
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
}
