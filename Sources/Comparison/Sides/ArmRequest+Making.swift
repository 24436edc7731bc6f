/// How what was named becomes files and a program.
extension ArmRequest {
  /// The path of a stored result.
  var storedPath: String? {
    guard case .stored(let path) = self else { return nil }
    return path
  }

  /// Whether the side is a commit.
  var isRevision: Bool {
    if case .revision = self { true } else { false }
  }

  /// The side's files: the head's own where it is a folder, a copy of the base's.
  func tree(isHead: Bool) throws(MeasuringError) -> ArmTree? {
    switch self {
    case .stored, .runner: nil
    case .folder(let path): isHead ? .inPlace(path) : try .copy(of: path)
    case .revision(let commit, let repository): try .checkout(commit, of: repository)
    }
  }

  /// The program that runs the side.
  func program(
    _ tree: ArmTree?,
    _ runner: RunnerBuild?,
    _ tell: (String) -> Void
  ) throws(MeasuringError) -> ArmProgram {
    if case .runner(let path) = self { return ArmProgram(executable: path) }
    guard let runner, let tree else { return ArmProgram() }
    return try runner.program(of: tree, tell: tell)
  }
}
