import TestModel

/// How a status looks.
struct StatusBadge {
  let status: CaseStatus

  // The mark says by shape what the colour says, for those who do not see the colour.
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
