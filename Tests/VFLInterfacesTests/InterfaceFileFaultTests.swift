import Foundation
import Testing
import VFLCompiler
import VFLDiagnostics
import VFLInterfaces
import VFLTestSupport

/// A fault that was planted in a file of `Fixtures/interfaces`.
struct PlantedFault: Decodable, Sendable, CustomTestStringConvertible {
  let file: String
  let kind: String
  /// The identifiers of the constraints of the conflict, or of the ambiguous views.
  let elements: [String]
  let why: String
  /// The reason why the fault is not found; `nil` if it is.
  let limit: String?

  var testDescription: String { "\(file): \(why)" }

  static let all: [PlantedFault] = {
    let url = Repository.url(of: "Fixtures/interfaces/expected.json")
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([PlantedFault].self, from: data)) ?? []
  }()

  /// Whether a diagnostic reports the fault.
  func isFound(by found: FoundFault) -> Bool {
    let code = kind == "conflict" ? DiagnosticCode.conflict : .ambiguousLayout
    return found.diagnostic.code == code && !found.elements.isDisjoint(with: elements)
  }
}

/// A diagnostic of an Interface Builder file, with the identifiers of the elements that it refers to.
struct FoundFault {
  let diagnostic: Diagnostic
  let elements: Set<String>

  /// Returns the diagnostics of a file in `Fixtures/interfaces`.
  static func all(in path: String) throws -> [FoundFault] {
    try all(in: Array(Repository.text(at: "Fixtures/interfaces/" + path).utf8))
  }

  /// Returns the diagnostics of a file.
  static func all(in bytes: [UInt8]) throws -> [FoundFault] {
    let file = try InterfaceFile(bytes, name: "Test.xib")
    var levels = RuleLevels()
    levels.turnOn(.ambiguousLayout)
    return InterfaceCheck(file, levels: levels).groups.flatMap { group in
      group.diagnostics.map { diagnostic in
        let places = [diagnostic.location].compactMap { $0 } + diagnostic.labels.map { $0.location }
        let spans = places.compactMap { place in
          place.origin == .document ? place.span : group.places[place.origin]
        }
        return FoundFault(
          diagnostic: diagnostic, elements: Set(spans.compactMap { identifier(at: $0, in: bytes) }))
      }
    }
  }

  /// Returns the identifier of the element whose start tag begins at a span or contains it.
  private static func identifier(at span: SourceSpan, in bytes: [UInt8]) -> String? {
    let end = bytes[span.start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    let tag = String(decoding: bytes[span.start..<end], as: UTF8.self)
    guard let start = tag.firstRange(of: " id=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }
}

@Suite struct InterfaceFileFaultTests {
  @Test(
    "a correct file has no diagnostics",
    arguments: Repository.files(in: "Fixtures/interfaces/correct", withExtension: "xib")
      + Repository.files(in: "Fixtures/interfaces/correct", withExtension: "storyboard"))
  func correctFile(path: String) throws {
    let found = try FoundFault.all(in: String(path.dropFirst("Fixtures/interfaces/".count)))
    #expect(found.map { $0.diagnostic.message } == [])
  }

  @Test("there are many correct layouts") func correctLayouts() throws {
    let paths = ["xib", "storyboard"].flatMap {
      Repository.files(in: "Fixtures/interfaces/correct", withExtension: $0)
    }
    let count = try paths.reduce(0) { count, path in
      count + (try InterfaceFile(Array(Repository.text(at: path).utf8), name: path).roots.count)
    }
    #expect(count >= 100)
  }

  @Test(
    "the planted faults of a file are found, unless they have a limit, and no other diagnostics",
    arguments: Set(PlantedFault.all.map { $0.file }).sorted())
  func plantedFaults(path: String) throws {
    let faults = PlantedFault.all.filter { $0.file == path }
    let found = try FoundFault.all(in: path)
    for fault in faults {
      #expect(
        found.contains(where: fault.isFound) == (fault.limit == nil),
        "found \(found.map { ($0.diagnostic.message, $0.elements) })")
    }
    let others = found.filter { found in !faults.contains { $0.isFound(by: found) } }
    #expect(others.map { $0.diagnostic.message } == [])
  }

  @Test("there are many planted faults, and few that are not found") func limits() {
    #expect(PlantedFault.all.count == 60)
    #expect(PlantedFault.all.count { $0.limit != nil } == 4)
  }
}
