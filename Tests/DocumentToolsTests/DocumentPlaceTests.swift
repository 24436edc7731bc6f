import Testing

@testable import DocumentTools

@Suite("Places of files in a project")
struct DocumentPlaceTests {
  @Test(
    "a path from a folder, without steps upwards",
    arguments: [
      ("/App", "Main.xib", "/App/Main.xib"), ("/App/Views", "../Main.xib", "/App/Main.xib"),
      ("/App/", "Main.xib", "/App/Main.xib"), ("/App", "./Views//Main.xib", "/App/Views/Main.xib"),
      ("/App//Old", "Main.xib", "/App/Old/Main.xib"), ("/App", "/Main.xib", "/Main.xib"),
      ("/", "Main.xib", "/Main.xib"), ("", "App/Main.xib", "/App/Main.xib"), ("/App", "", "/App"),
      ("/App", ".hidden/Main.xib", "/App/.hidden/Main.xib"), ("/App", "..", "/"),
    ]
  )
  func joined(_ folder: String, _ path: String, _ expected: String) {
    #expect(DocumentPlace.joined(folder, path) == expected)
  }

  @Test(
    "a name and its ending",
    arguments: [
      ("/App/Main.XIB", "Main.XIB", "xib"), ("Main.storyboard", "Main.storyboard", "storyboard"),
      ("/App.old/Readme", "Readme", ""), ("/App/", "", ""), ("é.ñ/Ü.Xib", "Ü.Xib", "xib"),
    ]
  )
  func names(_ path: String, _ name: String, _ ending: String) {
    #expect(DocumentPlace.name(path) == name && DocumentPlace.ending(path) == ending)
  }
}
