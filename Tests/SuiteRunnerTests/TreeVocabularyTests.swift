import HeadlessUIKit
import Testing
import XMLSupport

@testable import SuiteRunner

/// The tables that `validate` reads, held to what the engine does.
@MainActor
@Suite("What validate knows of trees and properties")
struct TreeVocabularyTests {
  @Test("Elements are those that UIKit's classes are written as")
  func elements() throws {
    let classes = NibEnvironment.current.classes
    for name in SuiteNames.engineClassNames {
      guard let type = classes.nativeClass(name: name) as? UIView.Type else { continue }
      let element = type.interfaceBuilderElement
      #expect(TreeVocabulary.element(element) != nil, "\(name) is written as <\(element)>")
    }
    #expect(TreeVocabulary.names.count < 64, "a set of elements is one word")
    #expect(Set(TreeVocabulary.names).count == TreeVocabulary.names.count)
  }

  @Test("Each element of a view has a class that is written as it")
  func classes() throws {
    let harness = try SuiteHarness("<case id=\"a\" smoke=\"YES\"><layout/></case>")
    let suite = try harness.plan.entries[0].suite
    Surroundings.entering(suite, { _ in }) { environment in
      let names = SuiteNames(suite, DocumentShelf(), environment)
      for element in TreeVocabulary.views {
        let type = names.type(ofElement: element) as? UIView.Type
        #expect(type?.interfaceBuilderElement == element, "\(element)")
      }
    }
  }

  @Test("Every property of a view's class is in the reference")
  func properties() {
    let listed = SettableProperties.classes.map { ObjectIdentifier($0) }
    let known = Set(SettableProperties.all.map(\.name))
    for name in SuiteNames.engineClassNames {
      guard let type = NibEnvironment.current.classes.nativeClass(name: name) else { continue }
      for property in PropertyTable.properties(of: type) {
        #expect(known.contains(property.name), "\(property.name) of \(name)")
      }
    }
    #expect(Set(listed).count == listed.count)
  }

  @Test("The values of policies are those that the step takes")
  func policies() throws {
    for (name, values) in KnownNames.policies {
      for value in values {
        let step = "<policy name=\"\(name)\" value=\"\(value)\"/>"
        let fixture = PolicyStep.tablePolicies.contains(name) ? "table" : nil
        let result = try SuiteHarness.result(of: step, fixture: fixture)
        #expect(result.status == .passed, "\(name) \(value)")
      }
    }
  }

  @Test(
    "Paths that select nothing in any tree are told from those that may",
    arguments: [
      ("//label/@text", true), ("//view//label[1]", true), ("/tree/window/view", true),
      ("//outlet/../@id", true), ("//label/ancestor::view", true), ("//registry/pool/@kind", true),
      ("(//label | //button)[1]/@text", true), ("//*[@as = 'a']", true), ("//@hidden", true),
      ("//label/following-sibling::button", true), ("//label/preceding::*", true),
      ("id('a')", true), ("//collectionView/collectionViewFlowLayout/size/@width", true),
      ("label", false), ("@text", false), ("//pool/label", false), ("//pool/..//label", false),
      ("//label/text()", false), ("//label/self::button", false), ("//label/@text/@x", false),
      ("//attribute/@property", false), ("//tree/..", true), ("//window/parent::view", false),
    ]
  )
  func deadEnds(_ path: String, _ isAlive: Bool) throws {
    #expect(TreeReach(try XPathExpression(path)).deadEnds.isEmpty == isAlive)
  }

  @Test(
    "Assertions with one verdict are told from those with two",
    arguments: [
      ("//label", true), ("count(//label) = 3", true), ("$viewsCreated = 0", true),
      ("not(//label)", true), ("count(//label) >= 1", true), ("//label/@x = //button/@x", true),
      ("1 = count(//label)", true), ("$n = count(//label)", true),
      ("string-length(//label/@text) > 0", true), ("//label and $n", true),
      ("true()", false), ("1 = 1", false), ("'text'", false), ("$n = 3", false), ("/", false),
      ("/tree", false), ("//*", false), ("not(false())", false), ("string-length('a') = 1", false),
      ("count(//label) >= 0", false), ("0 <= count(//label)", false), ("count(//a) = 0.5", false),
      ("//label or true()", false), ("//label and false()", false),
      ("//label/@x = //label/@x", false), ("//label/@text = 'a' or 'b'", false),
      ("concat('a', //label/@text)", false), ("not(//label or 1)", false),
    ]
  )
  func verdicts(_ test: String, _ canDiffer: Bool) throws {
    let message = AssertionMeaning.mistake(in: try XPathExpression(test), constants: ["n"])
    #expect((message == nil) == canDiffer, "\(message ?? "none")")
  }
}
