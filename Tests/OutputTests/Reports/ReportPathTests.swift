import Foundation
import Testing
import VFLTestSupport

@testable import VFLReports

@Suite("Paths in reports")
struct ReportPathTests {
  @Test(
    "a reported path is relative to the root if it is below the root, and absolute otherwise",
    arguments: [
      ("a.m", "a.m", "/r/s/a.m"), ("./x//a.m", "x/a.m", "/r/s/x/a.m"),
      ("x/../a.m", "a.m", "/r/s/a.m"), ("/r/s/x/a.m", "x/a.m", "/r/s/x/a.m"),
      ("../a.m", "/r/a.m", "/r/a.m"), ("/r/sx/a.m", "/r/sx/a.m", "/r/sx/a.m"),
      ("/../a.m", "/a.m", "/a.m"), ("../s/a.m", "a.m", "/r/s/a.m"),
      ("<stdin>", "<stdin>", "<stdin>"),
    ])
  func roots(path: String, relative: String, absolute: String) {
    let root = ReportPath("/r/./s/")
    expectEqual(ReportPath(path).relative(to: root).text, relative)
    expectEqual(ReportPath(path).absolute(in: root).text, absolute)
  }

  @Test("a reported path without a root is only normalized")
  func noRoot() {
    #expect(ReportPath("./a//b/../c").relative(to: nil).text == "a/c")
    expectEqual(ReportPath("../../a").relative(to: nil).text, "../../a")
    expectEqual(ReportPath("a/..").absolute(in: nil).text, ".")
    expectEqual(ReportPath("/a").relative(to: ReportPath("/")).text, "a")
  }

  @Test("the URI of a reported path is decoded to the same bytes")
  func uri() throws {
    let every = ReportPath((1...255).map { UInt8($0) }.filter { $0 != 0x2F })
    #expect(every.uri.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    let bytes = Array(every.uri.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        let digits = String(decoding: bytes[index + 1...index + 2], as: UTF8.self)
        let byte = try #require(UInt8(digits, radix: 16))
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    expectEqual(decoded, every.bytes)
    let url = try #require(URL(string: ReportPath("/a b/é#?.m").uri))
    #expect(url.isFileURL && url.path == "/a b/é#?.m")
  }
}
