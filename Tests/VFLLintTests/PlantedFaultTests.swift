import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests that add one fault at a time to correct source files, and check that it is found.
///
/// A fault is found if the changed file has a diagnostic. The correct files have none.
struct PlantedFaultTests {
  /// A fault that is not found.
  private struct Miss {
    let file: String
    let kind: PlantedKind
    /// A part of the fault's description that identifies it, with the line number if the line is not unique.
    let text: String
    let reason: String

    init(_ file: String, _ kind: PlantedKind, _ text: String, _ reason: String) {
      (self.file, self.kind, self.text, self.reason) = (file, kind, text, reason)
    }
  }

  private static let files = [
    "conversions/Card.m", "conversions/Card.swift", "hosts/valid/Card.m",
    "hosts/valid/Player.swift", "package/Sources/Cards/Card.swift",
  ]

  /// The faults that are not found, in the order of the files.
  private static let misses = [
    Miss("hosts/valid/Card.m", .misspelledView, "[filledX]", "a method may add names"),
    Miss("hosts/valid/Player.swift", .misspelledView, "[addedX]", "a function may add names"),
    Miss("hosts/valid/Player.swift", .misspelledView, "[anythingX]", "names are a parameter"),
    Miss("hosts/valid/Player.swift", .misspelledView, "[whateverX]", "names are in no call"),
  ]

  private static func language(of file: String) -> HostLanguage {
    file.hasSuffix(".swift") ? .swift : .objectiveC
  }

  private static func bytes(of file: String) throws -> [UInt8] {
    Array(try Repository.text(at: "Fixtures/\(file)").utf8)
  }

  private static func diagnostics(_ bytes: [UInt8], _ language: HostLanguage) -> [Diagnostic] {
    SiteCheck.diagnostics(of: SiteCheck.check(HostScan(bytes, language: language)))
  }

  /// Returns the indices of the entries in ``misses`` that describe a fault.
  private static func misses(of fault: PlantedFault, in file: String, _ line: String) -> [Int] {
    misses.indices.filter {
      misses[$0].file == file && misses[$0].kind == fault.kind && line.contains(misses[$0].text)
    }
  }

  @Test(arguments: files)
  func `A planted fault is found unless it is in the list of misses`(file: String) throws {
    let bytes = try Self.bytes(of: file)
    let language = Self.language(of: file)
    expectEqual(Self.diagnostics(bytes, language), [])
    var faults = PlantedFault.all(in: bytes, language)
    try #require(faults.count > 5)
    var random = SplitMix64(seed: 1)
    for index in faults.indices.reversed() {
      faults.swapAt(index, random.next(below: index + 1))
    }
    var wrong: [String] = []
    for fault in LongTests.cases(faults, short: 60) {
      let line = fault.description(in: bytes)
      let isListed = !Self.misses(of: fault, in: file, line).isEmpty
      let changed = SourceEdit.apply([fault.edit], to: bytes)
      let isFound = !Self.diagnostics(changed, language).isEmpty
      if isFound == isListed { wrong.append((isFound ? "found: " : "not found: ") + line) }
    }
    expectEqual(wrong.sorted(), [])
  }

  @Test func `At least 97 % of the planted faults are found, and each kind is planted`() throws {
    var planted: [PlantedKind: Int] = [:]
    var missed: [PlantedKind: Int] = [:]
    var used: Set<Int> = []
    for file in Self.files {
      let bytes = try Self.bytes(of: file)
      for fault in PlantedFault.all(in: bytes, Self.language(of: file)) {
        planted[fault.kind, default: 0] += 1
        let entries = Self.misses(of: fault, in: file, fault.description(in: bytes))
        if !entries.isEmpty { missed[fault.kind, default: 0] += 1 }
        used.formUnion(entries)
      }
    }
    for kind in PlantedKind.allCases { #expect(planted[kind, default: 0] > 5, "\(kind)") }
    let total = planted.values.reduce(0, +)
    let found = total - missed.values.reduce(0, +)
    #expect(total > 300)
    #expect(found * 100 >= total * 97, "\(found) of \(total) are found")
    // An entry without a fault is out of date.
    expectEqual(Self.misses.indices.filter { !used.contains($0) }.map { Self.misses[$0].text }, [])
  }

  /// The sources with forms of calls that are hard to read, each by itself.
  private static let hardFiles = ["swift", "m", "mm"].flatMap { suffix in
    ["correct", "forms"].flatMap {
      Repository.files(in: "Fixtures/hosts/\($0)", withExtension: suffix)
    }
  }

  @Test func `At least 90 % of the faults in sources that are hard to read are found`() throws {
    var planted: [(bytes: [UInt8], language: HostLanguage, fault: PlantedFault)] = []
    for file in Self.hardFiles {
      let path = String(file.dropFirst("Fixtures/".count))
      let (bytes, language) = (try Self.bytes(of: path), Self.language(of: path))
      guard Self.diagnostics(bytes, language).isEmpty else { continue }
      planted += PlantedFault.all(in: bytes, language).map { (bytes, language, $0) }
    }
    // Every 40th fault comes first, so that the short test covers all files.
    let order = planted.indices.sorted { ($0 % 40, $0) < ($1 % 40, $1) }
    let cases = LongTests.cases(order, short: planted.count / 40)
    #expect(cases.count > 200)
    let found = cases.count { index in
      let (bytes, language, fault) = planted[index]
      return !Self.diagnostics(SourceEdit.apply([fault.edit], to: bytes), language).isEmpty
    }
    #expect(found * 100 >= cases.count * 90, "\(found) of \(cases.count) are found")
  }
}
