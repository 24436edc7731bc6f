import Foundation
import Testing

@testable import HeadlessUIKit

/// Counts what it hears of saves, and changes another record before its own.
private final class Page: NSManagedObject {
  var saves = 0
  weak var touched: Page?

  override func willSave() { touched?.setValue(true, forKey: "touched") }
  override func didSave() { saves += 1 }
}

/// Keeps what it was told last.
private final class Listener: RecordObserver {
  var told: [RecordChanges] = []
  func recordsChanged(_ changes: RecordChanges) { told.append(changes) }
}

@MainActor
@Suite("Records that are saved")
struct SavedRecordsTests {
  private let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  @Test("What a record changes before it is saved is saved with it")
  func changedBeforeTheSave() throws {
    let (first, second) = (Page(context: context), Page(context: context))
    try context.save()
    first.touched = second
    first.setValue("a", forKey: "title")
    try context.save()
    #expect(second.saves == 2)
    #expect(!second.isUpdated)
    #expect(second.changedValues().isEmpty)
    #expect(!context.hasChanges)
  }

  @Test("A record that goes before anybody heard of it is told to nobody")
  func goneBeforeItWasTold() throws {
    let page = Page(context: context)
    context.delete(page)
    #expect(!page.isInserted)
    #expect(page.managedObjectContext == nil)
    #expect(!context.hasChanges)
    let listener = Listener()
    context.add(listener)
    context.processPendingChanges()
    #expect(listener.told.isEmpty)
  }

  @Test("A record that was told of and goes before a save is told to have gone")
  func goneBeforeTheSave() throws {
    let page = Page(context: context)
    context.processPendingChanges()
    context.delete(page)
    #expect(context.deletedObjects.isEmpty)
    let listener = Listener()
    context.add(listener)
    context.processPendingChanges()
    #expect(listener.told.map(\.deleted) == [[page]])
  }
}
