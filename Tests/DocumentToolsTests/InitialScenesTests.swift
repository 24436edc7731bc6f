import Testing

@testable import DocumentTools

@Suite("Storyboards that code asks for their initial controller")
struct InitialScenesTests {
  private func scenes(_ source: String) -> InitialScenes {
    var scenes = InitialScenes()
    scenes.add(SourceText(source))
    return scenes
  }

  @Test(
    "is the one whose name stands before the question",
    arguments: [
      "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()",
      "[[UIStoryboard storyboardWithName:@\"Main\" bundle:nil] instantiateInitialViewController]",
      "let a = UIStoryboard(name: \"Main\", bundle: nil)\nlet b = a.instantiateInitialViewController()",
    ]
  )
  func named(source: String) {
    #expect(scenes(source).mayContain("Main"))
    #expect(!scenes(source).mayContain("Other"))
  }

  @Test(
    "may be any where none stands there",
    arguments: [
      "UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()",
      "StoryboardScene.Main.initialScene.instantiate()", "board.instantiateInitialViewController()",
      "let a = UIStoryboard(name: \"Main\", bundle: nil)\nfunc f() { b.instantiateInitialViewController() }",
    ]
  )
  func unnamed(source: String) { #expect(scenes(source).mayContain("Other")) }

  @Test("is none where no code asks")
  func none() {
    #expect(!scenes("UIStoryboard(name: \"Main\", bundle: nil)").mayContain("Main"))
    #expect(!scenes("// board.instantiateInitialViewController()").mayContain("Main"))
  }
}
