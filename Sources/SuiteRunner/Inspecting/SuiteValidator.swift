import HeadlessUIKit

/// Finds the mistakes in suites without running them: those of the language, and those that documents decide.
@MainActor
public struct SuiteValidator {
  private let loader: SuiteLoader
  private let prepareClasses: @MainActor (NibClassRegistry) -> Void

  /// Creates a validator.
  ///
  /// - Parameters:
  ///   - root: The folder below which files may be read; each suite finds its own without it.
  ///   - prepareClasses: Registers the caller's own Swift classes.
  public init(
    root: String? = nil,
    prepareClasses: @escaping @MainActor (NibClassRegistry) -> Void = { _ in }
  ) {
    loader = SuiteLoader(root: root)
    self.prepareClasses = prepareClasses
  }

  /// The suites of files and folders.
  ///
  /// Each document is read once, whatever the number of suites that declare it.
  /// - Throws: ``SuiteLoadError`` with all mistakes of all suites.
  public func validate(paths: [String]) throws(SuiteLoadError) -> [Suite] {
    try validate(loader.search(paths))
  }

  /// The suites that were found.
  ///
  /// - Throws: ``SuiteLoadError`` with all mistakes of the search and of all suites.
  public func validate(_ search: SuiteSearch) throws(SuiteLoadError) -> [Suite] {
    let reading = loader.read(search)
    let shelf = DocumentShelf()
    var mistakes = reading.mistakes
    var seen = Set(mistakes)
    for loaded in reading.suites {
      let found = Surroundings.entering(loaded.suite, prepareClasses) { environment in
        var inspector = SuiteInspector(loaded, shelf, environment)
        return inspector.inspect()
      }
      // What the language refuses at a place is not judged there again.
      let places = Set(loaded.mistakes.map(\.location))
      mistakes += found.filter { !places.contains($0.location) && seen.insert($0).inserted }
    }
    mistakes.sort { $0.location < $1.location }
    guard mistakes.isEmpty else { throw SuiteLoadError(mistakes) }
    return reading.suites.map(\.suite)
  }
}
