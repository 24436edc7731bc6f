import Foundation
import HeadlessUIKit

/// What a `<fetch>` asks for.
struct FetchPlan: Sendable {
  let reuseIdentifier: String
  let sections: String?
  private let sort: [String]
  private let descending: Set<String>
  private let limit: Int
  private let offset: Int
  private let leastRank: Double?
  let isHeard: Bool
  let titles: String?

  init(_ element: SourceElement) {
    reuseIdentifier = element.optionalText("reuseIdentifier") ?? ""
    sections = element.optionalText("sections")
    sort = element.optionalText("sort")?.split(separator: " ").map(String.init) ?? []
    descending = Set(
      element.optionalText("descending")?.split(separator: " ").map(String.init) ?? []
    )
    limit = element.count("limit") ?? 0
    offset = element.count("offset") ?? 0
    leastRank = element.number("leastRank")
    isHeard = element.flag("heard", standard: true)
    titles = element.optionalText("titles")
  }

  /// Writes itself into a request.
  @MainActor
  func write(_ request: NSFetchRequest<NoteRecord>) {
    request.sortDescriptors = sort.map {
      NSSortDescriptor(key: $0, ascending: !descending.contains($0))
    }
    request.fetchLimit = limit
    request.fetchOffset = offset
    request.predicate = leastRank.map { least in
      NSPredicate { record, _ in
        ((record as? NSManagedObject)?.value(forKey: "rank") as? Double ?? 0) >= least
      }
    }
  }
}
