import Files
import Foundation

/// What a project says beside a document: what the check of a document reads of it, each part once and when asked.
///
/// A document's check depends on its bytes, on the options, and on what it asked here.
@MainActor
final class ProjectFacts {
  /// The project's folder; nil where a document belongs to none.
  let root: String?

  /// What stands in the project's folder, by names.
  private(set) lazy var files = root.map { ProjectFiles(below: $0) } ?? ProjectFiles()
  /// What the sources say.
  var sources: SourceFacts {
    hasAskedSources = true
    return readSources
  }
  private lazy var readSources = SourceFacts(files.sources)
  /// Whether a check asked for what the sources say, since somebody set this to false.
  var hasAskedSources = false
  /// Whether sources or packages of the app are not in the folder.
  private(set) lazy var lacksSources = root.map { files.lacksSources($0) } ?? true
  /// Whether images and colours may be in a part that is not in the folder.
  private(set) lazy var mayHaveOtherImages =
    root.map {
      files.mayHaveOtherImages($0) || built.lacksCatalogues || files.lacksPictures
    } ?? true
  /// The names of the images that are in the folder, or that a target copies from wherever they are.
  private(set) lazy var images = {
    var all = files
    all.add(images: built.images)
    return all
  }()
  /// The colours of the project's catalogues by name, each with its catalogue.
  private(set) lazy var colorSets = AssetColors.sets(at: files.colorSets)
  /// The appearances that the apps of the project say they have.
  private(set) lazy var styles = AppStyles(files)

  /// The orientations that the apps of the project say they have.
  private(set) lazy var orientations = AppOrientations(files)

  /// The names of the project's apps.
  private(set) lazy var appNames = AppNames(files, targets: built.appNames)

  private lazy var tabbedStoryboards = TabbedStoryboards(files.documents)
  /// What the apps of the project show while they start.
  private(set) lazy var launchScreens = LaunchScreens(files)

  /// The documents that are for some screens each.
  private(set) lazy var screenFamilies = ScreenFamilies(files.documents)

  /// The copies of projects that lie in the folders of others.
  private(set) lazy var nestedCopies = NestedCopies(files)

  /// The folders of libraries of which the project keeps copies.
  private(set) lazy var vendored = VendoredFolders(files, root: root ?? "")

  /// What the projects build.
  private(set) lazy var built = BuiltDocuments(files)

  /// The names of the documents that targets build, whether they are there or not.
  private(set) lazy var builtNames = built.names

  /// Which documents nothing loads.
  private(set) lazy var uses = DocumentUses(files, built, root: root ?? "")

  private lazy var read = {
    var asked = AskedIdentifiers()
    let declared = DeclaredClasses(files.sources) { asked.add(SourceText($0), file: $1) }
    return (declared: declared, asked: asked)
  }()
  /// The classes that the sources declare.
  var declared: DeclaredClasses { read.declared }
  /// The identifiers that the sources ask for.
  var asked: AskedIdentifiers { read.asked }
  /// What the code of the project may come to.
  private(set) lazy var callReach = CallReach(self)
  /// Which classes lists may ask for their cells.
  private(set) lazy var listOwners = ListOwners(self)
  /// The calls that name nibs, by the nibs' names.
  private(set) lazy var nibCalls = Dictionary(
    grouping: asked.byOwner.values.joined().filter { $0.kind == .nib },
    by: \.identifier
  )
  /// The identifiers that the project's documents have; nil where one is not in the folder or cannot be read.
  private(set) lazy var identifiers = root.flatMap {
    files.hasAllSubmodules($0) ? DocumentIdentifiers(files.documents) : nil
  }
  /// The project's storyboards by name; nil where one may not be in the folder.
  private(set) lazy var storyboards = root.flatMap {
    files.hasAllSubmodules($0) ? StoryboardNames(files.documents) : nil
  }
  /// How often the sources name what cells and registered nibs are asked for by; nil where that is not known.
  private lazy var quoted = asked.quoted(in: files.sources)
  private lazy var cellCounts = asked.cellCounts
  /// The selectors of the actions of each document; nil of one that cannot be read.
  private lazy var sentSelectors = files.documents.map { path in
    (path, (try? FileReader.read(path)).map { SentActions(SourceText($0)).selectors })
  }
  private lazy var declaredSelectors = read.declared.allSelectors
  /// Whether code names classes that no source declares, by their names.
  private var namedClasses: [String: Bool] = [:]
  /// Whether classes may come from packages or libraries that are not in the folder as sources.
  private(set) lazy var mayLinkOthers = lacksSources || files.linksOthers
  /// Whether all sources of the project's own targets are in the folder.
  private(set) lazy var hasOwnSources =
    root.map { files.hasAllSubmodules($0) && files.hasNamedSources && declared.isWhole } ?? false

