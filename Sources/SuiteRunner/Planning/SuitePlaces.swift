import Files
import Foundation
import XMLSupport

/// The suites that a command line names, some of them with the line of a case.
public struct SuitePlaces: Sendable {
  private let places: [SuitePlace]

  /// Reads paths as a person gives them.
  public init(_ texts: [String], root: String?) {
    places = texts.map { SuitePlace($0, root: root) }
  }

  /// The files and folders, each once.
  public var paths: [String] {
    var seen: Set<String> = []
    return places.map(\.path).filter { seen.insert($0).inserted }
  }

  /// Whether some line is named.
  public var hasLines: Bool { places.contains { $0.line != nil } }

  /// The class names of the suites that are named as a whole, or by a folder.
  public func wholeSuites(of suites: [Suite]) -> Set<String> {
    let wholes = wholes
    let named = suites.filter { suite in
      FileRoot.realPath(suite.path).map { Self.hold(wholes, $0) } ?? false
    }
    return Set(named.map(\.className))
  }

  /// The ids of the cases at the lines, by the class name of their suite; suites that are named as a whole are not in it.
  ///
  /// - Throws: ``SuiteLoadError`` for a line in no case, with the nearest ones.
  public func cases(of suites: [Suite]) throws(SuiteLoadError) -> [String: Set<String>] {
    var picked: [String: Set<String>] = [:]
    let wholes = wholes
    for place in places {
      guard let line = place.line, let path = FileRoot.realPath(place.path) else { continue }
      if Self.hold(wholes, path) { continue }
      guard let suite = suites.first(where: { FileRoot.realPath($0.path) == path }) else {
        throw SuiteLoadError("only a suite has lines of cases, and no folder", file: place.path)
      }
      picked[suite.className, default: []].formUnion(try Self.cases(of: suite, at: line))
    }
    return picked
  }

  /// What is named without a line, links resolved.
  private var wholes: [String] {
    places.filter { $0.line == nil }.compactMap { FileRoot.realPath($0.path) }
  }

  private static func hold(_ wholes: [String], _ path: String) -> Bool {
    wholes.contains { path == $0 || path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
  }

  private static func cases(of suite: Suite, at line: Int) throws(SuiteLoadError) -> [String] {
    let bytes = (try? FileReader.read(suite.path)) ?? []
    let spans = Dictionary(
      CaseSpans(of: bytes).spans.map { ($0.start, $0) },
      uniquingKeysWith: { $0.end > $1.end ? $0 : $1 }
    )
    let cases = suite.cases.map { one in
      (id: one.id, start: one.line, end: spans[one.line]?.end ?? one.line)
    }
    let found = cases.filter { $0.start <= line && line <= $0.end }
    if !found.isEmpty { return found.map(\.id) }
    let before = cases.filter { $0.end < line }.map(\.end).max()
    let behind = cases.filter { $0.start > line }.map(\.start).min()
    let nearest = cases.filter { $0.end == before || $0.start == behind }
    let names = nearest.map { one in
      let lines = one.start == one.end ? "line \(one.start)" : "lines \(one.start) to \(one.end)"
      return "\"\(one.id)\" (\(lines))"
    }
    let hint = names.isEmpty ? "it has no case" : "expected \(names.joinedAsAlternatives())"
    // A place without a line does not show it.
    let problem =
      line < 1 ? "lines begin with 1, so no case is at \(line)" : "no case at this line"
    throw SuiteLoadError([
      SuiteMistake(
        problem + "; " + hint,
        at: DocumentLocation(file: suite.file, line: line)
      )
    ])
  }
}
