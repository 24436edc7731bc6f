import Foundation
import Testing

@testable import DocumentTools

@Suite("Packages of an app's list classes")
struct ClassPackageTests {
  /// A folder with files, for the time of a test.
  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("packages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let path = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: path, atomically: true, encoding: .utf8)
    }
    try body(folder.path)
  }

  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell id="cel-01" customClass="CardCell" customModule="Shop">
        <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCell>
    </objects></document>
    """

  private func names(of package: ClassPackage, in folder: String) -> [String] {
    package.sources.map { String($0.dropFirst(folder.count + 1)) }
  }

  @Test("have the classes of nibs and lists, and what their words lead to")
  func closure() throws {
    try withFolder([
      "Card.xib": Self.nib,
      "CardCell.swift":
        "class CardCell: UITableViewCell { var card: Card?; func f() { x.tinted() } }",
      "Models/Card.swift": "struct Card { let price: Price }",
      "Models/Price.swift": "enum Price {}",
      "Tint.swift": "extension UIView { func tinted() {} }",
      "Grid.swift": "final class Grid: UICollectionViewFlowLayout {}",
      "Network.swift": "class Network { let card: Card }  // CardCell",
      "ShopTests/CardTests.swift": "class Price {}",
    ]) { folder in
      let package = ClassPackage(of: folder, documents: [folder + "/Card.xib"])
      #expect(package.module == "Shop")
      #expect(Set(package.classes.values.joined()) == ["CardCell", "Grid"])
      #expect(
        names(of: package, in: folder)
          == [
            "CardCell.swift", "Grid.swift", "Models/Card.swift", "Models/Price.swift", "Tint.swift",
          ]
      )
    }
  }

  @Test("know the nib that a view of another nib loads for itself, and no controller's")
  func ownedNibs() throws {
    let owned = { (owner: String) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
        <view id="vie-01"><rect key="frame" x="0" y="0" width="320" height="44"/></view>
      </objects></document>
      """
    }
    let files = ["Card.xib": Self.nib, "Inner.xib": owned("CardCell"), "Other.xib": owned("Page")]
    try withFolder(files) { folder in
      let paths = ["/Card.xib", "/Inner.xib", "/Other.xib"].map { folder + $0 }
      let package = ClassPackage(of: folder, documents: paths)
      #expect(package.documents(of: ["CardCell", "Page"]) == Array(paths.prefix(2)))
    }
  }

  @Test("take of several files that declare a name the nearest, and leave out what is said")
  func nearest() throws {
    try withFolder([
      "A/CellA.swift": "class CellA: UITableViewCell { let look = Look() }",
      "A/Look.swift": "class Look {}", "B/Look.swift": "class Look {}",
      "B/Hidden.swift":
        "private class Hidden: UITableViewCell {}\nclass Box<T>: UITableViewCell {}",
    ]) { folder in
      var package = ClassPackage(of: folder, documents: [])
      #expect(names(of: package, in: folder) == ["A/CellA.swift", "A/Look.swift"])
      #expect(package.viewsOfCode == ["CellA"])
      package.leaveOut([folder + "/A/CellA.swift"])
      #expect(package.classes.isEmpty && package.sources.isEmpty, "\(package.sources)")
    }
  }

  @Test(
    "take of a project what its app and frameworks compile, and what packages and pods beside them have"
  )
  func packages() throws {
    let project = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U, V);};
        T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (S);};
        U = {isa = PBXNativeTarget; productType = "com.apple.product-type.framework"; buildPhases = (X);};
        V = {isa = PBXNativeTarget; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (Y);};
        X = {isa = PBXSourcesBuildPhase; files = (C);}; C = {isa = PBXBuildFile; fileRef = H;};
        Y = {isa = PBXSourcesBuildPhase; files = (D);}; D = {isa = PBXBuildFile; fileRef = I;};
        H = {isa = PBXFileReference; path = "Frame.swift"; sourceTree = "<group>";};
        I = {isa = PBXFileReference; path = "Trial.swift"; sourceTree = "<group>";};
        S = {isa = PBXSourcesBuildPhase; files = (B);}; B = {isa = PBXBuildFile; fileRef = F;};
        G = {isa = PBXGroup; children = (F, H, I); sourceTree = "<group>";};
        F = {isa = PBXFileReference; path = "Cells.swift"; sourceTree = "<group>";};
      }; rootObject = P; }
      """
    try withFolder([
      "Shop.xcodeproj/project.pbxproj": project,
      "Cells.swift": "class CellA: UITableViewCell {}",
      "Frame.swift": "class CellE: UITableViewCell {}",
      "Trial.swift": "class CellF: UITableViewCell {}",
      "Old.swift": "class CellB: UITableViewCell {}",
      "Kit/Package.swift": "", "Kit/Sources/Kit/Kit.swift": "class CellC: UITableViewCell {}",
      "Kit/Plugins/Plugin.swift": "class CellD: UITableViewCell {}",
      "Shop.podspec": "", "Own/Own.podspec": "",
      "Own/Own/Own.swift": "class CellG: UITableViewCell {}",
      "Own/OwnTests/Own.swift": "class CellH: UITableViewCell {}",
    ]) { folder in
      let package = ClassPackage(of: folder, documents: [])
      #expect(package.viewsOfCode == ["CellA", "CellC", "CellE", "CellG"])
    }
  }

  @Test("name sources from their own folder, classes once, and errors of what was left out")
  func template() throws {
    try withFolder([
      "Card.xib": Self.nib, "CardCell.swift": "class CardCell: UITableViewCell {}",
      "Other.swift": "class OtherCell: UITableViewCell {}",
    ]) { folder in
      let package = ClassPackage(of: folder, documents: [folder + "/Card.xib"])
      var template = PackageTemplate(package, in: folder + "/Kit", origin: .folder("/n \"m\""))
      template.leaveOut([folder + "/Other.swift": (line: 3, message: "no Other")])
      let files = Dictionary(uniqueKeysWithValues: template.files.map { ($0.path, $0.text) })
      let list = try #require(files["Sources/Shop/sources.txt"])
      #expect(list.contains("\n../../../CardCell.swift\n"))
      #expect(list.contains("\n# ../../../Other.swift:3: no Other\n"))
      let classes = try #require(files["Sources/Shop/NibClasses.swift"])
      #expect(classes.contains("register(CardCell.self)") && !classes.contains("OtherCell"))
      #expect(files["Package.swift"]?.contains(#"?? "/n \"m\"", traits: ["Runner"]"#) == true)
      // A quotation mark with an accent is one character, and still ends a text of Swift.
      let odd = PackageTemplate(
        package,
        in: folder + "/K #: $(id)'\u{301}",
        origin: .folder("/\"\u{301}")
      )
      let manifest = try #require(odd.files.first { $0.path == "Package.swift" }).text
      #expect(manifest.unicodeScalars.contains(#"?? "/\""#.unicodeScalars))
      let job = odd.workflow(below: folder, version: "1.0")
      #expect(job.contains("--package-path 'K #: $(id)'\\''\u{301}' Runner run 'K #"))
    }
  }

  @Test(
    "part what was left out by who can help",
    arguments: [
      ("cannot find type 'UIFoo' in scope", LeftOutSource.Cause.missingUIKit),
      ("value of type 'UILabel' has no member 'spin'", .missingUIKit),
      ("type 'UIColor' has no member 'tintColour'", .missingUIKit),
      ("method does not override any method from its superclass", .missingUIKit),
      ("cannot find type 'Disposable' in scope", .missingModule),
      ("no such module 'SnapKit'", .missingModule),
      ("cannot find 'UI' in scope", .missingModule),
      ("value of type 'Track' has no member 'title'", .missingModule),
      ("missing return in closure", .other),
    ]
  )
  func leftOutCauses(_ message: String, _ cause: LeftOutSource.Cause) {
    #expect(LeftOutSource(place: "A.swift:1", message: message).cause == cause)
  }

  @Test(
    "compile in the mode that most of the project's settings name",
    arguments: [
      ("SWIFT_VERSION = 5.0;", "v5"), ("SWIFT_VERSION = 4.2;", "v4_2"),
      ("SWIFT_VERSION = 4.0; SWIFT_VERSION = 4.0; SWIFT_VERSION = 5.0;", "v4"), ("", "v5"),
      ("SWIFT_VERSION = 3.0;", "v4"), ("SWIFT_VERSION = 6.0;", "v5"),
    ]
  )
  func language(settings: String, mode: String) throws {
    try withFolder([
      "CardCell.swift": "class CardCell: UITableViewCell {}",
      "Shop.xcodeproj/project.pbxproj": settings,
    ]) { folder in
      let package = ClassPackage(of: folder, documents: [])
      let template = PackageTemplate(package, in: folder + "/Kit", origin: .folder("/n"))
      let manifest = template.files.first { $0.path == "Package.swift" }?.text
      #expect(manifest?.contains("swiftLanguageMode(.\(mode))") == true)
    }
  }

  @Test(
    "are named as the nibs' module, unless another module has the name",
    arguments: [
      ("Runner", "RunnerApp"), ("Files", "FilesApp"), ("My-Shop", "My_Shop"), ("2go", "App2go"),
    ]
  )
  func module(named name: String, becomes module: String) throws {
    let nib = Self.nib.replacingOccurrences(of: "\"Shop\"", with: "\"\(name)\"")
    try withFolder(["Card.xib": nib, "CardCell.swift": "class CardCell: UITableViewCell {}"]) {
      #expect(ClassPackage(of: $0, documents: [$0 + "/Card.xib"]).module == module)
    }
  }

  @Test("begin with a case for each prototype of a scene that code can ask for")
  @MainActor
  func prototypes() throws {
    let scene = { (id: String, attributes: String, cell: String) in
      """
      <scene sceneID="\(id)"><objects><tableViewController \(attributes) id="\(id)-c"><tableView key="view" id="\(id)-t">
        <rect key="frame" x="0" y="0" width="320" height="480"/><prototypes>
        <tableViewCell reuseIdentifier="\(cell)" id="\(id)-p" customClass="CardCell">
        <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene>
      """
    }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-1">
      <scenes><scene sceneID="n"><objects><navigationController id="nav-1"><connections>
        <segue destination="a-c" kind="relationship" relationship="rootViewController" id="s-1"/></connections>
      </navigationController></objects></scene>
      \(scene("a", "", "First"))\(scene("b", "storyboardIdentifier=\"List\"", "Second"))\(scene("c", "", "Third"))
      </scenes></document>
      """
    try withFolder(["Main.storyboard": storyboard]) { folder in
      let made = SuiteTemplate.suite(
        for: [folder + "/Main.storyboard"],
        in: folder,
        classes: ["CardCell"],
        madeByCode: ["PlainCell"]
      )
      #expect(made.caseCount == 3 && made.unreadable.isEmpty, "\(made.text)")
      #expect(made.text.contains("<instantiate storyboard=\"Main\"/>"))
      #expect(made.text.contains("viewController=\"List\""))
      #expect(made.text.contains("reuseIdentifier=\"First\"") && !made.text.contains("Third"))
      #expect(made.text.contains("<instantiate class=\"PlainCell\"/>"))
    }
  }
}