  private init(root: String?) { self.root = root }

  /// Whether some class of the sources has a method of a selector.
  func declares(selector: String) -> Bool { declaredSelectors.contains(selector) }

  /// Whether the sources name what a cell is asked for by beside such calls, as they do to register it.
  func namesElsewhere(_ asked: AskedIdentifier) -> Bool {
    guard let quoted else { return true }
    return quoted[asked.identifier, default: 0] > cellCounts[asked.identifier, default: 0]
  }

  /// Whether a text may stand in quotation marks in some source.
  ///
  /// - Complexity: O(bytes of the sources).
  func codeMayName(_ text: String) -> Bool {
    hasAskedSources = true
    let quoted = Array("\"\(text)\"".utf8)
    return files.sources.isEmpty
      || files.sources.contains { path in
        (try? FileReader.read(path)).map { $0.firstRange(of: quoted) != nil } ?? true
      }
  }

  /// Whether the sources name the identifier that a nib is registered with in no other place, so that nothing dequeues it.
  func isOnlyRegistered(_ asked: AskedIdentifier) -> Bool {
    guard let identifier = asked.registered, let quoted else { return false }
    return quoted[identifier, default: 0] <= (identifier == asked.identifier ? 2 : 1)
  }

  /// Whether a class may be there, in the sources, in the system or in what is linked.
  func mayKnow(className name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return [name, last].contains { name in
      declared.classes[name] != nil || declared.aliases[name] != nil
        || SourceRoutines.isOfSystem(name: name) || UIKitMembers.isOfSystem(name)
    }
  }

  /// Whether a source that some target compiles names a class: then something that is not in the folder declares it.
  ///
  /// - Complexity: O(bytes of the sources) the first time.
  func codeNames(className name: String) -> Bool {
    if let known = namedClasses[name] { return known }
    let isNamed = compiledTexts.contains { _, text in
      WordMentions(of: name, in: text).contains { !$0.isInText }
    }
    namedClasses[name] = isNamed
    return isNamed
  }

  /// Whether code registers a cell by an identifier in quotation marks.
  ///
  /// - Complexity: O(bytes of the sources).
  func registers(_ identifier: String) -> Bool {
    compiledTexts.contains { _, text in
      guard text.has("regist") else { return false }
      let code = text.withoutComments
      return code.places(after: "register").contains { place in
        code.text(place, place + 240).prefix { !";{}".contains($0) }.contains("\"\(identifier)\"")
      }
    }
  }

  /// Whether a document may send an action to a function of a class; what cannot be read may.
  ///
  /// A gesture recogniser that no view has sends nothing.
  /// - Complexity: O(bytes of the documents) the first time, then of those that name such a selector.
  func connects(_ function: String, of owner: String) -> Bool {
    let relatives = declared.relatives(of: owner)
    return sentSelectors.contains { path, selectors in
      guard let selectors else { return true }
      guard selectors.contains(where: { SentActions.names($0, function) }) else { return false }
      guard let bytes = try? FileReader.read(path) else { return true }
      return SentActions(SourceText(bytes)).mayReach(function) { [declared] name in
        relatives.contains(name) || declared.classes[name] == nil
      }
    }
  }

  /// The sources that some target compiles, each read when it is asked for.
  var compiledTexts: some Sequence<(path: String, text: SourceText)> {
    files.sources.lazy.filter { [built] in !built.isUncompiled($0) }.compactMap { path in
      (try? FileReader.read(path)).map { (path: path, text: SourceText($0)) }
    }
  }

  /// Whether categories or extensions may give UIKit's classes an outlet of this name.
  ///
  /// In packages that are not in the folder they may; a document of no project has no such packages.
  func mayAddOutlet(_ name: String) -> Bool {
    root != nil && (lacksSources || sources.addedProperties.contains(name))
  }

  /// Whether code assigns a member of some outlet: of its class's own, or of one of that name.
  func codeAssigns(_ member: SourceAssignments.Member, of outlets: [OutletName]) -> Bool {
    guard !outlets.isEmpty, !files.sources.isEmpty else { return false }
    return outlets.contains { sources.assigns(member, of: $0.property, in: $0.className) }
  }

