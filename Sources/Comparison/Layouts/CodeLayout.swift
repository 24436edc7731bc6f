/// How far a program's code layout can be chosen.
public enum CodeLayout: Sendable, Hashable {
  /// It is linked anew for each group of processes.
  case drawn(ProgramLayouts)
  /// There is one binary, and why.
  case single(reason: String)
}
