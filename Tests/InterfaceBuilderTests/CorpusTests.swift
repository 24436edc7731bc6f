import Foundation
import InterfaceBuilder
import Testing

@Suite("The corpus", .enabled(if: Corpus.folder != nil, Corpus.absence))
struct CorpusTests {
  /// What the independent reader found in one file.
  struct Reading: Decodable {
    var file: String
    var views: [[String?]]
    var constraints: Int
    var connections: Int
    var attributes: Int
  }

  static let python = ["/usr/bin/python3", "/usr/local/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test("every document loads and nothing in it is unknown")
  func everyDocumentLoads() throws {
    var failures: [String] = []
    var unknown: [String] = []
    for path in Corpus.paths {
      do throws(IBError) {
        let document = try IBDocument(contentsOf: Corpus.location(path))
        unknown += document.notes.filter {
          [.unknownElement, .unknownAttribute, .unknownKeyword].contains($0.kind)
        }.map(\.description)
      } catch {
        failures.append("\(error)")
      }
    }
    #expect(Corpus.paths.count == 703)
    #expect(failures == [])
    #expect(unknown == [])
  }

  @Test(
    "ids, elements, parents and counts are those of an independent reader",
    .enabled(if: Self.python != nil, "there is no python3")
  )
  func independentReader() throws {
    var differences: [String] = []
    var viewCount = 0
    for reading in try readings() {
      let document = try IBDocument(contentsOf: Corpus.location(reading.file))
      let ours = document.objects.filter { $0.isView && $0.id != nil }.map {
        [$0.elementText, $0.id, $0.parentView?.id]
      }
      viewCount += ours.count
      if ours != reading.views { differences.append("\(reading.file): views") }
      if document.constraints.count != reading.constraints {
        differences.append("\(reading.file): constraints")
      }
      if document.connections.count != reading.connections {
        differences.append("\(reading.file): connections")
      }
      if document.runtimeAttributes.count != reading.attributes {
        differences.append("\(reading.file): runtime attributes")
      }
    }
    #expect(differences == [])
    #expect(viewCount > 5_000)
  }

  @Test("what is reached from the top is what the lists have")
  func walksAgree() throws {
    for path in Corpus.paths {
      let document = try IBDocument(contentsOf: Corpus.location(path))
      var reached: [IBObjectIndex] = []
      func visit(_ object: IBObject) {
        reached.append(object.index)
        for child in object.children {
          #expect(child.parent == object)
          visit(child)
        }
      }
      document.topLevelObjects.forEach(visit)
      #expect(reached.map(\.rawValue) == Array(0..<Int32(document.objects.count)), "\(path)")
      #expect(
        document.objects.reduce(0) { $0 + $1.constraints.count } == document.constraints.count
      )
      if document.kind == .storyboard {
        #expect(
          document.scenes.flatMap(\.objects).map(\.index) == document.topLevelObjects.map(\.index)
        )
      }
    }
  }

  private func readings() throws -> [Reading] {
    let oracle = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Oracles/interface-builder-views")
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.python))
    process.arguments = [oracle.path, try #require(Corpus.folder)]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let lines = output.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == Corpus.paths.count)
    return try lines.map { try JSONDecoder().decode(Reading.self, from: Data($0)) }
  }
}
