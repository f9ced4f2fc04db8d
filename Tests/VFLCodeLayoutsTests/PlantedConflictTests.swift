import Foundation
import Testing
import VFLCodeLayouts
import VFLCompiler
import VFLDiagnostics
import VFLSources
import VFLTestSupport

/// A conflict that was planted in a function of `Fixtures/functions`.
struct PlantedConflict: Decodable, Sendable, CustomTestStringConvertible {
  let file: String
  let function: String
  /// The lines of the constraints.
  let lines: Set<Int>
  let why: String
  /// The reason why the conflict is not found; `nil` if it is.
  let limit: String?

  var testDescription: String { "\(file): \(function)" }

  static let all: [PlantedConflict] = {
    let url = Repository.url(of: "Fixtures/functions/expected.json")
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([PlantedConflict].self, from: data)) ?? []
  }()
}

@Suite struct PlantedConflictTests {
  /// Returns the messages of the conflicts in a file, with the lines of their constraints.
  private func conflicts(in path: String) throws -> [(message: String, lines: Set<Int>)] {
    let bytes = Array(try Repository.text(at: path).utf8)
    let language = try #require(HostLanguage(fileExtension: path.hasSuffix(".m") ? "m" : "swift"))
    let check = CodeLayoutCheck(
      HostFile(bytes, language: language), name: path, levels: RuleLevels())
    return check.groups.flatMap { group in
      group.diagnostics.map { diagnostic in
        let places = [diagnostic.location].compactMap { $0 } + diagnostic.labels.map { $0.location }
        let lines = places.compactMap { place in group.places[place.origin] }
          .map { span in 1 + bytes[..<span.start].count { $0 == 0x0A } }
        return (diagnostic.message, Set(lines))
      }
    }
  }

  private static let correct = ["swift", "m"].flatMap {
    Repository.files(in: "Fixtures/functions/correct", withExtension: $0)
  }

  @Test("a correct file has no conflict", arguments: correct)
  func correctFile(path: String) throws {
    #expect(try conflicts(in: path).map { $0.message } == [])
  }

  @Test("a planted conflict is found, unless it has a limit", arguments: PlantedConflict.all)
  func planted(conflict: PlantedConflict) throws {
    let found = try conflicts(in: "Fixtures/functions/" + conflict.file)
    #expect(
      found.contains { !$0.lines.isDisjoint(with: conflict.lines) } == (conflict.limit == nil),
      "found \(found)")
  }

  @Test(
    "a file with planted conflicts has no other conflict",
    arguments: Set(PlantedConflict.all.map { $0.file }).sorted())
  func otherConflicts(path: String) throws {
    let planted = PlantedConflict.all.filter { $0.file == path }
    let others = try conflicts(in: "Fixtures/functions/" + path).filter { found in
      planted.allSatisfy { $0.lines.isDisjoint(with: found.lines) }
    }
    #expect(others.map { $0.message } == [])
  }

  @Test("there are many conflicts, and few that are not found") func counts() {
    #expect(PlantedConflict.all.count == 100)
    #expect(PlantedConflict.all.count { $0.limit != nil } == 4)
    #expect(Self.correct.count > 40)
  }
}
