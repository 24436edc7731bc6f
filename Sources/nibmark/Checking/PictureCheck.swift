import DocumentTools
import NibmarkRunner
import Processes
import TestModel

/// Lays documents out as they were at a revision and as they are, in worker processes.
@MainActor
struct PictureCheck {
  let options: DocumentChecker.Options
  let workers: WorkerOptions?

  /// What changed in some documents.
  ///
  /// - Parameter pairs: The documents, with the files of their older and newer versions.
  /// - Returns: Those that changed, in the order of the documents, and those that could not be compared.
  /// - Throws: `CommandFailure` when no worker can work.
  func changes(
    _ pairs: [(document: String, old: String, new: String)]
  ) throws(CommandFailure) -> [DocumentPictures] {
    var comparer = PictureComparer()
    comparer.sweep = options.sweep
    comparer.thresholds = options.thresholds
    let workers = DocumentWorkers(
      options: workers,
      outcome: { [comparer] number in
        let pair = pairs[Int(number) ?? 0]
        return comparer.compare(pair.old, pair.new, as: pair.document)
      },
      lost: { number, loss in
        DocumentPictures(
          document: pairs[Int(number) ?? 0].document,
          because: "not compared: \(loss.text)"
        )
      }
    )
    var found: [DocumentPictures] = []
    try workers.runInOrder(pairs.indices.map(String.init)) { pictures in
      if !pictures.isEmpty { found.append(pictures) }
    }
    return found
  }
}

extension DocumentPictures: CopiedOutcome {}
