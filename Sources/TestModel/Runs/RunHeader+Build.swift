extension RunHeader {
  /// The name of the property with a run's build.
  public static let buildProperty = "build"

  /// The run's build; nil in results of versions that did not record it.
  public var build: String? { properties.first { $0.name == Self.buildProperty }?.value }
}
