import ArgumentParser

/// Which exit codes a script wants to see.
package enum ExitCodeStyle: String, ExpressibleByArgument, CaseIterable {
  /// 0 for all passed, 1 for anything else.
  case plain
  /// The table of ``ExitStatus``.
  case rich
  /// 0 for all passed, 1 for red, 125 where nothing could be judged: what `git bisect run` understands.
  case bisect
}

extension ExitCodeStyle {
  /// What every command's help says of the option.
  package static let help = ArgumentHelp(
    "Exit with plain codes (0 or 1), rich ones (see `nibmark help`), or bisect (125 if undecided).",
    valueName: "STYLE"
  )
}
