import Testing

@testable import DocumentTools

@Suite("Texts that are samples of data")
struct SampleTextTests {
  @Test(
    "a date, a figure or the name of nobody is a sample",
    arguments: [
      "B 12 XYZ", "AB-1234", "1.5 G / 2 G",
      "Thursday, February 15, 2017 | 5:30 PM", "UPCOMING SESSION DATE: FEBRUARY 15, 2017",
      "2017-02-15",
      "15.02.2017", "Due 2/15/17", "Mar 3rd 2020", "2018年3月5日", "12.50 EUR", "00:00", "$ 1,000.00",
      "999ms", "0 % ", "25 points", "+1 555 123 4567", "192.168.0.1", "John Doe",
      "Name: John Doe", "The lorem ipsum of it", "xxxx", "XXX XXX", "€5",
      "EUR 12.50", "+ 12 %", "xxx@xxx",
      "400 California St, San Francisco, CA 94104, USA", "1 Main Street, Springfield 62701",
      "1 Item detail guide dummy data",
      "Sun: 12:00 PM  – 2:00 PM", "Mon-Fri 9:00am - 5:30pm", "Today, 18:45",
    ]
  )
  func sample(_ text: String) { #expect(SampleText.isSample(text)) }

  @Test(
    "a caption is none",
    arguments: [
      "", "1", "3", "Since 2019", "Step 2", "2 of 3 devices", "Version 2.0.1", "24 hours a day",
      "Use Touch ID", "May I help?", "Log in", "iPhone 12", "SDK 0.7.0", "Wi-Fi", "14 days left",
      "Sunday", "Open at 9:00 each day", "Ratio 16:9", "Note: 12:75",
      "2 people, 3 rooms", "7 days, 24 hours a day", "3D", "Page 12", "Bitte 2 Wochen warten",
      "Copyright 2018",
    ]
  )
  func caption(_ text: String) { #expect(!SampleText.isSample(text)) }
}
