import Testing

@testable import DocumentTools

@Suite("Documents of one name, each for some screens")
struct ScreenFamiliesTests {
  private func screens(_ names: String...) -> [ScreenFamilies.Screens?] {
    let paths = names.map { "/App/" + $0 }
    let families = ScreenFamilies(paths)
    return paths.map(families.screens)
  }

  @Test("what is for a device is told by the names beside it")
  func devices() {
    #expect(screens("Login7+.xib", "LoginSE.xib", "Login7.xib") == [.one, .one, .one])
    #expect(screens("Keys.xib", "KeysX.xib") == [nil, .one])
    #expect(screens("Main_3_5_inch.storyboard", "Main_4inch.storyboard") == [.one, .one])
    #expect(screens("Main_iPhone5.storyboard", "Main.storyboard") == [.one, nil])
    #expect(screens("iPhone35.storyboard", "iPhone47.storyboard") == [.one, .one])
    #expect(screens("iPhone47.storyboard", "Main.storyboard") == [nil, nil])
    // Beside two devices the document without one is for a third.
    #expect(screens("Key.xib", "Key-4.7inch.xib", "Key-5.5inch.xib") == [.one, .one, .one])
  }

  @Test("what is for tablets or phones is tried on those")
  func idioms() {
    #expect(screens("Login_iPad.xib", "Login_iPhone.xib") == [.tablets, .phones])
    #expect(screens("Main~ipad.storyboard", "Main.storyboard") == [.tablets, nil])
    #expect(
      screens("Mail_iPad.xib", "MailIPad.xib", "HelpiPhone.xib") == [.tablets, .tablets, .phones]
    )
    #expect(screens("Skipad.xib") == [nil])
    #expect(screens("Main-iPad.storyboard", "Main~iphone.storyboard") == [.tablets, .phones])
  }

  @Test("numbered pages, lone documents, other folders and translations are no family")
  func others() {
    #expect(screens("Page4.xib", "Page5.xib") == [nil, nil])
    #expect(screens("Login7+.xib") == [nil])
    #expect(screens("One/KeysX.xib", "Two/Keys.xib") == [nil, nil])
    #expect(screens("de.lproj/PlayerX.xib", "Base.lproj/PlayerX.xib") == [nil, nil])
    #expect(screens("de.lproj/PlayerX.xib", "Base.lproj/Player.xib") == [.one, nil])
  }

  @Test("what lies in folders for phones and for tablets beside each other is for those")
  func folders() {
    #expect(
      screens("iPad/Home.storyboard", "IPhone/Home_phone.storyboard") == [.tablets, .phones]
    )
    #expect(
      screens("iPhone/de.lproj/A.xib", "iPad/A.xib", "A.xib") == [.phones, .tablets, nil]
    )
    #expect(screens("iPhone/A.xib", "Shared/A.xib") == [nil, nil])
    #expect(screens("iPhone/A.xib", "Other/iPad/A.xib") == [nil, nil])
  }

  @Test("sizes that a document is not for are left out")
  func sizes() {
    let all = SweepOptions(widths: [320, 402, 768])
    func left(_ screens: ScreenFamilies.Screens?) -> [Double] {
      var options = all
      options.leaveOutSizes(besides: screens)
      return options.widths
    }
    #expect(left(nil) == [320, 402, 768])
    #expect(left(.phones) == [320, 402])
    #expect(left(.tablets) == [768])
    #expect(left(.one) == [])
  }
}
