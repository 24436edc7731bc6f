import Foundation

/// Records in memory, and who wants to hear of their changes.
///
/// Changes are told at ``processPendingChanges()``, at ``save()``, and when the main loop turns.
open class NSManagedObjectContext: NSObject {
  /// The kinds of queues; all work is done at once here.
  public enum ConcurrencyType: Sendable {
    case privateQueueConcurrencyType, mainQueueConcurrencyType
  }

  private var objects: [NSManagedObject] = []
  /// What changed since observers were told.
  private var pending = RecordChanges()
  private var isTurning = false
  private var observers: [WeakObserver] = []
  /// What was made since the last save.
  public private(set) var insertedObjects: Set<NSManagedObject> = []
  /// What changed since then.
  public private(set) var updatedObjects: Set<NSManagedObject> = []
  /// What was deleted since then.
  public private(set) var deletedObjects: Set<NSManagedObject> = []

  /// Creates a context without records.
  public init(concurrencyType: ConcurrencyType) { super.init() }

  /// Creates a context of the main queue.
  public override convenience init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  /// All records that are not deleted.
  public var registeredObjects: Set<NSManagedObject> { Set(objects) }

  /// Whether a save would have something to write.
  public var hasChanges: Bool {
    !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
  }

  // MARK: Changing

  /// Adds a record.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    object.managedObjectContext = self
    object.isInserted = true
    objects.append(object)
    insertedObjects.insert(object)
    note { $0.inserted.insert(object) }
    object.awakeFromInsert()
  }

  /// Deletes a record.
  open func delete(_ object: NSManagedObject) {
    guard let index = objects.firstIndex(of: object) else { return }
    object.prepareForDeletion()
    objects.remove(at: index)
    object.isDeleted = true
    updatedObjects.remove(object)
    if insertedObjects.remove(object) == nil {
      deletedObjects.insert(object)
    } else {
      object.isInserted = false
      object.managedObjectContext = nil
    }
    pending.updated.remove(object)
    // Who was never told of a record need not hear that it went.
    guard pending.inserted.remove(object) == nil else { return }
    note { $0.deleted.insert(object) }
  }

  func noteChange(of object: NSManagedObject) {
    guard !object.isDeleted else { return }
    if !object.isInserted {
      object.isUpdated = true
      updatedObjects.insert(object)
    }
    note { $0.updated.insert(object) }
  }

  private func note(_ change: (inout RecordChanges) -> Void) {
    change(&pending)
    guard !isTurning else { return }
    isTurning = true
    nonisolated(unsafe) let context = self
    MainActor.assumeIsolated {
      MainLoop.shared.perform(after: 0) { context.processPendingChanges() }
    }
  }

  /// Tells observers what changed since they last heard.
  open func processPendingChanges() {
    isTurning = false
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = RecordChanges()
    observers.removeAll { $0.observer == nil }
    for observer in observers { observer.observer?.recordsChanged(changes) }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange,
      object: self,
      userInfo: changes.userInfo
    )
  }

  /// Tells observers, and forgets what there was to save.
  open func save() throws {
    let saved = tellOfSaving()
    processPendingChanges()
    for object in deletedObjects { object.managedObjectContext = nil }
    for object in saved { object.wasSaved() }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  /// Tells the changed records that they will be saved, those that this changes as well.
  private func tellOfSaving() -> Set<NSManagedObject> {
    var told: Set<NSManagedObject> = []
    while true {
      let changed = insertedObjects.union(updatedObjects).union(deletedObjects)
      let untold = changed.subtracting(told)
      if untold.isEmpty { return changed }
      for object in untold { object.willSave() }
      told.formUnion(untold)
    }
  }

  // MARK: Asking

  /// The records that a request wants, in its order.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    request.query.answer(among: objects).compactMap { $0 as? Result }
  }

  /// How many records a request wants.
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }

  /// A record by its identity.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let found = objects.first(where: { $0.objectID === objectID }) else {
      throw CocoaError(.coderValueNotFound)
    }
    return found
  }

  /// The records that a query wants.
  func answer(to query: FetchQuery) -> [NSManagedObject] { query.answer(among: objects) }

  // MARK: Work

  /// Does work at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }

  /// Tells an observer of changes from now on; it is not retained.
  func add(_ observer: any RecordObserver) { observers.append(WeakObserver(observer: observer)) }
}

/// What changed in a context.
struct RecordChanges {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  var userInfo: [AnyHashable: Any] {
    ["inserted": inserted, "updated": updated.subtracting(inserted), "deleted": deleted]
  }
}

/// Hears what changed in a context.
protocol RecordObserver: AnyObject {
  func recordsChanged(_ changes: RecordChanges)
}

private struct WeakObserver {
  weak var observer: (any RecordObserver)?
}

extension Notification.Name {
  /// The records of a context changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
  /// The records of a context were saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification"
  )
}
