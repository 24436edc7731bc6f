import Testing

@testable import SourceRewriting

/// Properties of Core Data's records.
extension RewritingTests {
  @Test(
    "A managed property reads and writes by its name",
    arguments: [
      (
        "@NSManaged public var title: String?",
        "           public var title: String? { get { managed(\"title\") } set { setManaged(newValue, \"title\") } }"
      ),
      (
        "@NSManaged func addToItems(_ value: Item)",
        "           func addToItems(_ value: Item) { addManaged(value, to: \"items\") }"
      ),
      (
        "@NSManaged func removeFromItems(_ values: NSSet)",
        "           func removeFromItems(_ values: NSSet) { removeManaged(values, from: \"items\") }"
      ),
    ]
  )
  func managed(_ written: String, _ copy: String) {
    let file = rewrite("class A: NSManagedObject {\n\(written)\n}\n")[0]
    #expect(line(2, of: file) == copy)
    #expect(file.notes.isEmpty)
  }

  @Test("What a managed declaration does not say is a note")
  func unknownManaged() {
    let file = rewrite("class A: NSManagedObject {\n@NSManaged func sort(_ a: Int)\n}\n")[0]
    #expect(file.notes.map(\.line) == [2])
  }
}
