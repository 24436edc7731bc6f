import Statistics
import TestModel

/// How a verdict looks.
struct VerdictBadge {
  let tone: String
  let mark: String
  let word: String

  init(verdict: TimeVerdict) {
    word = verdict.rawValue
    switch verdict {
    case .slower: (tone, mark) = ("bad", "▲")
    case .faster: (tone, mark) = ("good", "▼")
    case .equivalent: (tone, mark) = ("good", "=")
    case .inconclusive: (tone, mark) = ("calm", "?")
    case .contaminated: (tone, mark) = ("warn", "!")
    }
  }

  init(counter: CounterChange.Verdict) {
    word = counter.rawValue
    switch counter {
    case .up: (tone, mark) = ("bad", "▲")
    case .accepted: (tone, mark) = ("warn", "▲")
    case .gone: (tone, mark) = ("bad", "?")
    case .down: (tone, mark) = ("good", "▼")
    case .changed: (tone, mark) = ("calm", "~")
    case .inexact: (tone, mark) = ("calm", "≈")
    }
  }

  var markup: Markup {
    "<span class=\"badge \(tone)\"><i aria-hidden=\"true\">\(mark)</i>\(word)</span>"
  }
}
