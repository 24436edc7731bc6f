/// An event of a run; the stream of events is the only interface between running and reporting.
public enum TestEvent: Hashable, Sendable {
  /// The run started; the plan has every case in the order of reports.
  case runStarted(RunHeader, plan: [PlannedCase])
  /// A case started.
  case caseStarted(CaseIdentity)
  /// A case made progress.
  case caseProgress(CaseProgress)
  /// A case ended.
  case caseFinished(CaseResult)
  /// The steps of a case that ended red were recorded.
  case caseTraced(CaseIdentity, CaseTrace)
  /// A message about the run, not about a case.
  case message(RunMessage)
  /// The run ended.
  case runFinished(RunSummary)
}

extension TestEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case event, header, plan, identity, progress, result, trace, message, summary
  }

  private enum Name: String, Codable {
    case runStarted, caseStarted, caseProgress, caseFinished, caseTraced, message
    case runFinished
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
    case .caseTraced:
      self = .caseTraced(
        try box.decode(CaseIdentity.self, forKey: .identity),
        try box.decode(CaseTrace.self, forKey: .trace)
      )
    case .message:
      self = .message(try box.decode(RunMessage.self, forKey: .message))
    case .runFinished:
      self = .runFinished(try box.decode(RunSummary.self, forKey: .summary))
    }
  }

  /// Writes one flat object, a line of a journal; its `event` names the kind.
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
    case .caseTraced(let identity, let trace):
      try box.encode(Name.caseTraced, forKey: .event)
      try box.encode(identity, forKey: .identity)
      try box.encode(trace, forKey: .trace)
    case .message(let message):
      try box.encode(Name.message, forKey: .event)
      try box.encode(message, forKey: .message)
    case .runFinished(let summary):
      try box.encode(Name.runFinished, forKey: .event)
      try box.encode(summary, forKey: .summary)
    }
  }
}
