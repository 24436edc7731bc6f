import Foundation

/// A program that was built in sections, and where its linker's inputs and its layouts are kept.
struct BuiltProgram {
  /// The path of the program.
  let executable: String
  /// The folder of the linker's inputs.
  let inputs: String
  /// The folder of the layouts.
  let layouts: String

  /// Creates the places of a program.
  ///
  /// - Parameters:
  ///   - program: Its path, or its name in the folder.
  ///   - folder: The folder that keeps it.
  init(_ program: String, beside folder: String) {
    let name = (program as NSString).lastPathComponent
    executable = program.hasPrefix("/") ? program : folder + "/" + name
    inputs = "\(folder)/\(name).inputs"
    layouts = "\(folder)/\(name).orders"
  }

  /// Whether the program and its inputs are there.
  var isWhole: Bool {
    let manager = FileManager.default
    return manager.isExecutableFile(atPath: executable)
      && manager.fileExists(atPath: inputs + "/" + LinkerInputs.arguments)
  }
}
