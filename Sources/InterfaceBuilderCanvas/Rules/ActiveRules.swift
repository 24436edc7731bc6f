/// The tables of rules.
@MainActor
struct ActiveRules {
  /// What tables depend on.
  struct Key: Hashable {
    let version: ToolsVersion
    let excluded: RuleSet
  }

  let policy: [CanvasRule<CanvasPolicy>]
  let device: [CanvasRule<DeviceDraft>]
  let scene: [CanvasRule<SceneDraft>]
  let television: [CanvasRule<SafeAreaDraft>]
  let safeArea: [CanvasRule<SafeAreaDraft>]
  let window: [CanvasRule<SafeAreaDraft>]
  let gap: [CanvasRule<SafeAreaDraft>]
  let root: [CanvasRule<RootEdges>]
  let cell: [CanvasRule<CellEdges>]
  let content: [CanvasRule<ContentDraft>]
  let arranged: [CanvasRule<ArrangedDraft>]

  init(_ key: Key) {
    func chosen<Subject>(_ rules: [CanvasRule<Subject>]) -> [CanvasRule<Subject>] {
      rules.filter {
        $0.facts.versions.contains(key.version) && !key.excluded.contains($0.facts.id)
      }
    }
    policy = chosen(PolicyRules.table)
    device = chosen(DeviceRules.table)
    scene = chosen(SceneRules.table)
    television = chosen(TelevisionRules.table)
    safeArea = chosen(SafeAreaRules.table)
    window = chosen(WindowRules.table)
    gap = chosen(GapRules.table)
    root = chosen(RootRules.table)
    cell = chosen(CellRules.table)
    content = chosen(ContentRules.table + PageControlRules.table)
    arranged = chosen(ArrangedRules.table)
  }

  /// What is known of the rules of all tables.
  static var everything: [RuleFacts] {
    let layout =
      PolicyRules.table.map(\.facts) + DeviceRules.table.map(\.facts)
      + SceneRules.table.map(\.facts)
    let areas =
      TelevisionRules.table.map(\.facts) + SafeAreaRules.table.map(\.facts)
      + WindowRules.table.map(\.facts) + GapRules.table.map(\.facts)
    let views =
      RootRules.table.map(\.facts) + CellRules.table.map(\.facts)
      + ContentRules.table.map(\.facts) + PageControlRules.table.map(\.facts)
      + ArrangedRules.table.map(\.facts)
    return layout + areas + views
  }
}
