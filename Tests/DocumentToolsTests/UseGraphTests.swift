import Foundation
import Testing

@testable import DocumentTools

@Suite("What loads a nib, as far as files tell")
struct UseGraphTests {
  /// What a question answers about some files, by their names and texts.
  private func ask<Answer>(
    _ files: [String: String],
    _ question: (_ folder: String) throws -> Answer
  ) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-graph-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let path = folder.appendingPathComponent(name)
      let parent = path.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: path)
    }
    return try question(folder.path)
  }

  /// Whether nothing loads the only nib among some files.
  private func isUnused(_ files: [String: String]) throws -> Bool {
    try ask(files) { folder in
      let names = files.keys.sorted()
      let sources = names.filter { !$0.hasSuffix(".xib") }.map { folder + "/" + $0 }
      let documents = names.filter { $0.hasSuffix(".xib") }.map {
        NamedDocument(folder + "/" + $0)
      }
      return !UseGraph(sources).reach(documents, named: []).unused.isEmpty
    }
  }

  @Test(
    "a list makes a cell whose class is registered without the nib of its name",
    arguments: [
      ("", true), ("// register(T.nib, forCellReuseIdentifier: key)", true),
      ("register(nib, forCellReuseIdentifier: key)", true),
      ("register(UINib(nibName: \"Other\", bundle: nil), forCellReuseIdentifier: key)", true),
      ("register(UINib(nibName: key, bundle: nil), forCellReuseIdentifier: key)", false),
      (
        "let nib = UINib(nibName: key, bundle: nil)\nregister(nib, forCellReuseIdentifier: key)",
        false
      ),
      ("register(T.nib, forCellReuseIdentifier: key)", false),
      ("Bundle.main.loadNibNamed(key, owner: self)", false),
      ("use(Card.self)", false), ("use(Card.nib)", false),
    ]
  )
  func registeredCells(code: String, isUnused: Bool) throws {
    func files(_ superclass: String) -> [String: String] {
      [
        "Start.swift": "@main class Delegate { let list = Table<Card>() }",
        "Card.swift": "class Card: \(superclass) {}",
        "Row.swift": "class Row: UITableViewCell {}",
        "Table.swift": """
        class Table<T: UITableViewCell>: UITableView {
          init() {
            let key = String(describing: T.self)
            register(T.self, forCellReuseIdentifier: key)
            \(code)
          }
        }
        """,
        "Card.xib": "<document><objects><view customClass=\"Card\"/></objects></document>",
      ]
    }
    #expect(try self.isUnused(files("Row")) == isUnused)
    #expect(try !self.isUnused(files("UIView")))
  }

  @Test(
    "a class method is called where its own type stands before it, or what may be a class",
    arguments: [
      ("[Other create];", true), ("[Card create];", false), ("[Small create];", false),
      ("[Root create];", false), ("[kind create];", false), ("[[card class] create];", false),
      ("[Kind create];", false), ("use(@selector(create));", false),
    ]
  )
  func classMethods(call: String, isUnused: Bool) throws {
    func type(_ name: String, _ parent: String, _ body: String) -> String {
      """
      @interface \(name) : \(parent)
      @end
      @implementation \(name)
      + (id)create { \(body) }
      @end

      """
    }
    let card = """
      @interface Root : NSObject
      @end
      @implementation Root
      @end
      \(type("Card", "Root", "return load(@\"Paper\");"))
      @interface Small : Card
      @end
      @implementation Small
      @end
      """
    let files = [
      "Start.swift": "@main class Delegate {}", "Card.m": card,
      "Other.m": type("Other", "NSObject", "return nil;"),
      "Use.m": "void f(void) { [Card title]; \(call) }", "Paper.xib": "<document/>",
    ]
    #expect(try self.isUnused(files) == isUnused)
  }

  @Test(
    "what only code below #if DEBUG comes to is for developers",
    arguments: [
      ("#if DEBUG\n", true), ("#ifdef DEBUG\n", true), ("#if !DEBUG\n", false),
      ("#if DEBUG\n#else\n", false), ("#if BETA\n", false),
    ]
  )
  func developers(branch: String, isForDevelopers: Bool) throws {
    let project = SampleProject.text(
      children: ["F0", "F1", "F2"],
      files: ["F0", "F1", "F2"],
      objects: SampleProject.file("F0", "Debug.xib") + SampleProject.file("F1", "Start.swift")
        + SampleProject.file("F2", "Levels.swift")
    )
    let load = "UINib(nibName: \"Debug\", bundle: nil)"
    let files = [
      "App.xcodeproj/project.pbxproj": project, "Debug.xib": "<document/>",
      "Levels.swift": "enum Level { case debug, error }\nlet level = Level.error",
      "Start.swift": "@main class Delegate {\n  init() {\n\(branch)    \(load)\n#endif\n  }\n}\n",
    ]
    try ask(files) { folder in
      let read = ProjectFiles(below: folder)
      let uses = DocumentUses(read, BuiltDocuments(read), root: folder)
      #expect(!uses.isUnused(folder + "/Debug.xib"))
      #expect(uses.isForDevelopers(folder + "/Debug.xib") == isForDevelopers)
    }
  }
}
