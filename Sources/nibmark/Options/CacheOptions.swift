import ArgumentParser
import DocumentTools
import NibmarkRunner

/// The options that say whether outcomes of earlier checks are used.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(
      "Keep outcomes in FOLDER; by default in nibmark below the system's folder for caches.",
      valueName: "FOLDER"
    ),
    completion: .directory
  )
  var folder: String?

  @Flag(name: .long, help: "Check documents again that are as they were in an earlier check.")
  var noCache = false
}

extension CacheOptions {
  /// The cache of a check; nil without one.
  @MainActor
  func cache(_ options: DocumentChecker.Options) -> CheckCache? {
    // A filter may leave out a part of a document, and so of its outcome.
    guard !noCache, options.filters.isEmpty, let folder = CacheFolder(folder) else { return nil }
    return CheckCache(folder, options)
  }
}
