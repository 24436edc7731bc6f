import Foundation

/// Keeps what a request answers in sections, and tells a delegate what changes in them.
///
/// Without a delegate it shows what the last fetch answered. The delegate gets a controller that is equal to this one: Swift
/// cannot pass it under another type of results.
@preconcurrency @MainActor
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request, whose changes count from the next fetch on.
  public let fetchRequest: NSFetchRequest<ResultType>
  private let results: FetchedResults
  /// Whether it is the one that the delegate sees.
  private let isForDelegate: Bool

  /// Creates a controller of a request.
  ///
  /// - Parameters:
  ///   - fetchRequest: What to fetch. Its first order should be that of the sections.
  ///   - context: Where the records are.
  ///   - sectionNameKeyPath: The value that names a record's section; nil for a single section.
  ///   - name: The name of a cache; nothing is cached.
  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    cacheName = name
    isForDelegate = false
    results = FetchedResults(context: context, sectionPath: sectionNameKeyPath)
    super.init()
  }

  private init(showing results: FetchedResults) {
    fetchRequest = NSFetchRequest()
    cacheName = nil
    isForDelegate = true
    self.results = results
    super.init()
  }

  /// The name of a cache, which is not kept.
  public let cacheName: String?
  /// Where the records are.
  public var managedObjectContext: NSManagedObjectContext { results.context }
  /// The value that names a record's section.
  public var sectionNameKeyPath: String? { results.sectionPath }

  /// Hears of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet {
      let delegate = delegate
      results.delegate = delegate
      results.show(
        delegate == nil
          ? nil : NSFetchedResultsController<any NSFetchRequestResult>(showing: results)
      )
    }
  }

  /// Forgets a cache, of which there are none.
  open class func deleteCache(withName name: String?) {}

  // MARK: Results

  /// Fetches.
  open func performFetch() throws {
    results.fetch(fetchRequest.query)
  }

  /// All records in their order; nil before the first fetch.
  open var fetchedObjects: [ResultType]? {
    results.sections.map { $0.flatMap(\.records).compactMap { $0 as? ResultType } }
  }

  /// The sections; nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }

  /// The titles of an index beside a table: the capital first letters of the sections' names.
  open var sectionIndexTitles: [String] {
    (results.sections ?? []).map { results.indexTitle(of: $0) }
  }

  /// The section of a title and its place in the index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  /// A record by its place.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections = results.sections, sections.indices.contains(indexPath.section),
      sections[indexPath.section].records.indices.contains(indexPath.item),
      let found = sections[indexPath.section].records[indexPath.item] as? ResultType
    else {
      preconditionFailure(
        "no object at index \(indexPath.item) in section at index \(indexPath.section)"
      )
    }
    return found
  }

  /// The place of a record; nil for one that was not fetched.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { RecordPlaces(results.sections ?? []).paths[$0] }
  }

  /// Whether two controllers show the same results.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? any ShowsFetchedResults)?.shownResults === results
  }

  /// The results' identity.
  open nonisolated override var hash: Int { ObjectIdentifier(results).hashValue }

  // The delegate's controller and the results hold one another.
  deinit {
    // The delegate's own goes when another delegate comes, and the results go on.
    guard !isForDelegate else { return }
    let results = results
    MainActor.assumeIsolated { results.show(nil) }
  }
}

/// A controller of any type of results.
private protocol ShowsFetchedResults {
  var shownResults: FetchedResults { get }
}

extension NSFetchedResultsController: ShowsFetchedResults {
  fileprivate nonisolated var shownResults: FetchedResults { results }
}
