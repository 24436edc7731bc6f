import Foundation
import Testing

@testable import Processes

@Suite("Processes that run beside this one")
struct ProcessSpawnTests {
  @Test("a program has the descriptors that it was given, and no other of this process")
  func descriptors() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-spawn-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    // Like what a library opens: without the flag that closes it in other programs.
    let open = Foundation.open(file.path, O_CREAT | O_RDWR, 0o600)
    let inherited = fcntl(open, F_DUPFD, 20)
    defer { for descriptor in [open, inherited] { close(descriptor) } }
    try #require(inherited >= 20)
    let output = try Descriptors.makePipe()
    defer { close(output.reading) }
    let process = try ProcessSpawn.start(
      "/bin/sh",
      ["-c", "for each in /proc/$$/fd/*; do echo ${each##*/}; done"],
      descriptors: [(output.writing, STDOUT_FILENO), (output.writing, 3)],
      name: "a shell"
    )
    close(output.writing)
    var printed = Data()
    while case .data(let data) = Descriptors.read(output.reading) { printed += data }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let numbers = Set(String(decoding: printed, as: UTF8.self).split(separator: "\n"))
    #expect(numbers.isSuperset(of: ["0", "1", "2", "3"]))
    #expect(!numbers.contains("\(inherited)"), "\(numbers)")
  }
}
