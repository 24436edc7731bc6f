/// The part of SARIF 2.1.0 that is written: names are those of its text.
struct SARIFLog: Encodable {
  /// The base that paths of documents start from: the root of the repository.
  static let rootID = "%SRCROOT%"

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var automationDetails: AutomationDetails
    var originalUriBaseIds: [String: ArtifactLocation]
    var invocations: [Invocation]
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }

  struct AutomationDetails: Encodable { var id: String }

  struct Message: Encodable {
    var text: String
    var markdown: String?
  }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var exitCode: Int
    var arguments: [String]
    var workingDirectory: ArtifactLocation?
    var startTimeUtc: String
    var endTimeUtc: String
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    var level: String
    var message: Message
    var locations: [Location]?
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
    var suppressions: [Suppression]?
    var baselineState: String?
  }

  struct Suppression: Encodable {
    var kind = "external"
    var status = "accepted"
    var justification: String?
  }
}

// MARK: - Places

extension SARIFLog {
  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct ArtifactLocation: Encodable {
    var uri: String
    var uriBaseId: String?
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
  }

  struct LogicalLocation: Encodable {
    var name: String
    var fullyQualifiedName: String
    var kind: String
  }
}
