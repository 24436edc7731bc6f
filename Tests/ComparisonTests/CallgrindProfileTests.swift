import Testing

@testable import Comparison

@Suite("Callgrind's files")
struct CallgrindProfileTests {
  /// As callgrind writes them: numbers for names, costs of calls below `calls=`.
  static let text = """
    # callgrind format
    version: 1
    creator: callgrind-3.19.0
    positions: line
    events: Ir

    ob=(1) /usr/bin/tool
    fl=(1) ???
    fn=(1) main
    0 40
    cfn=(2) $s4main5LayerC6layoutyyF
    calls=3 0
    0 600

    fn=(2)
    0 500
    +2 80
    cfn=(3) malloc
    calls=1 0
    * 20

    fn=(3)
    0 20
    totals: 640
    """

  @Test("a function's own instructions are its own, and calls belong to who was called")
  func profile() throws {
    let profile = try #require(CallgrindProfile(Self.text))
    #expect(profile.total == 640)
    #expect(
      profile.functions == ["main": 40, "$s4main5LayerC6layoutyyF": 580, "malloc": 20]
    )
  }

  @Test("a file without counts is none", arguments: ["", "version: 1\nfn=(1) main\n", "0 12\n"])
  func nothing(text: String) {
    #expect(CallgrindProfile(text) == nil)
  }

  @Test("differences name the functions that changed most, gone and new ones among them")
  func differences() throws {
    let base = try #require(CallgrindProfile("fn=a\n0 10\nfn=b\n0 70\nfn=c\n0 5\n"))
    let head = try #require(CallgrindProfile("fn=a\n0 10\nfn=b\n0 40\nfn=d\n0 50\n"))
    let differences = CallgrindProfile.differences(from: base, to: head, count: 2)
    #expect(differences.map(\.symbol) == ["d", "b"])
    #expect(differences.map(\.difference) == [50, -30])
  }

  @Test("symbols are read as Swift writes them")
  func symbols() {
    #expect(SymbolName.readable("$s4main5LayerC6layoutyyF") == "main.Layer.layout() -> ()")
    #expect(SymbolName.readable("malloc'2") == "malloc")
  }
}
