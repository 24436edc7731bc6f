import Foundation
import Testing

@testable import SuiteRunner

@Suite("Generated data of collections, and of tables what is new")
struct CollectionDataTests {
  /// The mistakes that loading a suite finds.
  private func mistakes(in text: String) -> [String] {
    do {
      let folder = try TemporaryFolder(["suite.xml": text, "Label.xib": "<document/>"])
      _ = try SuiteLoader(root: folder.path).load(paths: [folder.path + "/suite.xml"])
      return []
    } catch let error as SuiteLoadError {
      return error.mistakes.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  private func suite(_ host: String) -> String {
    """
    <suite name="S" version="1">
      <nib name="Label" file="Label.xib"/>
      <fixture id="f">\(host)</fixture>
      <case id="c" fixture="f" smoke="YES"><layout/></case>
    </suite>
    """
  }

  private func collection(_ data: String) -> String {
    suite(
      """
      <collectionView width="320" height="480"><collectionViewFlowLayout/>
      <register class="UICollectionViewCell" reuseIdentifier="C"/><data>\(data)</data></collectionView>
      """
    )
  }

  private func table(_ data: String) -> String {
    suite("<tableView width=\"320\" height=\"480\"><data>\(data)</data></tableView>")
  }

  @Test("Both lists take what is theirs")
  func valid() {
    #expect(
      mistakes(
        in: collection(
          "<section><header reuseIdentifier=\"H\"/><item reuseIdentifier=\"C\"/></section>"
        )
      )
      .isEmpty
    )
    #expect(mistakes(in: table("<section><header nib=\"Label\"/></section>")).isEmpty)
  }

  @Test("What only tables have is a mistake in a collection")
  func tablesOnly() {
    for data in [
      "<section><row reuseIdentifier=\"C\"/></section>", "<section headerTitle=\"x\"/>",
      "<section footerHeight=\"3\"/>", "<section><header nib=\"Label\"/></section>",
    ] {
      let found = mistakes(in: collection(data))
      #expect(found.contains { $0.contains("only <data> of tables has") }, "\(data): \(found)")
    }
  }

  @Test("What only collections have is a mistake in a table")
  func collectionsOnly() {
    for data in [
      "<section><item reuseIdentifier=\"C\"/></section>", "<section minimumLineSpacing=\"3\"/>",
      "<section><inset key=\"sectionInset\" minX=\"1\" minY=\"1\" maxX=\"1\" maxY=\"1\"/></section>",
    ] {
      let found = mistakes(in: table(data))
      #expect(found.contains { $0.contains("only <data> of collections has") }, "\(data): \(found)")
    }
  }

  @Test("Half a size, a foreign size, and a header from nowhere are mistakes")
  func halves() {
    let half = "<section><item reuseIdentifier=\"C\" width=\"3\"/></section>"
    #expect(!mistakes(in: collection(half)).isEmpty)
    let size = "<section><size key=\"itemSize\" width=\"1\" height=\"1\"/></section>"
    #expect(mistakes(in: collection(size)).contains { $0.contains("headerReferenceSize") })
    #expect(!mistakes(in: collection("<section><header/></section>")).isEmpty)
    #expect(
      !mistakes(in: table("<section><header nib=\"Label\" reuseIdentifier=\"H\"/></section>"))
        .isEmpty
    )
  }
}
