// Written by hand: a line of the event stream omits empty values, and durations are seconds, which
// every reader of JSON understands.

extension CaseResult: Codable {
  private enum CodingKeys: String, CodingKey {
    case identity, kind, status, startedAt, seconds, failures, metrics, properties
    case systemOut, systemError, rules, digest, reason, attempts, frames, trace, spared
  }

  /// Reads a result; absent values are empty.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      identity: try box.decode(CaseIdentity.self, forKey: .identity),
      kind: try box.decodeIfPresent(CaseKind.self, forKey: .kind) ?? .test,
      status: try box.decode(CaseStatus.self, forKey: .status),
      startedAt: try box.decodeIfPresent(Timestamp.self, forKey: .startedAt),
      duration: Duration(reportSeconds: try box.decode(Double.self, forKey: .seconds)),
      failures: try box.list(.failures),
      metrics: try box.list(.metrics),
      properties: try box.list(.properties),
      systemOut: try box.decodeIfPresent(String.self, forKey: .systemOut) ?? "",
      systemError: try box.decodeIfPresent(String.self, forKey: .systemError) ?? "",
      rules: try box.list(.rules),
      reason: try box.decodeIfPresent(String.self, forKey: .reason),
      attempts: try box.list(.attempts),
      frames: try box.decodeIfPresent(CaseFrames.self, forKey: .frames),
      trace: try box.decodeIfPresent(CaseTrace.self, forKey: .trace)
    )
    digest = try box.decodeIfPresent(String.self, forKey: .digest) ?? ""
    spared = try box.list(.spared)
  }

  /// Writes the result without empty values.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(identity, forKey: .identity)
    try box.encode(kind, forKey: .kind)
    try box.encode(status, forKey: .status)
    try box.encodeIfPresent(startedAt, forKey: .startedAt)
    try box.encode(duration.reportSeconds, forKey: .seconds)
    try box.encodeUnlessEmpty(failures, .failures)
    try box.encodeUnlessEmpty(metrics, .metrics)
    try box.encodeUnlessEmpty(properties, .properties)
    if !systemOut.isEmpty { try box.encode(systemOut, forKey: .systemOut) }
    if !systemError.isEmpty { try box.encode(systemError, forKey: .systemError) }
    try box.encodeUnlessEmpty(rules, .rules)
    if !digest.isEmpty { try box.encode(digest, forKey: .digest) }
    try box.encodeIfPresent(reason, forKey: .reason)
    try box.encodeUnlessEmpty(attempts, .attempts)
    try box.encodeIfPresent(frames, forKey: .frames)
    try box.encodeIfPresent(trace, forKey: .trace)
    try box.encodeUnlessEmpty(spared, .spared)
  }
}

extension CaseAttempt: Codable {
  private enum CodingKeys: String, CodingKey { case status, seconds, failures }

  /// Reads an attempt; absent values are empty.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      status: try box.decode(CaseStatus.self, forKey: .status),
      duration: Duration(reportSeconds: try box.decode(Double.self, forKey: .seconds)),
      failures: try box.list(.failures)
    )
  }

  /// Writes the attempt without empty values.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(status, forKey: .status)
    try box.encode(duration.reportSeconds, forKey: .seconds)
    try box.encodeUnlessEmpty(failures, .failures)
  }
}

extension KeyedDecodingContainer {
  func list<Element: Decodable>(_ key: Key) throws -> [Element] {
    try decodeIfPresent([Element].self, forKey: key) ?? []
  }
}

extension KeyedEncodingContainer {
  mutating func encodeUnlessEmpty<Element: Encodable>(_ list: [Element], _ key: Key) throws {
    if !list.isEmpty { try encode(list, forKey: key) }
  }
}
