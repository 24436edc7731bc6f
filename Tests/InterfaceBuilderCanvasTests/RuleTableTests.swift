import Testing

@testable import InterfaceBuilderCanvas

@MainActor
@Suite("the table of the canvas's rules")
struct RuleTableTests {
  @Test("each rule has a number of its own, and says one thing")
  func facts() {
    let rules = CanvasRules.all
    #expect(Set(rules.map(\.id)).count == rules.count)
    #expect(Set(rules.map { "\($0.sentence) \($0.versions)" }).count == rules.count)
    for rule in rules {
      #expect(rule.sentence.hasSuffix(".") && !rule.sentence.contains("\n"), "\(rule.id)")
      #expect(rule.sentence.split(separator: " ").count <= 25, "\(rule.id)")
    }
  }

  @Test(
    "what comes after the newest release is that release in every rule",
    arguments: [1, 100_000]
  )
  func laterVersions(_ more: Int) {
    let later = ToolsVersion(ToolsVersion.newest.number + more)
    #expect(later == .newest)
    for rule in CanvasRules.all {
      #expect(rule.versions.contains(later) == rule.versions.contains(.newest), "\(rule.id)")
    }
  }

  @Test("what was never released has rules of its own")
  func unreleased() {
    let own = ToolsVersion.betweenReleases
    #expect(own != .newest && own.isUnreleased && !ToolsVersion.newest.isUnreleased)
    let twice = VersionSpan.releases(since: .safeAreaAppliesTwice)
    #expect(!twice.contains(own) && twice.contains(.newest))
    #expect(VersionSpan.since(.safeAreasExist).contains(own))
    #expect(!VersionSpan.until(.safeAreasExist).contains(own))
    #expect(VersionSpan.until(.safeAreasExist).orUnreleased.contains(own))
  }

  @Test("a span of versions holds its first and not its end")
  func spans() {
    let span = VersionSpan.from(.safeAreasExist, until: .toolbarsAreHigher)
    #expect(span.contains(.safeAreasExist) && !span.contains(.toolbarsAreHigher))
    #expect(!VersionSpan.from(.first, until: .safeAreasExist).contains(ToolsVersion(0)))
    #expect(VersionSpan.until(.safeAreasExist).contains(ToolsVersion(0)))
    #expect(VersionSpan.all.contains(ToolsVersion(0)))
  }

  @Test("a set of rules holds what was put into it")
  func sets() {
    let ids = CanvasRules.all.map(\.id)
    for id in ids {
      let set = RuleSet([id])
      #expect(ids.filter(set.contains) == [id])
      #expect(RuleSet(ids.filter { $0 != id }).with(id) == RuleSet(ids))
    }
    #expect(RuleSet().isEmpty)
  }
}
