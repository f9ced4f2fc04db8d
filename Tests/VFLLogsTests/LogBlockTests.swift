import Testing
import VFLTestSupport

@testable import VFLLogs

@Suite("Repeated conflicts in a log")
struct LogBlockTests {
  /// Returns each conflict's signature and how often the conflict is reported, in the order of the log.
  private static func counts(_ log: String, recognising: Bool) -> [(LoggedConflict, Int)] {
    var reported: [LoggedConflict] = []
    var counts: [LoggedConflict: Int] = [:]
    var order: [LoggedConflict] = []
    func count(_ signature: LoggedConflict) {
      if counts[signature] == nil { order.append(signature) }
      counts[signature, default: 0] += 1
    }
    _ = LogScanner.forEachConflict(in: Array(log.utf8), recognising: recognising) { found in
      switch found {
      case .conflict(let conflict):
        reported.append(conflict.signature)
        count(conflict.signature)
      case .again(let numbers): for number in numbers { count(reported[number]) }
      }
    }
    return order.map { ($0, counts[$0, default: 0]) }
  }

  /// Returns a random part of a log with new addresses.
  private static func piece(_ random: inout SeededRandom) -> String {
    let base = UInt64.random(in: 0x6000_0000_0000..<0x6fff_0000_0000, using: &random)
    func address(_ number: UInt64) -> String { "0x" + String(base + number * 16, radix: 16) }
    let size = Int.random(in: 1...3, using: &random)
    let head = "10:00:0\(size) Shop[1:2] Unable to simultaneously satisfy constraints.\n"
    let first = "<NSLayoutConstraint:\(address(1)) V:[UILabel:\(address(2))(\(size))]>"
    let second = "<NSLayoutConstraint:\(address(3)) V:[UILabel:\(address(2))(9)]>"
    // Lines like the first two, about two different views.
    let other = "<NSLayoutConstraint:\(address(3)) V:[UILabel:\(address(4))(9)]>"
    let end = "Will attempt to recover by breaking constraint\n\(first)\n"
    return [
      "\(head)(\n    \"\(first)\",\n    \"\(second)\"\n)\n\n\(end)",
      "\(head)(\n    \"\(first)\",\n    \"\(other)\"\n)\n\n\(end)",
      "\(head)(\n    \"\(first)\",\n    \"\(second)\"\n)\n", head, end, "\(first)\n\(second)\n",
      "\(head)\(head)(\n\"\(first)\"\n)\n", "and something else (\(size))\n",
      "*** reason: 'Unable to parse constraint format: \nExpected a view\nH:|-10-|\n      ^'\n",
      "\(head)(\n    \"\(first)\",\n    \"<NSLayoutConstraint:0xA1 UIView:0x\n",
    ].randomElement(using: &random) ?? ""
  }

  @Test("recognizing repeated conflicts gives the same counts as parsing each of them")
  func counting() {
    for seed in LongTests.cases(0..<400, short: 80) {
      var random = SeededRandom(seed)
      let log = (0..<Int.random(in: 1...40, using: &random)).map { _ in Self.piece(&random) }
        .joined()
      let read = Self.counts(log, recognising: false)
      let recognised = Self.counts(log, recognising: true)
      #expect(
        read.map(\.0) == recognised.map(\.0) && read.map(\.1) == recognised.map(\.1), "\(log)")
    }
  }

  @Test("a repeated conflict with new addresses is recognized without parsing it again")
  func recognising() {
    var random = SeededRandom(1)
    func conflict(_ label: String) -> String {
      let base = UInt64.random(in: 0x6000_0000..<0x7000_0000, using: &random)
      return """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x\(String(base, radix: 16)) V:[UILabel:0x\(String(base + 1, radix: 16))'\(label)'(8)]>",
            "<NSLayoutConstraint:0x\(String(base + 2, radix: 16)) V:[UILabel:0x\(String(base + 1, radix: 16))'\(label)'(9)]>"
        )

        """
    }
    // An address inside a label is not replaced.
    let log = conflict("0x44") + conflict("0x44") + conflict("0x55")
    var reported: [String] = []
    _ = LogScanner.forEachConflict(in: Array(log.utf8), recognising: true) { found in
      switch found {
      case .conflict(let conflict): reported.append("\(conflict.constraints.count)")
      case .again(let numbers): reported.append("again \(numbers)")
      }
    }
    expectEqual(reported, ["2", "again 0..<1", "2"])
  }
}
