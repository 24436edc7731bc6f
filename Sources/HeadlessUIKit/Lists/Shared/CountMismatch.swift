import ListGeometry

/// The message of a batch whose counts do not add up, as it changed with releases (rules TV-92a and CV-71a).
@MainActor
struct CountMismatch {
  /// `row` or `item`.
  let noun: String
  /// The counts of the sections before and after the batch.
  let before: [Int]
  let after: [Int]
  /// `Table view: <…>` or `Collection view: <…>`.
  let list: String

  /// The message up to iOS 14, and what follows it from iOS 15 on.
  func text(_ equation: String) -> String {
    UIKitProfile.current < .ios15 ? equation : "\(equation) \(list)"
  }

  /// The message of iOS 16.4 and later about rows or items that are missing; nil where the older one stays.
  ///
  /// It is printed where a section has fewer rows than the changes leave, however few they are; too many rows have the
  /// older text. Reloads are a deletion and an insertion. How changes of sections and moves are written is in no
  /// public log.
  func text(deleted: [RowPosition], inserted: [RowPosition]) -> String? {
    guard UIKitProfile.current >= .ios16, isShort(deleted, inserted) else { return nil }
    let lines =
      deleted.sorted().reversed().map { line("Delete", $0) }
      + inserted.sorted().map { line("Insert", $0) }
    let link = UIKitProfile.current < .ios17 ? "and/or" : "and"
    return "Invalid batch updates detected: the number of sections and/or \(noun)s returned by"
      + " the data source before \(link) after performing the batch updates are inconsistent with the updates.\n"
      + "Data source before updates = \(counts(before))\nData source after updates = \(counts(after))\n"
      + "Updates = [\n\(lines.joined(separator: ",\n"))\n]\n\(list)"
  }

  /// Whether a section has fewer rows after the batch than its changes leave.
  private func isShort(_ deleted: [RowPosition], _ inserted: [RowPosition]) -> Bool {
    guard before.count == after.count else { return false }
    var expected = before
    for row in deleted where expected.indices.contains(row.section) { expected[row.section] -= 1 }
    for row in inserted where expected.indices.contains(row.section) { expected[row.section] += 1 }
    return zip(expected, after).contains { $0 > $1 }
  }

  private func line(_ verb: String, _ row: RowPosition) -> String {
    "\t\(verb) \(noun) (\(row.section) - \(row.row))"
  }

  private func counts(_ counts: [Int]) -> String {
    let sections = counts.count == 1 ? "1 section" : "\(counts.count) sections"
    return "{ \(sections) with \(noun) counts: \(counts) }"
  }
}
