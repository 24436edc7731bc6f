/// One suite file, decoded and found right.
public struct Suite: Sendable {
  /// What reports call it.
  public let name: String
  /// The path below the root, dotted, without its extension: the same from commit to commit.
  public let className: String
  /// The path below the root.
  public let file: String
  /// The whole path.
  public let path: String
  /// The folder below which files may be read.
  public let root: String
  /// The profile of UIKit's numeric defaults, such as `ios15`.
  public private(set) var profile: String
  /// Whether undeclared custom classes get UIKit's answer.
  public let isStrict: Bool
  /// The text of its `<description>` elements.
  public let summary: String
  /// The cases and benchmarks in the order of the file.
  public let cases: [SuiteCase]
  /// What the file and its includes declare.
  private(set) var declarations: Declarations
  /// The known failures by case name or id.
  let expectations: [Expectation]

  /// The same suite with other classes in its fixtures.
  ///
  /// - Parameter replacements: The new names by the old ones.
  /// - Returns: The suite.
  func replacing(_ replacements: [String: String]) -> Suite {
    var suite = self
    suite.declarations.fixtures = declarations.fixtures.mapValues { $0.replacing(replacements) }
    return suite
  }

  /// The same suite under another profile.
  func under(_ profile: String) -> Suite {
    var suite = self
    suite.profile = profile
    return suite
  }
}
