import ArgumentParser
import Reporting

/// The dialect of JUnit, for every command that writes it.
struct JUnitDialectOption: ParsableArguments {
  @Option(
    name: .customLong("junit-dialect"),
    help: ArgumentHelp(
      "Write JUnit reports for DIALECT: common, strict, surefire or gitlab.",
      valueName: "DIALECT"
    )
  )
  var dialect: JUnitDialect = .common
}
