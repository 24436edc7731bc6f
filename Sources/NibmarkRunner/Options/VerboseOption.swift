import ArgumentParser

/// The option of commands that say more when asked to.
package struct VerboseOption: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Name each file and folder that was left out.")
  package var verbose = false

  package init() {}
}
