import Files
import Foundation

/// What a change of a project's file makes of documents.
public struct BuildChange: Sendable, Equatable {
  /// The names of documents, without endings and in lower case, that came to targets or left them.
  public private(set) var documents: Set<String> = []
  /// The names of images that came or went.
  public private(set) var images: Set<String> = []
  /// Whether any document may be concerned.
  public private(set) var concernsAll = false
  private var folders: Set<String> = []

  /// Compares the two states of a file; nil for one that says nothing of what is built.
  ///
  /// - Parameters:
  ///   - former: The bytes then; nil where there were none.
  ///   - now: The bytes now.
  ///   - path: The file, from the root.
  public init?(_ former: [UInt8]?, _ now: [UInt8]?, of path: String) {
    let name = DocumentPlace.name(path)
    if name == "project.pbxproj" {
      compare(former, now, path)
    } else if name.hasSuffix(".xcconfig") {
      concernsAll = DeviceFamilies.lines(in: former) != DeviceFamilies.lines(in: now)
    } else if BuildDescription.kind(name) != nil {
      let folder = DocumentPlace.joined(path, "..")
      let build = BuildDescription(name: name, folder: folder + "/")
      folders = Set(former.map(build.folders) ?? [])
        .symmetricDifference(now.map(build.folders) ?? [])
    } else {
      return nil
    }
  }

  /// Whether a document is in a folder that came to a target or left it.
  public func holds(_ path: String) -> Bool {
    guard !folders.isEmpty else { return false }
    return DocumentPlace.places(of: path).contains { place in
      folders.contains { (place + "/").hasPrefix($0) }
    }
  }

  private mutating func compare(_ former: [UInt8]?, _ now: [UInt8]?, _ path: String) {
    let states = [former, now].map { bytes in bytes.flatMap { XcodeProject($0, of: path) } }
    // Without a project nothing is left out, and with one all below it may be.
    guard let former = states[0], let now = states[1] else {
      concernsAll = former != now
      return
    }
    concernsAll =
      former.mayBuildOthers != now.mayBuildOthers || former.catalogues != now.catalogues
    images = former.images.symmetricDifference(now.images)
    let places = Self.documents(former).symmetricDifference(Self.documents(now))
    documents = Set(
      places.map { (DocumentPlace.name($0.place) as NSString).deletingPathExtension }
    )
    folders = Set(
      Self.folders(former).symmetricDifference(Self.folders(now))
        .flatMap { [$0.place] + $0.exceptions }
    )
  }

  private struct Membership: Hashable {
    var target: String
    var families: Set<Int>?
    var place: String
    var exceptions: Set<String> = []
  }

  private static func documents(_ project: XcodeProject) -> Set<Membership> {
    Set(
      project.targets.flatMap { target in
        target.documents.union(target.looseNames).map {
          Membership(target: target.name, families: target.families, place: $0)
        }
      }
    )
  }

  private static func folders(_ project: XcodeProject) -> Set<Membership> {
    Set(
      project.targets.flatMap { target in
        target.folders.map {
          Membership(
            target: target.name,
            families: target.families,
            place: $0.path,
            exceptions: $0.exceptions
          )
        }
      }
    )
  }
}
