/// The versions that a rule applies to.
package struct VersionSpan: Hashable, Sendable {
  private var first: ToolsVersion?
  private var end: ToolsVersion?
  private var hasUnreleased: Bool

  /// All versions, and documents that name none.
  static let all = VersionSpan(hasUnreleased: true)

  /// A version and all after it, with those that were never released.
  static func since(_ first: ToolsVersion) -> VersionSpan {
    VersionSpan(first: first, hasUnreleased: true)
  }

  /// A version and all releases after it.
  static func releases(since first: ToolsVersion) -> VersionSpan {
    VersionSpan(first: first, hasUnreleased: false)
  }

  /// All before a version, and documents that name none.
  static func until(_ end: ToolsVersion) -> VersionSpan {
    VersionSpan(end: end, hasUnreleased: false)
  }

  /// A version and all after it that come before another.
  static func from(_ first: ToolsVersion, until end: ToolsVersion) -> VersionSpan {
    VersionSpan(first: first, end: end, hasUnreleased: false)
  }

  /// The same with the versions that were never released.
  var orUnreleased: VersionSpan {
    var wider = self
    wider.hasUnreleased = true
    return wider
  }

  /// Whether it holds a version.
  package func contains(_ version: ToolsVersion) -> Bool {
    if version.isUnreleased { return hasUnreleased }
    return first.map { $0 <= version } ?? true && end.map { version < $0 } ?? true
  }
}

extension VersionSpan: CustomStringConvertible {
  /// Such as `13000 to 21600`.
  package var description: String {
    let text =
      switch (first?.number, end?.number) {
      case (nil, nil): "all"
      case (let first?, nil): "\(first) and later"
      case (nil, let end?): "before \(end)"
      case (let first?, let end?): "\(first) to before \(end)"
      }
    return self == .all || !hasUnreleased || end == nil ? text : text + ", and unreleased"
  }
}
