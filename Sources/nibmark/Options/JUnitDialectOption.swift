import ArgumentParser
import Reporting

/// The dialect of JUnit, for every command that writes it.
struct JUnitDialectOption: ParsableArguments {
  @Option(
    name: .customLong("junit-dialect"),
    help: "The readers that JUnit reports are for: common, strict, surefire or gitlab."
  )
  var dialect: JUnitDialect = .common
}
