/// Something that happened in a run; a stream of these is all that is between running and reporting.
public enum TestEvent: Hashable, Sendable {
  /// The run starts; the plan holds every case in the order in which reports list them.
  case runStarted(RunHeader, plan: [PlannedCase])
  /// A case starts.
  case caseStarted(CaseIdentity)
  /// A case says how far it is.
  case caseProgress(CaseProgress)
  /// A case ended.
  case caseFinished(CaseResult)
  /// Something that people should read, of no case.
  case message(RunMessage)
  /// The run ended.
  case runFinished(RunSummary)
}

/// How far a running case is.
public struct CaseProgress: Codable, Hashable, Sendable {
  /// The case.
  public var identity: CaseIdentity
  /// What it does now.
  public var note: String
  /// The part done, from 0 to 1; nil when unknown.
  public var fraction: Double?

  /// Creates a progress.
  public init(identity: CaseIdentity, note: String, fraction: Double? = nil) {
    self.identity = identity
    self.note = note
    self.fraction = fraction
  }
}

/// A remark about the run itself.
public struct RunMessage: Codable, Hashable, Sendable {
  /// How much it matters.
  public enum Level: String, Codable, Sendable {
    /// Good to know.
    case note
    /// Something is not as it should be.
    case warning
  }

  /// How much it matters.
  public var level: Level
  /// The remark.
  public var text: String
  /// What it is about.
  public var location: CaseLocation?

  /// Creates a remark.
  public init(level: Level, text: String, location: CaseLocation? = nil) {
    self.level = level
    self.text = text
    self.location = location
  }
}

/// Who hears the events of a run, in order, from one thread at a time.
public protocol TestEventSink: AnyObject {
  /// Takes the next event.
  func receive(_ event: TestEvent)
}

/// A sink that hands each event to several others, in order.
public final class Fanout: TestEventSink {
  private let sinks: [any TestEventSink]

  /// Creates a sink over others.
  public init(_ sinks: [any TestEventSink]) {
    self.sinks = sinks
  }

  /// Hands the event to each sink.
  public func receive(_ event: TestEvent) {
    for sink in sinks { sink.receive(event) }
  }
}

extension TestEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case event, header, plan, identity, progress, result, message, summary
  }

  private enum Name: String, Codable {
    case runStarted, caseStarted, caseProgress, caseFinished, message, runFinished
  }

  /// Reads an event from the object that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    switch try box.decode(Name.self, forKey: .event) {
    case .runStarted:
      self = .runStarted(
        try box.decode(RunHeader.self, forKey: .header),
        plan: try box.list(.plan)
      )
    case .caseStarted:
      self = .caseStarted(try box.decode(CaseIdentity.self, forKey: .identity))
    case .caseProgress:
      self = .caseProgress(try box.decode(CaseProgress.self, forKey: .progress))
    case .caseFinished:
      self = .caseFinished(try box.decode(CaseResult.self, forKey: .result))
    case .message:
      self = .message(try box.decode(RunMessage.self, forKey: .message))
    case .runFinished:
      self = .runFinished(try box.decode(RunSummary.self, forKey: .summary))
    }
  }

  /// Writes one flat object whose `event` names what happened: a line of a journal.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .runStarted(let header, let plan):
      try box.encode(Name.runStarted, forKey: .event)
      try box.encode(header, forKey: .header)
      try box.encode(plan, forKey: .plan)
    case .caseStarted(let identity):
      try box.encode(Name.caseStarted, forKey: .event)
      try box.encode(identity, forKey: .identity)
    case .caseProgress(let progress):
      try box.encode(Name.caseProgress, forKey: .event)
      try box.encode(progress, forKey: .progress)
    case .caseFinished(let result):
      try box.encode(Name.caseFinished, forKey: .event)
      try box.encode(result, forKey: .result)
    case .message(let message):
      try box.encode(Name.message, forKey: .event)
      try box.encode(message, forKey: .message)
    case .runFinished(let summary):
      try box.encode(Name.runFinished, forKey: .event)
      try box.encode(summary, forKey: .summary)
    }
  }
}
