import Testing

@Suite("Documents that no app is built of", .serialized)
struct UnbuiltDocumentTests {
  @Test("those in catalogues and in exports for translators are left out, unless they are named")
  func leftOut() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let twice = Sample.xib(Sample.view(id: "a") + Sample.view(id: "a"))
    try tool.write(Sample.xib(Sample.view()), to: "App/Plain.xib")
    try tool.write(twice, to: "App/Assets.xcassets/Old.dataset/Old.xib")
    try tool.write(twice, to: "fr.xcloc/Source Contents/App/Plain.xib")
    for place in [".", "App"] {
      let answer = try tool.run("check", place)
      #expect(answer.status == 0, "\(answer.output)")
      #expect(
        answer.error.contains("in asset catalogues or translators' copies"),
        "\(answer.error)"
      )
    }
    #expect(try tool.run("check", ".", "--include-ignored").status == 1)
    #expect(try tool.run("check", "App/Assets.xcassets/Old.dataset/Old.xib").status == 1)
    let alone = try tool.run("check", "fr.xcloc/Source Contents")
    #expect(alone.status == 1)
    let empty = try tool.run("check", "App/Assets.xcassets/..", "App/Assets.xcassets")
    #expect(empty.status == 1, "\(empty.output)\(empty.error)")
  }
}
