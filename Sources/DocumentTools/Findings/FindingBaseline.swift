import Files
import Foundation
import TestModel

/// The findings that a project has and has not mended yet: they fail nothing until they are gone.
///
/// Findings are recognised by document, kind and object, so that lines and texts may change. Its file has one
/// finding a line, sorted, so that changes of two branches merge.
public struct FindingBaseline: Sendable, Equatable {
  /// A finding without its place and text.
  public struct Entry: Hashable, Sendable, Codable, Comparable {
    /// The path of the document from the folder that the check ran in.
    public var document: String
    /// The kind, or the code of the error for which the document cannot be read.
    public var kind: String
    /// The ids of what it concerns.
    public var object: String

    /// By document, then kind, then object.
    public static func < (one: Entry, other: Entry) -> Bool {
      (one.document, one.kind, one.object) < (other.document, other.kind, other.object)
    }
  }

  /// Its findings.
  public private(set) var entries: Set<Entry>
  /// What was asked of the check that wrote it, such as its widths.
  public var scope: String

  /// Creates a baseline.
  public init(_ entries: Set<Entry> = [], scope: String) {
    self.entries = entries
    self.scope = scope
  }

  /// The entries of a failure of a document; none for what no baseline can leave out, such as a lost worker.
  static func entries(of failure: CaseFailure, in document: String) -> [Entry] {
    (failure.objects ?? []).map { Entry(document: document, kind: failure.type, object: $0) }
  }

  /// Takes out findings that are gone.
  public mutating func remove(_ gone: Set<Entry>) { entries.subtract(gone) }
}

// MARK: - Its file

extension FindingBaseline {
  private struct Stored: Codable {
    var formatVersion: Int
    var scope: String
    var findings: [Entry]
  }

  static let formatVersion = 1

  /// Reads a file.
  ///
  /// - Throws: ``BaselineError`` when it cannot be read, or is no baseline.
  public init(contentsOf path: String) throws(BaselineError) {
    let stored: Stored
    do {
      let data = try Data(FileReader.read(path))
      stored = try JSONDecoder().decode(Stored.self, from: data)
    } catch let error as FileError {
      throw BaselineError(
        path: path,
        problem: error.isMissing
          ? "there is no such file; --accept beside it writes one" : error.explanation
      )
    } catch {
      throw BaselineError(
        path: path,
        problem: "it is no baseline that nibmark check wrote; name another file, or delete this one"
      )
    }
    guard stored.formatVersion == Self.formatVersion else {
      throw BaselineError(
        path: path,
        problem:
          "it has format \(stored.formatVersion), and this nibmark reads \(Self.formatVersion)"
      )
    }
    // Former builds named documents as the command line did.
    let findings = stored.findings.map { entry in
      var entry = entry
      entry.document = ShownPath.withoutDots(entry.document)
      return entry
    }
    self.init(Set(findings), scope: stored.scope)
  }

  /// The file's text.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) -> String {
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
    let lines = entries.sorted().map { "    " + line($0) }.joined(separator: ",\n")
    return """
      {
        "formatVersion": \(Self.formatVersion),
        "scope": \(line(scope)),
        "findings": [
      \(lines)
        ]
      }

      """
  }
}
