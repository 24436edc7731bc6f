import ArgumentParser

/// The option of commands that say more when asked to.
struct VerboseOption: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Name each file and folder that was left out.")
  var verbose = false
}
