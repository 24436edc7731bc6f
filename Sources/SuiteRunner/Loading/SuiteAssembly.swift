import Foundation
import XMLSupport

/// Gathers a suite from its file and the files that it includes.
struct SuiteAssembly {
  let files: FileRoot
  private(set) var mistakes: [SuiteMistake] = []
  private var definitions = DefinitionTable()
  private var decoder: SuiteDecoder
  private var included: Set<String> = []
  private var open: [String] = []
  /// Whether everything that is included could be read.
  private(set) var isWhole = true
  /// The documents that were included, in the order of their declarations.
  private(set) var includedRoots: [SourceElement] = []

  init(files: FileRoot) {
    self.files = files
    decoder = SuiteDecoder(files: files)
  }

  /// Takes the declarations of all files that a document includes, depth first.
  mutating func include(from root: SourceElement, path: String) {
    open.append(path)
    for element in root.children("include") { include(element, path: path) }
    open.removeLast()
  }

  private mutating func include(_ element: SourceElement, path: String) {
    guard let written = element["file"], ValueKind.path.accepts(written) else { return }
    do {
      let target = try files.resolve(written, besides: path)
      if open.contains(target) {
        throw FileRoot.Refusal(message: "\"\(written)\" includes this file again")
      }
      guard included.insert(target).inserted else { return }
      let root = try SourceReader.read(target, name: files.relative(target))
      include(from: root, path: target)
      check(root, expected: "declarations")
      includedRoots.append(root)
    } catch let error as SuiteLoadError {
      mistakes += error.mistakes
      isWhole = false
    } catch let error as FileRoot.Refusal {
      let location = element.location(ofAttribute: "file")
      mistakes.append(SuiteMistake(error.message, at: location))
      isWhole = false
    } catch {
      mistakes.append(SuiteMistake("\(error)", at: element.location))
      isWhole = false
    }
  }

  /// Holds a document to the grammar, and takes its declarations.
  mutating func check(_ root: SourceElement, expected: String) {
    var checker = GrammarChecker(definitions: definitions)
    checker.checkDocument(root, expected: expected)
    definitions = checker.definitions
    decoder.addDeclarations(of: root)
    let declared = decoder.takeMistakes()
    guard checker.mistakes.isEmpty else {
      mistakes += checker.mistakes.sorted { $0.location < $1.location }
      return
    }
    mistakes += declared
    mistakes += SharedSteps.expand(root)
    let classes = decoder.declarations.classes.map {
      AbsentCall.Declared(name: $0.name, superclass: $0.superclass, actions: $0.actions)
    }
    mistakes += CaseMeaning.mistakes(in: root, classes: classes)
  }

  /// The expectation file beside the suite, if there is one.
  mutating func expectations(at path: String) -> [Expectation] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      let root = try SourceReader.read(path, name: files.relative(path))
      var checker = GrammarChecker()
      checker.checkDocument(root, expected: "expectations")
      mistakes += checker.mistakes
      return SuiteDecoder.expectations(root)
    } catch {
      mistakes += error.mistakes
      return []
    }
  }

  func missingVariables(of root: SourceElement) -> [SuiteMistake] {
    decoder.missingVariables(of: root) + decoder.missingSweeps(of: root)
  }

  func suite(_ root: SourceElement, className: String, expectations: [Expectation]) -> Suite {
    decoder.suite(root, className: className, expectations: expectations)
  }
}
