import ArgumentParser
import HeadlessUIKit
import SuiteRunner

/// The option that puts an app's classes into the fixtures of suites.
struct ReplacementOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Make each fixture whose class is CLASS with OWN instead, a class that this runner registers: \
      UICollectionViewFlowLayout=MyLayout.
      """,
      valueName: "CLASS=OWN"
    )
  )
  var replace: [String] = []

  func validate() throws {
    guard replace.isEmpty || RunnerClasses.areThere else {
      throw ValidationError(Self.runnerIsMissing)
    }
    _ = try replacements()
  }

  /// The new names by the old ones.
  func replacements() throws -> [String: String] {
    var found: [String: String] = [:]
    for text in replace {
      let names = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard names.count == 2, !names.contains("") else {
        throw ValidationError("--replace takes CLASS=OWN, not \(text)")
      }
      guard found.updateValue(names[1], forKey: names[0]) == nil else {
        throw ValidationError("--replace names \(names[0]) twice")
      }
    }
    return found
  }

  /// The replacements, whose new classes are all there.
  ///
  /// - Throws: ``CommandFailure`` for a class that the runner does not know.
  @MainActor
  func checkedReplacements() throws -> [String: String] {
    let replacements = try replacements()
    let registry = NibClassRegistry()
    RunnerClasses.prepare(registry)
    for name in replacements.values.sorted() where registry.nativeClass(name: name) == nil {
      throw CommandFailure(
        "--replace: \(RunnerClasses.programName) registers no class \(name); register it in Runner.main"
      )
    }
    return replacements
  }

  private static let runnerIsMissing = """
    --replace needs a program that has the class, and nibmark has none of yours. Write a runner: an executable target \
    that depends on the product NibmarkRunner of nibmark and on your own target. Its main.swift is:
      `import MyLayouts; import NibmarkRunner; Runner.main { $0.register(MyLayout.self) }`
    Then: swift run MyRunner run builtin:FL --replace UICollectionViewFlowLayout=MyLayout
    """
}
