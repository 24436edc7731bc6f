import TestModel

/// How many findings there are of a kind or below a folder, by what they are.
struct FindingCounts {
  /// The kind or the folder.
  var name: String
  /// The worst severity among its new findings, or among all where none is new.
  var severity = FindingSeverity.note
  var errors = 0
  var warnings = 0
  var notes = 0
  var known = 0
  var suppressed = 0

  init(name: String, _ findings: some Sequence<ReportedFinding>) {
    self.name = name
    for finding in findings { add(finding) }
  }

  var new: Int { errors + warnings + notes }

  private mutating func add(_ finding: ReportedFinding) {
    severity = max(severity, finding.severity)
    switch finding.state {
    case .known: known += 1
    case .suppressed: suppressed += 1
    case .new:
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// The new ones in words: `2 errors, 1 warning`.
  var words: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
    return parts.filter { $0.0 > 0 }.map { Figures.plural($0.0, $0.1) }.joined(separator: ", ")
  }

  /// One row for each kind: the worst first, then the most frequent.
  static func byKind(_ findings: [ReportedFinding]) -> [FindingCounts] {
    Dictionary(grouping: findings, by: \.kind)
      .map { FindingCounts(name: $0.key, $0.value) }.sorted(by: comesBefore)
  }

  /// As ``byKind(_:)``, with a row for each severity that a kind's findings have: one may be milder than its kind.
  static func byKindAndSeverity(_ findings: [ReportedFinding]) -> [FindingCounts] {
    FindingSeverity.allCases.flatMap { severity in
      byKind(findings.filter { $0.severity == severity })
    }
    .sorted(by: comesBefore)
  }

  private static func comesBefore(_ one: FindingCounts, _ other: FindingCounts) -> Bool {
    if one.severity != other.severity { return one.severity > other.severity }
    if one.new != other.new { return one.new > other.new }
    return one.name < other.name
  }
}

// MARK: - Folders

extension FindingCounts {
  /// A row for each folder, divided where most findings are, until there are enough rows.
  ///
  /// - Parameters:
  ///   - documents: The documents with the findings to count.
  ///   - countMax: The most rows.
  /// - Returns: The rows with the most errors first; a row for all other folders comes last.
  static func byFolder(
    _ documents: [(path: String, findings: [ReportedFinding])],
    countMax: Int = 10
  ) -> [FindingCounts] {
    var groups = [Group(folder: [], documents: documents.map { ($0.path.folders, $0.findings) })]
    while let (index, parts) = division(of: groups, countMax) {
      groups.replaceSubrange(index...index, with: parts)
    }
    if groups.count == 1, let parts = largest(groups[0].parts, countMax) { groups = parts }
    let rows = groups.filter { $0.count > 0 }.map { group in
      (group, FindingCounts(name: group.name, group.documents.flatMap(\.findings)))
    }
    return rows.filter { !$0.0.isRest }.map(\.1)
      .sorted { ($1.errors, $1.new, $0.name) < ($0.errors, $0.new, $1.name) }
      + rows.filter(\.0.isRest).map(\.1)
  }

  /// The folders with the most findings, and all others in one group; nil where there are no folders.
  private static func largest(_ parts: [Group], _ countMax: Int) -> [Group]? {
    guard parts.count > countMax else { return nil }
    let sorted = parts.sorted { $0.count > $1.count }
    let rest = sorted.dropFirst(countMax - 1)
    let title = "\(rest.count) other folders"
    let documents = rest.flatMap(\.documents)
    return sorted.prefix(countMax - 1) + [
      Group(folder: [title[...]], documents: documents, isLeaf: true, isRest: true)
    ]
  }

  private struct Group {
    var folder: [Substring]
    var documents: [(folders: [Substring], findings: [ReportedFinding])]
    /// Whether only documents of the folder itself are meant.
    var isLeaf = false
    /// Whether it stands for folders that have no row of their own.
    var isRest = false

    var count: Int { documents.reduce(0) { $0 + $1.findings.count } }
    var name: String { folder.isEmpty ? "." : folder.joined(separator: "/") }

    /// The folders in it; empty when all documents lie in the folder itself.
    var parts: [Group] {
      guard !isLeaf else { return [] }
      let depth = folder.count
      let groups = Dictionary(grouping: documents) { $0.folders.dropFirst(depth).first }
      return groups.sorted { ($0.key ?? "") < ($1.key ?? "") }
        .map { name, documents in
          name.map { Group(folder: folder + [$0], documents: documents) }
            ?? Group(folder: folder, documents: documents, isLeaf: true)
        }
    }
  }

  /// The largest group whose parts still fit; nil when none does.
  private static func division(of groups: [Group], _ countMax: Int) -> (Int, [Group])? {
    for index in groups.indices.sorted(by: { groups[$0].count > groups[$1].count }) {
      let parts = groups[index].parts
      guard !parts.isEmpty, parts.contains(where: { !$0.isLeaf }) else { continue }
      if groups.count - 1 + parts.count <= countMax { return (index, parts) }
    }
    return nil
  }
}

extension String {
  /// The folders of a path, without the file.
  fileprivate var folders: [Substring] {
    Array(split(separator: "/", omittingEmptySubsequences: false).dropLast())
  }
}
