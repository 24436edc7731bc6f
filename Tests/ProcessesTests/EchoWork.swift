import Foundation
import TestModel

@testable import Processes

/// Words that a shell says again, unless they are one of its commands.
struct EchoWork: PooledWork {
  /// What became of each word.
  private(set) var ends: [String: String] = [:]
  /// The words in the order in which workers got them.
  private(set) var begun: [String] = []
  private(set) var failures: [PoolFailure] = []
  /// How often the word "again" is done once more.
  var againCount = 0

  /// The other end: reads the job, then a word a line, and answers on the descriptor of answers.
  static let worker = """
    read job
    echo '"ready"' >&3
    while read word; do
      case "$word" in
        '"die"') kill -SEGV $$ ;;
        '"leave"') exit 3 ;;
        '"hang"') sleep 60 ;;
        '"babble"') echo '{' >&3 ;;
        '"refuse"') echo '"refused"' >&3; exit 1 ;;
        *) echo "$word" >&3 ;;
      esac
    done
    """

  var job: String { "echo" }

  func request(for item: String) -> String { item }

  func limit(of item: String) -> Duration { item == "hang" ? .seconds(0.5) : .seconds(60) }

  func answer(in line: Data) throws -> WorkerAnswer<String> {
    switch try WorkerCoding.message(String.self, from: line) {
    case "ready": .ready
    case "refused": .refused(reason: "no")
    case let word: .finished(word)
    }
  }

  func isOutcome(_ outcome: String, of item: String) -> Bool { outcome == item }

  mutating func begin(_ item: String) { begun.append(item) }

  mutating func finish(_ item: String, _ outcome: String, printed: String) -> PoolStep {
    ends[item] = "echo of \(outcome)"
    if item == "again", againCount > 0 {
      againCount -= 1
      return .again
    }
    return item == "stop" ? .stop : .next
  }

  mutating func lose(_ item: String, _ loss: WorkerLoss) -> PoolStep {
    let failure = loss.failure(at: CaseLocation(file: "words", line: 1))
    ends[item] = "\(failure.type): \(failure.message)"
    return .next
  }

  mutating func giveUp(_ failure: PoolFailure) { failures.append(failure) }
}
