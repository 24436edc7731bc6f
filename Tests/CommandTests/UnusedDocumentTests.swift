import Testing

@Suite("Documents that nothing loads", .serialized)
struct UnusedDocumentTests {
  private static let project = """
    { objects = {
      APP = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      MAIN = {isa = PBXGroup; children = (APP, ); sourceTree = "<group>"; };
      TARGET = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (APP, );
        productType = "com.apple.product-type.application"; };
      PROJECT = {isa = PBXProject; mainGroup = MAIN; targets = (TARGET, ); };
    }; rootObject = PROJECT; }
    """

  private static func tool() throws -> Tool {
    let tool = try Tool()
    let twice = Sample.xib(Sample.view(id: "a") + Sample.view(id: "a"))
    try tool.write(twice, to: "App/Card.xib")
    try tool.write(project, to: "App.xcodeproj/project.pbxproj")
    try tool.write("@main class Start { let name = \"Cards\" }", to: "App/Start.swift")
    return tool
  }

  @Test("their findings are notes, also from the cache, until something loads them")
  func notes() throws {
    let tool = try Self.tool()
    defer { tool.remove() }
    for _ in 1...2 {
      let answer = try tool.run("check", ".", "--format", "json")
      #expect(answer.status == 0, "\(answer.output)\(answer.error)")
      #expect(answer.output.contains("UnusedDocument") && answer.output.contains("DuplicateID"))
      #expect(!answer.output.contains("\"error\""), "\(answer.output)")
    }
    try tool.write("severities:\n  DuplicateID: error\n", to: ".nibmark.yml")
    #expect(try tool.run("check", ".").status == 0)
    try tool.write("@main class Start { let card = load(\"Card\") }", to: "App/Start.swift")
    #expect(try tool.run("check", ".").status == 1)
  }

  @Test("nothing is claimed without sources, of frameworks, or where no app begins")
  func doubt() throws {
    let tool = try Self.tool()
    defer { tool.remove() }
    let framework = Self.project.replacing(
      "product-type.application",
      with: "product-type.framework"
    )
    try tool.write(framework, to: "App.xcodeproj/project.pbxproj")
    #expect(try tool.run("check", ".").status == 1)
    try tool.write(Self.project, to: "App.xcodeproj/project.pbxproj")
    #expect(try tool.run("check", ".").status == 0)
    try tool.write("class Start {}", to: "App/Start.swift")
    #expect(try tool.run("check", ".").status == 1)
  }
}
