import TestModel

/// The mark and colour of a status.
struct StatusBadge {
  let status: CaseStatus

  // The mark repeats the meaning of the colour as a shape, for colour-blind readers.
  var mark: String {
    switch status {
    case .passed: "✓"
    case .failed: "✗"
    case .error: "!"
    case .skipped: "–"
    case .expectedFailure: "≈"
    case .unexpectedPass: "?"
    case .notRun: "○"
    }
  }

  var tone: String {
    switch status {
    case .passed: "good"
    case .failed, .error, .unexpectedPass: "bad"
    case .skipped, .expectedFailure: "calm"
    case .notRun: "warn"
    }
  }

  var markup: Markup {
    "<span class=\"badge \(tone)\"><i aria-hidden=\"true\">\(mark)</i>"
      + "\(StatusWords.singular(status))</span>"
  }
}
