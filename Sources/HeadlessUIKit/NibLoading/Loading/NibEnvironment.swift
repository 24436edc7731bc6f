import Foundation

/// Where nibs are looked for, which classes they may name, and what was noticed while loading them.
///
/// UIKit has one answer per process (bundles, the Objective-C runtime, the log); a harness needs one
/// per suite, so they are gathered in a value that can be swapped: `NibEnvironment.current`.
@preconcurrency @MainActor
public final class NibEnvironment {
  /// The environment that `UINib(nibName:bundle:)`, `UIStoryboard` and view controllers use.
  public static var current = NibEnvironment()

  /// The folders that nib and storyboard names are looked up in, first match wins.
  ///
  /// They are searched before the bundle that a caller names.
  public var folders: [String]
  /// The classes that documents may name.
  public let classes: NibClassRegistry
  /// What to do about classes, outlets and keys that nobody declared.
  public var policy: NibClassPolicy {
    didSet { classes.invalidate() }
  }
  /// Whether connections that cannot be made are left out with a note, as on a canvas; an app raises at the first (NB-7).
  public var skipsImpossibleConnections = false
  /// Whether an outlet for the background of a cell or a list moves the view there, as in an app; on a canvas it does not.
  package var movesBackgrounds = true
  /// Whether references to other storyboards are followed, as in an app; a tool that looks at one document leaves them out.
  package var followsReferences = true
  /// The scenes around the one that is being made, of whichever storyboards.
  var nesting = SceneNesting()
  /// Whether categories or extensions may give UIKit's classes an outlet of this name; nil where none do.
  public var mayAddOutlet: (@MainActor (String) -> Bool)?
  /// What was noticed, oldest first, each text once.
  public private(set) var notes: [NibNote] = []
  private var known: Set<NibNote> = []
  /// Whether a document was looked for by its name.
  public private(set) var hasLookedUp = false
  /// Nibs by resolved path, so that two registrations of one file decode it once.
  private var documents: [String: NibSource] = [:]

  /// Creates an environment.
  public init(
    folders: [String] = [],
    policy: NibClassPolicy = .strict,
    classes: NibClassRegistry = NibClassRegistry()
  ) {
    self.folders = folders
    self.policy = policy
    self.classes = classes
  }

  /// Keeps a note.
  func note(_ kind: NibNote.Kind, _ message: String, at location: String? = nil) {
    let note = NibNote(kind: kind, message: message, location: location)
    // A nib is instantiated many times; what it tells stays the same.
    if known.insert(note).inserted { notes.append(note) }
  }

  /// A connection cannot be made: raises what UIKit raises, or leaves it out.
  func refuse(_ exception: @autoclosure () -> UIKitException, at location: String?) {
    guard !UIKitException.isPending else { return }
    guard skipsImpossibleConnections else { return UIKitException.raise(exception()) }
    note(.impossibleConnection, exception().description, at: location)
  }

  /// An object has no outlet of a name: says so, unless a category may give it one.
  func refuseUnknown(_ key: String, of source: NSObject, at location: String?) {
    guard !UIKitException.isPending else { return }
    guard let mayAddOutlet, NibNames.isEngine(type(of: source)), mayAddOutlet(key) else {
      return refuse(NibNames.undefinedKey(key, of: source), at: location)
    }
    note(
      .dynamicKey,
      "outlet \(key) of \(NibNames.className(of: source)) is taken unchecked",
      at: location
    )
  }

  /// Forgets the notes so far.
  public func removeAllNotes() {
    notes.removeAll()
    known.removeAll()
  }

  /// The document source for a path, shared by everything that names it.
  func source(path: String) -> NibSource {
    if let known = documents[path] { return known }
    let source = NibSource(.path(path))
    documents[path] = source
    return source
  }

  /// The path of a document of one of the names with one of the extensions, in the folders and then
  /// in the bundle's resources; nil when there is none.
  func path(names: [String], extensions: [String], bundle: Bundle?) -> String? {
    hasLookedUp = true
    var places = folders
    if let resources = (bundle ?? Self.mainBundle)?.resourcePath { places.append(resources) }
    for name in names {
      for place in places {
        for suffix in extensions {
          let path = "\(place)/\(name).\(suffix)"
          if FileManager.default.fileExists(atPath: path) { return path }
        }
      }
    }
    return nil
  }

  /// The program's bundle; nil where no /proc tells where the program lies, for Foundation traps there.
  static var mainBundle: Bundle? {
    access("/proc/self/exe", F_OK) == 0 ? Bundle.main : nil
  }

  /// The bundle as UIKit's messages print it: the first folder of the environment, else its path.
  func bundleDescription(_ bundle: Bundle?) -> String {
    let path = bundle?.bundlePath ?? folders.first ?? Self.mainBundle?.bundlePath ?? "/"
    return "NSBundle <\(path)> (loaded)"
  }
}
