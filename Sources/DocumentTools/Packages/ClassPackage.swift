import Foundation
import InterfaceBuilder

/// The classes of an app's lists, with the sources that they need: what `nibmark init --package` builds.
public struct ClassPackage: Sendable {
  /// The module that the app's documents name, or a name like the project's.
  public let module: String
  /// The language mode of the app's sources, as a manifest names it.
  public let languageMode: String
  /// The classes of views and layouts by the sources that declare them.
  public private(set) var classes: [String: Set<String>]
  /// The sources of those classes and what they need, in the order of their paths.
  public private(set) var sources: [String]
  private let named: DocumentClasses
  private let lists: Set<String>
  private let index: SourceIndex
  private var leftOut: Set<String> = []

  /// Finds the list classes of a project.
  ///
  /// - Parameters:
  ///   - folder: The project's folder.
  ///   - documents: Its nibs and storyboards.
  /// - Complexity: O(bytes of sources and documents).
  public init(of folder: String, documents: [String]) {
    let files = ProjectFiles(below: folder)
    let paths = Self.sources(of: files, in: folder)
    languageMode = LanguageMode.mode(ofProjects: files.projects)
    let named = DocumentClasses(documents)
    let declared = DeclaredClasses(paths)
    let lists = declared.descendants(of: Self.listViews)
    let layouts = declared.descendants(of: Self.layouts)
    let index = SourceIndex(paths)
    var classes: [String: Set<String>] = [:]
    for name in named.views.union(lists).union(layouts) {
      if let file = index.file(ofClass: name) { classes[file, default: []].insert(name) }
    }
    self.classes = classes
    self.named = named
    self.lists = lists
    self.index = index
    sources = index.closure(of: Set(classes.keys)).sorted()
    module = Self.identifier(named.module ?? (folder as NSString).lastPathComponent)
  }

  /// Leaves sources out, with the classes that they declare, and what only they need.
  ///
  /// - Complexity: O(words of the sources that stay).
  public mutating func leaveOut(_ files: Set<String>) {
    leftOut.formUnion(files)
    classes = classes.filter { !files.contains($0.key) }
    sources = index.closure(of: Set(classes.keys), without: leftOut).sorted()
  }

  /// The documents that name some of the classes, in their order.
  public func documents(of classes: Set<String>) -> [String] {
    named.paths.filter { !named.views(of: $0).isDisjoint(with: classes) }
  }

  /// The cells and headers that no document names, sorted.
  public var viewsOfCode: [String] {
    Set(classes.values.joined()).intersection(lists).subtracting(named.views).sorted()
  }

  private static let listViews: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView",
  ]
  private static let layouts: Set<String> = [
    "UICollectionViewLayout", "UICollectionViewFlowLayout",
  ]

  /// The Swift files of the app target that has most of them, and of frameworks and packages beside it; all where no project
  /// says what it compiles.
  private static func sources(of files: ProjectFiles, in folder: String) -> [String] {
    let own = files.sources.filter { isOwnSwift($0, in: folder) }
    let places = own.map { DocumentPlace.key($0) }
    let targets = files.projects.compactMap { XcodeProject($0) }.flatMap(\.targets)
    let compiled = { (target: BuildTarget) in
      zip(own, places).filter { target.compiles($1) }.map(\.0)
    }
    let largest = targets.filter(\.isApp).map(compiled).max { $0.count < $1.count } ?? []
    guard !largest.isEmpty else { return own }
    let frameworks = targets.filter { !$0.isApp && !$0.isTest }.flatMap(compiled)
    return Set(largest + frameworks + packaged(own, of: files, in: folder)).sorted()
  }

  /// The sources of packages and pods in the project's folder, which targets name as products.
  private static func packaged(
    _ own: [String],
    of files: ProjectFiles,
    in folder: String
  ) -> [String] {
    let manifest = "/Package.swift"
    let packages = files.sources.filter { $0.hasSuffix(manifest) }.map {
      String($0.dropLast(manifest.count)) + "/Sources/"
    }
    // A specification in the project's own folder is that of the project, whose app says what it compiles.
    let pods = files.podFolders.filter { $0.count > folder.count + 1 }
    return own.filter { path in (packages + pods).contains { path.hasPrefix($0) } }
  }

  private static func isOwnSwift(_ path: String, in folder: String) -> Bool {
    guard path.hasSuffix(".swift") else { return false }
    return !path.dropFirst(folder.count).split(separator: "/").contains {
      $0.hasSuffix("Tests") || ["Pods", "Carthage", "Package.swift"].contains($0)
    }
  }

  /// A name as Swift takes it, which no module of the package or of what it needs has.
  private static func identifier(_ text: String) -> String {
    let words = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    let name = words.first?.isLetter == true ? words : "App" + words
    return taken.contains(name) ? name + "App" : name
  }

  /// Nibs that name another module find the classes all the same, as each is registered.
  private static let taken: Set<String> = [
    PackageTemplate.runner, "Numbers", "Files", "Geometry", "Devices", "ConstraintSolver",
    "ListGeometry", "TextMetrics", "Statistics", "XMLSupport", "TestModel", "Processes",
    "SuiteMessages", "Comparison", "InterfaceBuilder", "Reporting", "ResultHistory",
    "HeadlessUIKit", "UIKit", "InterfaceBuilderCanvas", "DocumentTools", "SuiteRunner",
    "NibmarkTesting", "NibmarkRunner", "nibmark", "Foundation", "Swift", "Testing", "XCTest",
    "Yams", "GRDB", "Subprocess", "ArgumentParser", "Dispatch", "Synchronization",
  ]
}
