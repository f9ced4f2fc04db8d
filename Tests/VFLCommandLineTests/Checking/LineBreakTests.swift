import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Line endings")
struct LineBreakTests {
  private static let call =
    "  NSLayoutConstraint.constraints(withVisualFormat: \"H:|[a\", metrics: nil, views: v)"

  @Test(
    "every kind of line ending separates the lines of a source file",
    arguments: ["\n", "\r\n", "\r"])
  func sources(end: String) {
    let text = ["import UIKit", "func f() {", Self.call, "}", ""].joined(separator: end)
    let found = Transcript("check", "--format", "short", "a.swift", files: ["a.swift": text])
    #expect(found.output.hasPrefix("a.swift:3:58: error:"), "\(found.output)")
    let silent = text.replacing("func", with: "// vfl:disable-next-line\(end)func")
    let early = Transcript("check", "--format", "short", "a.swift", files: ["a.swift": silent])
    #expect(early.output.contains("a.swift:4:58: error:"))
    let right = text.replacing("views: v)", with: "views: v) // vfl:disable VFL0110 -- kept")
    expectEqual(Transcript("check", "--strict", "a.swift", files: ["a.swift": right]).codes, [])
    let fixed = Transcript(
      "check", "--fix", "--stdin-filename", "a.swift", "-", standardInput: text)
    expectEqual(fixed.output, text.replacing("[a\"", with: "[a]\""))
  }

  @Test(
    "every kind of line ending separates the formats of a text document",
    arguments: ["\n", "\r\n", "\r"])
  func layouts(end: String) {
    let text = "// a row\(end)H:|-0-[a]|\(end)\(end)  V:[b\(end)"
    let found = Transcript("check", "--format", "short", "a.vfl", files: ["a.vfl": text])
    #expect(found.output.contains("a.vfl:4:7: error:"), "\(found.output)")
    let formatted = Transcript("fmt", "-", standardInput: text)
    expectEqual(formatted.output, text.replacing("-0-", with: ""))
  }
}
