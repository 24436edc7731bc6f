import Foundation

/// A controller whose view is a table (rules TV-4 to TV-6).
@preconcurrency @MainActor
open class UITableViewController: TableServingController {
  private let styleOfTable: UITableView.Style
  private var hasAppeared = false
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
    if let view = NibDecoder.loadViewFromNib(of: self) {
      takeView(view)
      if !(view is UITableView) {
        let base = "UITableViewController"
        NibDecoder.refuseView(of: self, base: base, needed: "UITableView")
      }
    }
    if viewStorage == nil, !UIKitException.isPending {
      takeView(UITableView(frame: UIScreen.main.bounds, style: styleOfTable))
    }
    guard let table = viewStorage as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// Reloads the table the first time, and drops the selection if so asked (rule TV-5).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = viewStorage as? UITableView else { return }
    if !hasAppeared {
      hasAppeared = true
      table.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Shows the scroll indicators for a moment (rule TV-5).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (viewStorage as? UITableView)?.flashScrollIndicators()
  }

  /// Starts or stops editing of the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }
}

extension ElementClasses {
  var tableViewController: AnyClass { UITableViewController.self }
}