  /// Whether code hides what some outlets lead to, and shows it nowhere.
  func codeHides(_ outlets: [OutletName]) -> Bool {
    codeAssigns(.hiding, of: outlets) && !codeAssigns(.showing, of: outlets)
  }

  /// Whether code takes the touches from what some outlets lead to, and gives them nowhere.
  func codeDisables(_ outlets: [OutletName]) -> Bool {
    codeAssigns(.disabling, of: outlets) && !codeAssigns(.enabling, of: outlets)
  }

  /// Whether a tab bar of the app may contain scenes of a storyboard, as far as its document does not say.
  ///
  /// It may where another document's tab bar refers to it, or where code decides what a tab bar contains.
  func mayBeInTabBar(storyboard name: String) -> Bool {
    files.sources.isEmpty || sources.fillsTabBars || tabbedStoryboards.contains(name)
  }

  /// Whether a document is for phones and its apps are for tablets alone, or the other way round.
  func isForOthers(_ path: String) -> Bool {
    guard let family = built.onlyFamily(path) else { return false }
    switch screenFamilies.screens(of: path) {
    case .phones: return family == .tablets
    case .tablets: return family == .phones
    case .one, nil: return false
    }
  }

  /// Whether a class of the project sets its own font.
  func codeSetsFont(ofClass name: String) -> Bool {
    !files.sources.isEmpty && sources.setsFont(name)
  }

  /// Whether a class of the project looks for pictures among its views, and sets their images.
  func codeFindsImages(ofClass name: String) -> Bool {
    !files.sources.isEmpty && sources.findsImages(name)
  }

  /// Whether code of the project gives the items of a tab bar their images.
  var codeSetsTabImages: Bool { !files.sources.isEmpty && sources.setsTabImages }

  /// Whether a class of the project hides the navigation bar.
  func codeHidesBar(ofClass name: String) -> Bool {
    !files.sources.isEmpty && sources.hidesNavigationBar(name)
  }

  /// Whether a controller's class says that it is shown on its side alone.
  func codeKeepsOnSide(_ name: String) -> Bool {
    !files.sources.isEmpty && sources.isOnSide(name)
  }

  /// Whether code gives the controllers of a class their view, so that none of them loads a nib.
  func codeGivesView(toClass name: String) -> Bool {
    !files.sources.isEmpty && sources.classesWithGivenViews.contains(name)
  }

  /// Whether code may look for a view by its tag.
  func codeLooksFor(tag: Int) -> Bool {
    tag != 0 && !files.sources.isEmpty && sources.assignments.looksFor(tag: tag)
  }

  /// Whether code may look for an image view by its tag, and so give it an image.
  func codeLooksForImage(tag: Int) -> Bool {
    tag != 0 && !files.sources.isEmpty && sources.assignments.looksForImage(tag: tag)
  }

  // MARK: Finding projects

  private static var projects: [String: ProjectFacts] = [:]
  private static var folders: [String: ProjectFacts] = [:]
  private static var marks: [String: FolderMarks] = [:]
  /// The facts of no project.
  static let none = ProjectFacts(root: nil)
  private static let depthMax = 12

  /// The facts for a document.
  ///
  /// The project is the git work tree around it, or else the outermost folder with what projects have there.
  static func of(_ file: String) -> ProjectFacts {
    guard !file.isEmpty else { return .none }
    let folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent().path
    if let known = folders[folder] { return known }
    let facts = root(above: folder).map { project($0) } ?? .none
    folders[folder] = facts
    return facts
  }

  /// What the names in a folder say, which is read once: all documents lie below the same few folders.
  static func marks(of folder: String) -> FolderMarks {
    if let known = marks[folder] { return known }
    let read = FolderMarks(of: folder)
    marks[folder] = read
    return read
  }

  /// What stands in a folder, read once where it is a project's.
  static func files(below root: String) -> ProjectFiles {
    projects[root]?.files ?? ProjectFiles(below: root)
  }

  private static func project(_ root: String) -> ProjectFacts {
    if let known = projects[root] { return known }
    let made = ProjectFacts(root: root)
    projects[root] = made
    return made
  }

  /// The folder of the project that a folder belongs to.
  ///
  /// - Returns: The nearest work tree, or else the outermost folder that looks like a project's; nil without either.
  static func root(above folder: String) -> String? {
    var path = folder
    var found: String?
    for _ in 0..<depthMax where path != "/" {
      let marks = marks(of: path)
      if marks.isProject { found = path }
      if marks.isWorkTree { return path }
      path = (path as NSString).deletingLastPathComponent
    }
    return found
  }
}
