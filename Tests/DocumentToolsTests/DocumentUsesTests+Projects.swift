import Foundation
import Testing

@testable import DocumentTools

// Documents of projects on disk.
extension DocumentUsesTests {
  /// Whether nothing loads a document beside files of an app.
  private func isUnused(_ document: String, _ files: [String: String]) throws -> Bool {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-uses-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let texts = Self.start.merging(files) { $1 }.merging([document: "<document/>"]) { $1 }
    for (name, text) in texts {
      let path = root.appendingPathComponent(name)
      let folder = path.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: path)
    }
    let read = ProjectFiles(below: root.path)
    return DocumentUses(read, BuiltDocuments(read), root: root.path)
      .isUnused(root.path + "/" + document)
  }

  private var described: [String: String] {
    ["project.yml": "targets: {App: {type: application}}"]
  }

  @Test("a class that code only makes loads its nib where a source of it speaks of nibs")
  func madeViews() throws {
    func isUnused(_ type: String, _ use: String = "Card()") throws -> Bool {
      let sources = ["A.swift": "class A { let card = \(use) }\nlet a = A()", "Card.swift": type]
      return try self.isUnused("Card.xib", described.merging(sources) { $1 })
    }
    #expect(try isUnused("class Card: UIView {}"))
    #expect(try !isUnused("class Card: UIView {}", "make(Card.self)"))
    #expect(try !isUnused("class Card: UIView {}", "load() as Card"))
    #expect(try !isUnused("class Card: UIView { func f() { loadNib() } }"))
    #expect(try !isUnused("class Card: Base {}; class Base: UIView { func f() { loadNib() } }"))
    #expect(try !isUnused("class Card: Others {}"))
    #expect(try !isUnused("class Card: UIViewController {}"))
  }

  @Test(
    "a class that is registered for a list is made by it, without its nib",
    arguments: [
      ("A.swift", "let a = list.register(Card.self, forCellReuseIdentifier: \"c\")", true),
      ("A.swift", "let a = list.register(Card.self)", false),
      ("A.swift", "let a = make(Card.self, forCellReuseIdentifier: \"c\")", false),
      (
        "A.m",
        "void f() { [list registerClass:[Card class] forCellWithReuseIdentifier:@\"c\"]; }", true
      ),
      ("A.m", "void f() { [list registerClass:[Card class]]; }", false),
    ]
  )
  func registered(file: String, use: String, isUnused: Bool) throws {
    let sources = [file: use, "Card.swift": "class Card: UITableViewCell {}"]
    #expect(try self.isUnused("Card.xib", described.merging(sources) { $1 }) == isUnused)
  }

  @Test("a class that only hears that it was loaded loads no nib by itself")
  func hearing() throws {
    func isUnused(_ body: String) throws -> Bool {
      let sources = [
        "A.swift": "let a = Card()", "Card.swift": "class Card: UIView { \(body) }",
      ]
      return try self.isUnused("Card.xib", described.merging(sources) { $1 })
    }
    #expect(try isUnused("override func awakeFromNib() { super.awakeFromNib() }"))
    #expect(try !isUnused("override func awakeFromNib() { loadFromNib() }"))
  }

  @Test("a class that code asks for something of its own loads no nib where nothing speaks of nibs")
  func askedViews() throws {
    func isUnused(_ use: String, _ more: String = "", parent: String = "UIView") throws -> Bool {
      let sources = [
        "A.swift": "class A { let card = \(use) }\nlet a = A()",
        "Card.swift":
          "class Card: \(parent) { static func show() { let card = Card(frame: box) } }",
        "More.swift": more,
      ]
      return try self.isUnused("Card.xib", described.merging(sources) { $1 })
    }
    #expect(try isUnused("Card.show()"))
    #expect(try isUnused("Card.hideLoader()"))
    #expect(try !isUnused("Card.fromNib()"))
    #expect(try !isUnused("Card.loaded()"))
    #expect(try !isUnused("make(Card.self)"))
    #expect(try !isUnused("Card.show()", "extension UIView { static func show() { UINib() } }"))
    let own = "extension UIControl { func g() { UINib() } }"
    #expect(try !isUnused("Card.show()", own, parent: "UIControl"))
    #expect(try !isUnused("Card.show()", parent: "Others"))
  }

  /// A project with a document and the source that starts the app.
  private func project(_ settings: String = "") -> String {
    SampleProject.text(
      children: ["DOC", "SRC"],
      files: ["DOC", "SRC"],
      objects: SampleProject.file("DOC", "Card.xib") + SampleProject.file("SRC", "Start.swift"),
      settings: settings
    )
  }

  @Test("nothing is known of an app whose property list is not there")
  func withoutPropertyList() throws {
    func isUnused(_ list: String, _ more: [String: String] = [:]) throws -> Bool {
      let project = project("INFOPLIST_FILE = \"\(list)\";")
      return try self.isUnused(
        "Card.xib",
        ["App.xcodeproj/project.pbxproj": project].merging(more) { $1 }
      )
    }
    #expect(try !isUnused("App/Info.plist"))
    #expect(try !isUnused("$(SRCROOT)/App/Info.plist"))
    #expect(try isUnused("App/Info.plist", ["App/Info.plist": "<plist/>"]))
    #expect(try isUnused("$(SRCROOT)/App/Info.plist", ["App/Info.plist": "<plist/>"]))
    #expect(try isUnused("$(LIST)"))
  }

  @Test("an app whose property list is not there begins with what Xcode calls so")
  func supposedBeginning() throws {
    func isUnused(_ name: String, _ main: String = "Main.storyboard") throws -> Bool {
      let objects = ["\(name)", main, "Start.swift"].enumerated().map { number, path in
        SampleProject.file("F\(number)", path)
      }
      let project = SampleProject.text(
        children: ["F0", "F1", "F2"],
        files: ["F0", "F1", "F2"],
        objects: objects.joined(),
        settings: "INFOPLIST_FILE = App/Info.plist;"
      )
      return try self.isUnused(
        name,
        ["App.xcodeproj/project.pbxproj": project, main: "<document/>"]
      )
    }
    #expect(try isUnused("Old.storyboard"))
    #expect(try isUnused("Card.xib"))
    #expect(try !isUnused("Old.storyboard", "Start.storyboard"))
    #expect(try !isUnused("Main_iPad.storyboard"))
    #expect(try !isUnused("LaunchScreen.storyboard"))
    #expect(try isUnused("Mainly.storyboard"))
  }

  @Test("a property list is found whatever the cases of its folders")
  func propertyListOfOtherCase() throws {
    let project = project("INFOPLIST_FILE = APP/Info.plist;")
    let files = ["App.xcodeproj/project.pbxproj": project, "App/Info.plist": "<plist/>"]
    #expect(try isUnused("Card.xib", files))
  }

  @Test(
    "a nib with the name of a controller's view is loaded in whatever way code makes the controller",
    arguments: [
      ("CardController()", false), ("CardController(nibName: nil, bundle: nil)", false),
      ("CardController.init()", false), ("CardController.make()", false),
      ("Maker<CardController>().make()", false), ("{ () -> CardController in .init() }()", false),
      ("1; let card: CardController = .init(nibName: nil, bundle: nil)", false),
      ("load() as? CardController", true), ("1; let card: CardController? = nil", true),
    ]
  )
  func madeControllers(use: String, isUnused: Bool) throws {
    let sources = [
      "A.swift": "class A { let card = \(use) }\nlet a = A()",
      "Card.swift": "class CardController: UIViewController {}",
    ]
    #expect(try self.isUnused("Card.xib", described.merging(sources) { $1 }) == isUnused)
  }

  @Test(
    "a controller that code makes with the names of nibs alone loads none of its own name",
    arguments: [
      ("CardController(nibName: \"Other\", bundle: nil)", true),
      ("[CardController(nibName: \"Other\", bundle: nil), CardController()]", false),
      ("CardController(nibName: name, bundle: nil)", false),
      ("CardController(nibName: \"CardController\", bundle: nil)", false),
      ("CardController(title: \"Other\")", false),
    ]
  )
  func madeWithNibs(use: String, isUnused: Bool) throws {
    let sources = [
      "A.swift": "class A { let card = \(use) }\nlet a = A()",
      "Card.swift": "class CardController: UIViewController {}",
    ]
    let files = described.merging(sources) { $1 }
    #expect(try self.isUnused("CardController.xib", files) == isUnused)
    if !use.contains("\"CardController\"") {
      #expect(try self.isUnused("Card.xib", files) == isUnused)
    }
  }

  @Test("so it is in Objective-C, and a document that names the class may still load its nib")
  func madeWithNibsInC() throws {
    func isUnused(_ call: String, _ more: [String: String] = [:]) throws -> Bool {
      let sources = [
        "A.m": "void f(void) { \(call); }\n",
        "Card.h": "@interface CardController : UIViewController\n@end\n",
      ]
      return try self.isUnused(
        "CardController.xib",
        described.merging(sources) { $1 }.merging(more) { $1 }
      )
    }
    let other = "[[CardController alloc] initWithNibName:@\"Other\" bundle:nil]"
    #expect(try isUnused(other))
    #expect(try !isUnused(other + "; [[CardController alloc] init]"))
    #expect(try !isUnused(other + "; [CardController new]"))
    #expect(try !isUnused(other.replacingOccurrences(of: "@\"Other\"", with: "nil")))
    let board = ["Main.storyboard": "<viewController customClass=\"CardController\"/>"]
    #expect(try !isUnused(other + "; board(@\"Main\")", board))
  }

  @Test("a class that code only makes names no storyboard")
  func madeTypesOfStoryboards() throws {
    func isUnused(_ use: String) throws -> Bool {
      let sources = [
        "A.swift": "class A { let a = \(use) }\nlet a = A()", "B.swift": "class Login {}",
      ]
      return try self.isUnused("Login.storyboard", storyboards.merging(sources) { $1 })
    }
    #expect(try isUnused("Login()"))
    #expect(try !isUnused("Login.make()"))
    #expect(try !isUnused("load(Login.self)"))
    #expect(try !isUnused("\"Login\""))
  }

  private var storyboards: [String: String] {
    described.merging(["App/Info.plist": "<plist/>"]) { $1 }
  }

  @Test("a project of pods that cannot be read leaves the app's own known")
  func brokenPods() throws {
    func isUnused(_ broken: String) throws -> Bool {
      try self.isUnused(
        "Card.xib",
        [
          "App.xcodeproj/project.pbxproj": project(),
          broken: "<<<<<<< HEAD",
        ]
      )
    }
    #expect(try isUnused("Pods/Pods.xcodeproj/project.pbxproj"))
    #expect(try !isUnused("Kit/Kit.xcodeproj/project.pbxproj"))
  }

  @Test("what XcodeGen makes apps of is read without a project, packages aside")
  func describedApps() throws {
    let plain = described
    #expect(try isUnused("App/Card.xib", plain))
    #expect(try !isUnused("App/Card.xib", [:]))
    #expect(try !isUnused("App/Card.xib", ["project.yml": "info: {Nib: Card}"]))
    #expect(try !isUnused("App/Card.xib", ["App/project.json": ""]))
    let package = plain.merging(["Kit/Package.swift": ""]) { $1 }
    #expect(try !isUnused("Kit/Sources/Card.xib", package))
    #expect(try isUnused("App/Card.xib", package))
  }
}
