extension RunHeader {
  /// The name of the property with a run's build.
  public static let buildProperty = "build"

  /// The name of the property of a run that does not know all cases of its plan.
  static let unknownCasesProperty = "cases.unknown"

  /// Whether some cases of the plan are not even known by name: their shard is missing, or was killed before its plan.
  public var lacksCases: Bool { properties.contains { $0.name == Self.unknownCasesProperty } }

  /// Notes that some cases of the plan are not known by name.
  mutating func loseCases() {
    if !lacksCases {
      properties.append(CaseProperty(name: Self.unknownCasesProperty, value: "yes"))
    }
  }

  /// The run's build; nil in results of versions that did not record it.
  public var build: String? { properties.first { $0.name == Self.buildProperty }?.value }
}
