import Testing

@testable import Comparison

@Suite("What lld is told when it links again")
struct LinkerInputTests {
  private static let response = """
    --chroot .
    -pie
    -o App
    lib/x86_64-linux-gnu/Scrt1.o
    -L usr/swift/lib/swift/linux
    -rpath usr/swift/lib/swift/linux
    -rpath "usr/my swift/lib"
    -rpath /usr/lib
    --rpath $ORIGIN
    -l swiftCore

    """

  @Test("the folders in which the program looks for libraries are whole paths again")
  func runPaths() throws {
    let text = try LinkerInputs.relinkable(Self.response, product: "App")
    #expect(text.contains("-rpath /usr/swift/lib/swift/linux\n"))
    #expect(text.contains("-rpath \"/usr/my swift/lib\"\n"))
    #expect(text.contains("-rpath /usr/lib\n") && text.contains("--rpath $ORIGIN\n"))
    #expect(text.contains("-L usr/swift/lib/swift/linux\n"), "read from the folder itself")
  }

  @Test("the inputs of another program are refused")
  func otherProgram() {
    for text in [Self.response.replacing("-o App", with: "-o AppMacros"), ""] {
      #expect(throws: MeasuringError.self) {
        try LinkerInputs.relinkable(text, product: "App")
      }
    }
  }
}
