import Foundation
import Testing

@testable import Processes

@MainActor
@Suite("Copies of this process work at items", .serialized)
struct CopiedWorkTests {
  /// What became of items, in words.
  private func ends(
    of items: [Int],
    workers: Int = 2,
    timeout: Double = 60,
    memoryLimit: UInt64? = nil,
    _ outcome: @escaping @MainActor (Int) -> String
  ) throws -> [Int: String] {
    var options = WorkerOptions()
    options.count = workers
    options.timeout = timeout
    options.memoryLimit = memoryLimit
    var ends: [Int: String] = [:]
    try CopiedWork<String>.run(items, options) { item, end in
      switch end {
      case .outcome(let text, let printed): ends[item] = text + printed
      case .lost(let loss):
        let failure = loss.failure(at: .init(file: "items", line: item), of: "item")
        ends[item] = "\(failure.type): \(failure.message)"
      }
    } outcome: { item in
      outcome(item)
    }
    return ends
  }

  @Test("each item has its outcome, which knows what this process had read", arguments: 1...3)
  func outcomes(workers: Int) throws {
    // Line feeds and backslashes are what lines must not have.
    let words = (0..<50).map { "word \($0)\n \\n é\n" } + [""]
    let ends = try ends(of: Array(words.indices), workers: workers) { words[$0] }
    #expect(ends == Dictionary(uniqueKeysWithValues: words.enumerated().map { ($0, $1) }))
  }

  @Test("an item that ends its worker loses no other")
  func losses() throws {
    let ends = try ends(of: Array(0..<9), timeout: 2) { item in
      switch item {
      case 2: kill(getpid(), SIGSEGV)
      case 4: _exit(7)
      case 6: while true { sleep(1) }
      default: break
      }
      return "done"
    }
    #expect(ends[2]?.hasPrefix("WorkerDied: the item ended its worker: SIGSEGV") == true)
    #expect(ends[4] == "WorkerExited: the item ended its worker: exit(7)")
    #expect(ends[6] == "Timeout: the item took longer than 2 s, so its worker was killed")
    for item in [0, 1, 3, 5, 7, 8] { #expect(ends[item] == "done") }
  }

  @Test("memory past the limit is told as such")
  func memory() throws {
    // As much again as this process has now, and a worker needs more than that for its first item.
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " "
    )
    let bytes = try #require(pages.first.flatMap { UInt64($0) }) * UInt64(getpagesize())
    let ends = try ends(of: [0, 1], memoryLimit: bytes + 256 << 20) { item in
      guard item == 1 else { return "little" }
      var numbers: [Int] = []
      while true { numbers.append(numbers.count) }
    }
    #expect(ends[0] == "little")
    #expect(ends[1]?.hasPrefix("OutOfMemory: the item needs more memory than its limit") == true)
  }

  @Test("what a worker prints comes with its outcome")
  func printed() throws {
    let ends = try ends(of: [0]) { _ in
      FileHandle.standardError.write(Data(" and printed".utf8))
      return "done"
    }
    #expect(ends[0] == "done and printed")
  }

  @Test("a worker has no descriptor but its own")
  func descriptors() throws {
    let pipe = try Descriptors.makePipe()
    defer { pipe.close() }
    let ends = try ends(of: [0]) { _ in fcntl(pipe.writing, F_GETFD) < 0 ? "closed" : "open" }
    #expect(ends[0] == "closed")
  }
}
