import ArgumentParser
import Reporting

/// The dialect of JUnit, for every command that writes it.
package struct JUnitDialectOption: ParsableArguments {
  @Option(
    name: .customLong("junit-dialect"),
    help: ArgumentHelp(
      "Write JUnit reports for DIALECT: common, strict, surefire or gitlab.",
      valueName: "DIALECT"
    )
  )
  package var dialect: JUnitDialect = .common

  package init() {}
}
