import Foundation
import Testing

@testable import HeadlessUIKit

private final class Chore: NSManagedObject {
  var title: String {
    get { managed("title") }
    set { setManaged(newValue, "title") }
  }
  var list: String {
    get { managed("list") }
    set { setManaged(newValue, "list") }
  }

  convenience init(_ title: String, in list: String = "", of context: NSManagedObjectContext) {
    self.init(context: context)
    self.title = title
    self.list = list
  }
}

/// Writes down what it hears, and keeps a table up to date by it.
@MainActor
private final class Reader: NSObject, NSFetchedResultsControllerDelegate, UITableViewDataSource {
  let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var controller: NSFetchedResultsController<Chore>!
  var heard: [String] = []

  init(sections: Bool) throws {
    super.init()
    let request = NSFetchRequest<Chore>(entityName: "Chore")
    request.sortDescriptors =
      (sections ? [NSSortDescriptor(key: "list", ascending: true)] : [])
      + [NSSortDescriptor(key: "title", ascending: true)]
    controller = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: sections ? "list" : nil,
      cacheName: nil
    )
    controller.delegate = self
    try controller.performFetch()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.layoutIfNeeded()
  }

  var shown: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map {
        table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? "-"
      }
    }
  }

  // MARK: The table's data

  func numberOfSections(in tableView: UITableView) -> Int { controller.sections?.count ?? 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controller.sections?[section].numberOfObjects ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = controller.object(at: indexPath).title
    return cell
  }

  // MARK: The controller's changes

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    heard.append(controller.isEqual(self.controller) ? "will" : "another controller")
    table.beginUpdates()
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    heard.append("section \(sectionInfo.name) \(type) \(sectionIndex)")
    if type == .insert { table.insertSections([sectionIndex], with: .fade) }
    if type == .delete { table.deleteSections([sectionIndex], with: .fade) }
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    let places = [indexPath, newIndexPath].map { $0.map { "\($0.section).\($0.item)" } ?? "-" }
    heard.append("\((anObject as? Chore)?.title ?? "") \(type) \(places.joined(separator: " "))")
    if let indexPath, type == .update { table.reloadRows(at: [indexPath], with: .fade) }
    if let indexPath, type != .update { table.deleteRows(at: [indexPath], with: .fade) }
    if let newIndexPath { table.insertRows(at: [newIndexPath], with: .fade) }
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    heard.append("did")
    table.endUpdates()
    table.layoutIfNeeded()
  }
}

/// Fetched results in memory: what they answer, and in which order a delegate hears of changes.
@MainActor
@Suite("Fetched results")
struct FetchedResultsTests {
  @Test("answer in the order of the sort descriptors, and say where a record is")
  func order() throws {
    let reader = try Reader(sections: false)
    for title in ["pear", "apple", "fig"] { _ = Chore(title, of: reader.context) }
    try reader.context.save()
    #expect(reader.controller.fetchedObjects?.map(\.title) == ["apple", "fig", "pear"])
    let fig = reader.controller.object(at: IndexPath(item: 1, section: 0))
    #expect(fig.title == "fig")
    #expect(reader.controller.indexPath(forObject: fig) == IndexPath(item: 1, section: 0))
    #expect(!reader.context.hasChanges && !fig.hasChanges)
  }

  @Test("tell sections before records, between will and did, and a table follows")
  func sectionsFirst() throws {
    let reader = try Reader(sections: true)
    let milk = Chore("milk", in: "dairy", of: reader.context)
    let rye = Chore("rye", in: "bread", of: reader.context)
    try reader.context.save()
    #expect(
      reader.heard == [
        "will", "section bread insert 0", "section dairy insert 1", "rye insert - 0.0",
        "milk insert - 1.0", "did",
      ]
    )
    #expect(reader.shown == [["rye"], ["milk"]])
    reader.heard = []
    reader.context.delete(rye)
    milk.list = "drinks"
    reader.context.processPendingChanges()
    #expect(
      reader.heard == [
        "will", "section bread delete 0", "section dairy delete 1", "section drinks insert 0",
        "rye delete 0.0 -", "milk move 1.0 0.0", "did",
      ]
    )
    #expect(reader.shown == [["milk"]])
  }

  @Test(
    "tell a move where the order changed, else an update, and nothing of those that were pushed"
  )
  func movesAndUpdates() throws {
    let reader = try Reader(sections: false)
    let records = ["a", "c", "e", "g"].map { Chore($0, of: reader.context) }
    try reader.context.save()
    reader.heard = []
    records[0].title = "f"
    records[1].title = "d"
    reader.context.processPendingChanges()
    #expect(reader.heard == ["will", "f move 0.0 0.2", "d update 0.1 -", "did"])
    #expect(reader.shown == [["d", "e", "f", "g"]])
  }

  @Test("tell a move of one of two records that change places")
  func exchange() throws {
    let reader = try Reader(sections: false)
    let records = ["a", "b"].map { Chore($0, of: reader.context) }
    try reader.context.save()
    reader.heard = []
    (records[0].title, records[1].title) = ("y", "x")
    reader.context.processPendingChanges()
    #expect(reader.heard == ["will", "y update 0.0 -", "x move 0.1 0.0", "did"])
    #expect(reader.shown == [["x", "y"]])
  }

  @Test("are told when the main loop turns, once for all changes before it")
  func turn() throws {
    let reader = try Reader(sections: false)
    MainLoop.shared.reset()
    for title in ["b", "a"] { _ = Chore(title, of: reader.context) }
    #expect(reader.heard.isEmpty)
    MainLoop.shared.advance(by: 0)
    #expect(reader.heard == ["will", "a insert - 0.0", "b insert - 0.1", "did"])
  }

  @Test("are not followed without a delegate, until they are fetched again")
  func noDelegate() throws {
    let reader = try Reader(sections: false)
    reader.controller.delegate = nil
    _ = Chore("a", of: reader.context)
    try reader.context.save()
    #expect(reader.controller.fetchedObjects?.isEmpty == true)
    try reader.controller.performFetch()
    #expect(reader.controller.fetchedObjects?.count == 1)
  }

  @Test("go away with their controller")
  func release() throws {
    weak var controller: NSFetchedResultsController<Chore>?
    let context = NSManagedObjectContext()
    do {
      let reader = try Reader(sections: false)
      controller = reader.controller
      #expect(controller != nil)
    }
    #expect(controller == nil)
    #expect(context.registeredObjects.isEmpty)
  }

  @Test("take predicates, limits and relations of records")
  func records() throws {
    let context = NSManagedObjectContext()
    let chores = (1...4).map { Chore("\($0)", of: context) }
    let request = NSFetchRequest<Chore>()
    request.predicate = NSPredicate { object, _ in (object as? Chore)?.title != "2" }
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
    request.fetchOffset = 1
    request.fetchLimit = 1
    #expect(try context.fetch(request).map(\.title) == ["3"])
    chores[0].addManaged(NSSet(array: [chores[1], chores[2]]), to: "parts")
    chores[0].removeManaged(chores[1], from: "parts")
    #expect((chores[0].value(forKey: "parts") as? NSSet)?.allObjects as? [Chore] == [chores[2]])
  }
}
