import Files
import InterfaceBuilder

/// Decides which classes tables and collections may ask for their cells, as far as documents and sources tell.
@MainActor
final class ListOwners {
  /// A kind of list.
  enum List {
    case table, collection

    fileprivate var elements: Set<IBElementName> {
      switch self {
      case .table: [.tableView, .tableViewController]
      case .collection: [.collectionView, .collectionViewController]
      }
    }

    fileprivate var controller: String {
      switch self {
      case .table: "UITableViewController"
      case .collection: "UICollectionViewController"
      }
    }
  }

  private unowned let facts: ProjectFacts
  private var known: [String: [List: Bool]] = [:]

  init(_ facts: ProjectFacts) { self.facts = facts }

  /// Whether a list of a kind may have an object of a class, or of a relative of it, as its data source.
  ///
  /// Only a controller that loads its list by itself, a connection of a document, and code that sets a data source do that.
  /// - Complexity: O(bytes of the sources and documents) the first time, then O(1).
  func mayAsk(_ name: String, _ list: List) -> Bool {
    if let known = known[name]?[list] { return known }
    let answer = find(name, list)
    known[name, default: [:]][list] = answer
    return answer
  }

  private func find(_ name: String, _ list: List) -> Bool {
    guard let lineage = facts.declared.lineage(of: name) else { return true }
    let relatives = facts.declared.relatives(of: name)
    return lineage.system.contains(list.controller) || isGivenByCode(relatives)
      || facts.files.documents.contains { isConnected(in: $0, relatives, list) }
  }

  /// Whether a source that names such a class sets a data source, or makes lists with one.
  private func isGivenByCode(_ relatives: Set<String>) -> Bool {
    facts.compiledTexts.contains { _, text in
      guard text.has("ataSource") else { return false }
      let code = text.withoutComments
      guard relatives.contains(where: { !code.places(ofName: $0).isEmpty }) else { return false }
      return code.has("ataSource = ") || code.has("ataSource=") || code.has("etDataSource:")
        || code.has("ataSource:") || code.has(".rx.") || code.has("DiffableDataSource")
    }
  }

  private func isConnected(in path: String, _ relatives: Set<String>, _ list: List) -> Bool {
    guard let bytes = try? FileReader.read(path) else { return true }
    let text = SourceText(bytes)
    guard relatives.contains(where: { !text.places(ofName: $0).isEmpty }) else { return false }
    guard let document = try? IBDocument(contentsOf: path) else { return true }
    func isOne(_ object: IBObject) -> Bool { object.customClass.map(relatives.contains) ?? false }
    let controllers = document.objects.filter {
      list.elements.contains($0.elementName) && isOne($0)
    }
    guard controllers.isEmpty else { return true }
    return document.connections.contains { connection in
      guard connection.kind == .outlet, connection.property.lowercased().hasSuffix("datasource"),
        let source = connection.source, let target = connection.destination?.object
      else { return false }
      return list.elements.contains(document[source].elementName) && isOne(document[target])
    }
  }
}
