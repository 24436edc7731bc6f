import Foundation
import Testing

@testable import SuiteRunner

/// The list of mistakes in suites in `Tests/Mistakes/suites.txt`, each with what `validate` says.
@MainActor
@Suite("The list of mistakes in suites")
struct SuiteMistakeListTests {
  struct Mistake: CustomTestStringConvertible {
    let kind: String
    let suite: String
    let place: String
    let message: String

    var testDescription: String { "\(kind): \(message)" }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let declarations = """
    <nib name="Header" file="Header.xib"/>
    <nib name="ContactCell" file="ContactCell.xib"/>
    <nib name="PhotoCell" file="PhotoCell.xib"/>
    <storyboard name="Prototypes" file="Prototypes.storyboard"/>
    <class name="Header" superclass="UICollectionReusableView">
      <outlet name="label" class="UILabel"/>
    </class>
    <class name="ContactCell" superclass="UITableViewCell">
      <outlet name="portrait"/><outlet name="nameLabel" class="UILabel"/><outlet name="detail"/>
      <outlet name="callButton"/><action name="call:"/>
    </class>
    <fixture id="contacts"><tableView width="320" height="480">
      <register nib="ContactCell" reuseIdentifier="Contact"/>
    </tableView></fixture>
    <fixture id="photos"><collectionView width="320" height="480">
      <collectionViewFlowLayout/>
      <register nib="Header" kind="UICollectionElementKindSectionHeader" reuseIdentifier="Headers"/>
      <register nib="PhotoCell" reuseIdentifier="Photo"/>
    </collectionView></fixture>

    """

  /// The blocks of the list.
  static let list: [Mistake] = {
    let file = root.appendingPathComponent("Tests/Mistakes/suites.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n== ").dropFirst().map { mistake($0) }
  }()

  private static func mistake(_ block: String) -> Mistake {
    let halves = block.components(separatedBy: "\n=> ")
    let kind = String(halves[0].prefix { $0 != "\n" })
    let body = halves[0].dropFirst(kind.count + 1)
    let marked =
      "<suite name=\"s\" version=\"1\">\n"
      + (kind.hasPrefix("declarations") ? "" : declarations) + body + "\n</suite>\n"
    let before = marked.components(separatedBy: "⟦")
    let lines = before[0].components(separatedBy: "\n")
    let place =
      before.count > 1 ? "s.xml:\(lines.count):\((lines.last?.count ?? 0) + 1)" : "s.xml:1:1"
    return Mistake(
      kind: kind,
      suite: before.joined(),
      place: place,
      message: String(halves[1].prefix { $0 != "\n" })
    )
  }

  /// A folder with the documents that the list is about.
  private static func folder() throws -> TemporaryFolder {
    var files: [String: String] = [:]
    for name in ["Header.xib", "ContactCell.xib", "PhotoCell.xib", "Prototypes.storyboard"] {
      let file = root.appendingPathComponent("Suites/Nibs/\(name)")
      files[name] = try String(contentsOf: file, encoding: .utf8)
    }
    let header = files["Header.xib"] ?? ""
    files["Broken.xib"] = String(header.prefix(900))
    files["ModuleHeader.xib"] = header.replacing(
      "customClass=\"Header\"",
      with: "customClass=\"Header\" customModule=\"App\""
    )
    return try TemporaryFolder(files)
  }

  /// What `validate` says of a suite, one text for each mistake.
  private static func mistakes(in suite: String, _ folder: TemporaryFolder) throws -> [String] {
    try folder.write(suite, to: "s.xml")
    do {
      _ = try SuiteValidator(root: folder.path).validate(paths: [folder.path + "/s.xml"])
      return []
    } catch {
      return error.mistakes.map(\.description)
    }
  }

  @Test("Each is found at its place, with its cause and what to write instead")
  func found() throws {
    let folder = try Self.folder()
    for mistake in Self.list {
      let found = try Self.mistakes(in: mistake.suite, folder)
      let isFound = found.contains {
        $0.hasPrefix(mistake.place + ": ") && $0.contains(mistake.message)
      }
      #expect(
        isFound,
        "\(mistake.kind): expected \(mistake.place) … \(mistake.message), found \(found)"
      )
    }
  }

  @Test("It holds two of each kind or more, and 60 in all")
  func coverage() {
    #expect(Self.list.count >= 60)
    let kinds = Dictionary(grouping: Self.list, by: \.kind)
    for (kind, mistakes) in kinds { #expect(mistakes.count > 1, "one of the kind \(kind)") }
  }

  @Test("Mistakes of many kinds in one suite are all reported at once")
  func together() throws {
    let folder = try Self.folder()
    let suite = """
      <suite name="s" version="1">
      \(Self.declarations)
      <case id="a" fixture="contacts"><layout/></case>
      <case id="b" fixture="contacts"><dequeue reuseIdentifier="Contacts"/><assert test="//labl"/></case>
      <case id="c" fixture="contacts"><resize width="wide" height="3"/><assert test="true()"/></case>
      </suite>
      """
    let found = try Self.mistakes(in: suite, folder)
    let expected = ["no cell is registered", "no element \"labl\"", "expected a number"]
    for text in expected { #expect(found.contains { $0.contains(text) }, "\(text) in \(found)") }
  }

  @Test(
    "A number that the language refuses is a mistake, and ends nothing",
    arguments: ["-1", "1000000000", "9223372036854775807", "1e9", ""]
  )
  func numbers(_ value: String) throws {
    let folder = try Self.folder()
    let suite = """
      <suite name="s" version="1">
      \(Self.declarations)
      <stress id="a" fixture="contacts" seeds="\(value)" operations="\(value)"/>
      <fixture id="f"><tableView width="9" height="9"><data><section repeat="\(value)">
      <row repeat="\(value)" reuseIdentifier="C"/></section></data></tableView></fixture>
      <case id="b" fixture="f"><select section="\(value)" item="\(value)"/></case>
      </suite>
      """
    #expect(try !Self.mistakes(in: suite, folder).isEmpty)
  }

  @Test("The suites of this repository have none")
  func noFalseAlarm() throws {
    let paths = ["Suites", "Examples/Contacts.xml"].map {
      Self.root.appendingPathComponent($0).path
    }
    let suites = try SuiteValidator(root: Self.root.path).validate(paths: paths)
    #expect(suites.count > 20)
  }
}
