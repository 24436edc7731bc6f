import Foundation
import HeadlessUIKit

/// The data source of a host table that shows fetched results, and the delegate that keeps the table up to date.
///
/// The delegate does what Core Data's documentation shows: each change becomes one of the table, between `beginUpdates` and
/// `endUpdates`. What it hears is recorded.
@MainActor
final class FetchedSource: NSObject, NSFetchedResultsControllerDelegate, UITableViewDataSource {
  private static let protocolName = "NSFetchedResultsControllerDelegate"

  let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  private(set) var controller: NSFetchedResultsController<NoteRecord>?
  private weak var table: UITableView?
  private var reuseIdentifier = ""
  private var titles: String?

  /// Fetches, with a controller of its own where sections are made by another path.
  func fetch(_ plan: FetchPlan, for table: UITableView?) throws {
    let controller: NSFetchedResultsController<NoteRecord>
    if let known = self.controller, known.sectionNameKeyPath == plan.sections {
      controller = known
    } else {
      controller = NSFetchedResultsController(
        fetchRequest: NSFetchRequest<NoteRecord>(entityName: "Note"),
        managedObjectContext: context,
        sectionNameKeyPath: plan.sections,
        cacheName: nil
      )
    }
    plan.write(controller.fetchRequest)
    controller.delegate = plan.isHeard ? self : nil
    titles = plan.titles
    self.controller = controller
    try controller.performFetch()
    reuseIdentifier = plan.reuseIdentifier
    self.table = table
    if table?.dataSource !== self { table?.dataSource = self } else { table?.reloadData() }
  }

  private func record(_ name: String) {
    CallLog.current?.append(LoggedCall(name: name, className: Self.protocolName, outlets: []))
  }

  // MARK: The table's data

  func numberOfSections(in tableView: UITableView) -> Int { controller?.sections?.count ?? 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controller?.sections?[section].numberOfObjects ?? 0
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    controller?.sectionNameKeyPath == nil ? nil : controller?.sections?[section].name
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    cell.textLabel?.text = controller?.object(at: indexPath).name
    return cell
  }

  // MARK: What changes

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    record(controller.isEqual(self.controller) ? "willChangeContent" : "anotherController")
    table?.beginUpdates()
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    record("didChangeSection(\(type) \(sectionInfo.name) \(sectionIndex))")
    if type == .insert { table?.insertSections([sectionIndex], with: .fade) }
    if type == .delete { table?.deleteSections([sectionIndex], with: .fade) }
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    let places = [indexPath, newIndexPath].map { $0.map { "\($0.section).\($0.item)" } ?? "-" }
    let name = (anObject as? NoteRecord)?.name ?? ""
    record("didChangeObject(\(type) \(name) \(places.joined(separator: " ")))")
    if let indexPath, type == .update { table?.reloadRows(at: [indexPath], with: .fade) }
    if let indexPath, type != .update { table?.deleteRows(at: [indexPath], with: .fade) }
    if let newIndexPath { table?.insertRows(at: [newIndexPath], with: .fade) }
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    record("didChangeContent")
    table?.endUpdates()
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { titles == nil ? sectionName.first.map { String($0).uppercased() } : titles }
}
