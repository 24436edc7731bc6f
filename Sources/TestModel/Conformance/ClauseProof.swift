/// A clause of a rule that was seen red: under one small error of the engine, a case that names the rule failed.
///
/// `Scripts/mutations --prove` writes the list, `Documentation/Mutations.md` describes it.
public struct ClauseProof: Sendable, Equatable {
  /// The rule, such as `TV-55`, or a clause of it, such as `TV-55.2`.
  public let clause: String
  /// The class name and the id of the case that noticed.
  public let caseName: String
  /// The digest of the case as it noticed.
  public let caseDigest: String
  /// The name of the error's file below `Mutations/`.
  public let mutant: String
  /// The commit that it was tried at.
  public let commit: String
  /// Whether the function that the error changes is another one since.
  public let isOfFormerFunction: Bool
}

extension ClauseProof {
  /// All proofs by clause.
  public static let all = proofs(of: String(decoding: PackageResources.proofs_txt, as: UTF8.self))

  /// Reads lines `clause | case | digest | mutant | digest of the function | commit`, and ` | changed` at their ends.
  ///
  /// Other lines are no proofs: what cannot be read proves nothing.
  static func proofs(of text: String) -> [String: ClauseProof] {
    var proofs: [String: ClauseProof] = [:]
    for line in text.split(separator: "\n") where line.first != "#" {
      guard let proof = ClauseProof(line: line) else { continue }
      proofs[proof.clause] = proof
    }
    return proofs
  }

  init?(line: Substring) {
    let parts = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    guard parts.count == 6 || (parts.count == 7 && parts[6] == "changed") else { return nil }
    clause = parts[0]
    caseName = parts[1]
    caseDigest = parts[2]
    mutant = parts[3]
    commit = parts[5]
    isOfFormerFunction = parts.count == 7
  }
}
