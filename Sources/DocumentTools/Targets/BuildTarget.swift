/// What is built of a target of a project.
struct BuildTarget: Sendable, Equatable {
  /// A folder that belongs to a target whole.
  struct Folder: Sendable, Equatable {
    /// Its place, with a slash at its end.
    var path: String
    /// The files in it that do not belong to the target.
    var exceptions: Set<String> = []

    /// Whether a file in it belongs to the target.
    func holds(_ place: String) -> Bool {
      guard place.hasPrefix(path) else { return false }
      guard !exceptions.isEmpty else { return true }
      // A folder may be an exception as well.
      return !exceptions.contains { place == $0 || place.hasPrefix($0 + "/") }
    }
  }

  /// The name.
  var name: String
  /// Whether it is an app or an extension of one.
  var isApp = false
  /// Whether it holds tests.
  var isTest = false
  /// The documents.
  var documents: Set<String> = []
  /// The names of documents whose places are not known.
  var looseNames: Set<String> = []
  /// The sources that it compiles, by their places.
  var sources: Set<String> = []
  /// The folders.
  var folders: [Folder] = []
  /// The numbers of the devices that it is for, 1 for phones and 2 for tablets; nil where nothing says so.
  var families: Set<Int>?

  /// Whether a document belongs to the target, by its place as ``DocumentPlace/key(_:)`` makes it.
  func holds(_ place: String) -> Bool {
    documents.contains(place) || looseNames.contains(DocumentPlace.name(place))
      || folders.contains { $0.holds(place) }
  }

  /// Whether a source is compiled for the target, by its place.
  func compiles(_ place: String) -> Bool {
    sources.contains(place) || folders.contains { $0.holds(place) }
  }
}
