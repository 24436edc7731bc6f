import Foundation

/// A controller whose view is a table (rules TV-4 to TV-6).
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
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
    if let view = NibDecoder.loadViewFromNib(of: self) { takeView(view) }
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

  // Subclasses override these as they do in UIKit, where the class conforms to both protocols: so every method must
  // be a member of the class. The bodies are the protocols' own, for tables without static sections.

  /// One section, or those of the document.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections.isEmpty ? 1 : tableView.staticSections.count
  }

  /// The rows of a static section, else none (rule TV-6).
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.cells.count ?? 0
  }

  /// The cell of a static section; a subclass without static cells overrides this, else it is an error (rule TV-6).
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = tableView.staticCell(at: indexPath) { return cell }
    UIKitException.raise(TableException.noCell(tableView, self))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The title of a static section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let section = tableView.staticSection(section) { return section.headerTitle }
    OptionalMethods.reportMissing()
    return nil
  }

  /// The title of a static section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let section = tableView.staticSection(section) { return section.footerTitle }
    OptionalMethods.reportMissing()
    return nil
  }

  /// The height that the document gives a static cell.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let cell = tableView.staticCell(at: indexPath) { return cell.frame.height }
    OptionalMethods.reportMissing()
    return UITableView.automaticDimension
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethods.reportMissing()
    return UITableView.automaticDimension
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethods.reportMissing()
    return UITableView.automaticDimension
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethods.reportMissing()
    return nil
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethods.reportMissing()
    return nil
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.reportMissing()
    return true
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  {
    OptionalMethods.reportMissing()
    return indexPath
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethods.reportMissing()
    return indexPath
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.reportMissing()
    return true
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.reportMissing()
    return true
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethods.reportMissing()
    return nil
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    OptionalMethods.reportMissing()
    return index
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    OptionalMethods.reportMissing()
    return .delete
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethods.reportMissing()
    return true
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethods.reportMissing()
    return nil
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethods.reportMissing()
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethods.reportMissing()
    return proposedDestinationIndexPath
  }

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

extension UITableView {
  final func staticSection(_ section: Int) -> StaticSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }

  final func staticCell(at path: IndexPath) -> UITableViewCell? {
    guard let position = RowPosition(path), let section = staticSection(position.section),
      section.cells.indices.contains(position.row)
    else { return nil }
    return section.cells[position.row]
  }
}
