import Testing
import VFLTestSupport

@testable import VFLCommandLine

/// Applies each repair of random layouts.
struct RandomRepairTests {
  /// Views in rows that mostly conflict.
  private struct RandomDocument {
    var formats: [String]
    var constraints: [String]
    let width: Int
    let height: Int

    init(seed: Int) {
      var random = SeededRandom(seed)
      func any<Element>(_ elements: [Element]) -> Element {
        elements[random.index(elements.count)]
      }
      let names = Array(["a", "b", "c", "d"].prefix(1 + random.index(4)))
      func row(_ names: [String], _ axis: String) -> String {
        var text = axis + ":|"
        for name in names {
          text += any(["-", "-8-", "-20-", "-(>=8)-", "", "-4-", "-16-", "-30-"])
          let other = any(names)
          let size = any([
            "", "(20)", "(45)", "(100)", "(300)", "(>=20)", "(>=200)", "(<=80)",
            other == name ? "" : "(==\(other))",
          ])
          text += "[\(name)\(size)]"
        }
        return text + any(["-|", "|", "-8-|", "-(>=8)-|", ""])
      }
      formats = [row(names, "H")]
      if random.chance(0.6) {
        formats.append(row(Array(names.shuffled(using: &random).prefix(3)), any(["H", "H", "V"])))
      }
      if random.chance(0.3) { formats.append("H:[\(any(names))(\(any([40, 90, 160])))]") }
      for name in names where random.chance(0.7) {
        formats.append("V:|-\(any([0, 10, 20, 60]))-[\(name)(\(any([20, 40, 50])))]")
      }
      constraints = []
      if random.chance(0.3) { constraints.append("\(any(names)).centerX == |.centerX") }
      if random.chance(0.2) {
        constraints.append("\(any(names)).width == \(any([0.5, 0.75])) * |.width")
      }
      if random.chance(0.2) {
        constraints.append(
          "\(any(names)).trailing \(any(["==", "<=", ">="])) |.trailing \(any(["+", "-"])) 8")
      }
      width = any([100, 200, 320, 375])
      height = any([200, 480])
    }

    var json: String {
      func list(_ texts: [String]) -> String {
        "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
      }
      return
        "{\"container\": {\"width\": \(width), \"height\": \(height)}, \"formats\": \(list(formats)), "
        + "\"constraints\": \(list(constraints))}\n"
    }

    /// Returns the document after a fix-it of a diagnostic.
    func applying(_ fix: JSONTree, of diagnostic: JSONTree) -> RandomDocument? {
      var fixed = self
      for edit in (fix["edits"]?.elements ?? []).reversed() {
        guard let start = edit["span"]?[0]?.int, let end = edit["span"]?[1]?.int,
          let text = edit["replacement"]?.string
        else { return nil }
        func replace(_ source: inout String) {
          var bytes = Array(source.utf8)
          bytes.replaceSubrange(start..<end, with: text.utf8)
          source = String(decoding: bytes, as: UTF8.self)
        }
        if let index = diagnostic["format"]?.int {
          replace(&fixed.formats[index])
        } else if let index = diagnostic["equation"]?.int {
          replace(&fixed.constraints[index])
        } else {
          return nil
        }
      }
      return fixed
    }
  }

  /// Solves documents, and returns the result of each.
  private static func solve(_ documents: [RandomDocument]) throws -> [JSONTree] {
    let transcript = Transcript(
      "solve", "--json-lines", standardInput: documents.map(\.json).joined())
    return try transcript.output.split(separator: "\n").map { try JSONTree(parsing: $0.utf8) }
  }

  /// The views of a solved layout that are outside the container, and the pairs that overlap.
  ///
  /// Views that are not determined are left out.
  private static func faults(of result: JSONTree, in document: RandomDocument) -> Set<String> {
    var free: Set<String> = []
    for attribute in result["ambiguous"]?.elements ?? [] {
      free.insert("\(attribute["view"]?.string ?? "").\(attribute["attribute"]?.string ?? "")")
    }
    func span(_ name: String, _ frame: JSONTree, _ start: String, _ size: String) -> (
      Double, Double
    )? {
      guard !free.contains("\(name).\(start)"), !free.contains("\(name).\(size)"),
        case .number(let place)? = frame[start], case .number(let length)? = frame[size]
      else { return nil }
      return (place, place + length)
    }
    guard case .object(let frames)? = result["frames"] else { return [] }
    var faults: Set<String> = []
    var known: [(name: String, x: (Double, Double), y: (Double, Double))] = []
    for (name, frame) in frames {
      let x = span(name, frame, "x", "width")
      let y = span(name, frame, "y", "height")
      if let x, x.0 < -1e-6 || x.1 > Double(document.width) + 1e-6 { faults.insert("x \(name)") }
      if let y, y.0 < -1e-6 || y.1 > Double(document.height) + 1e-6 { faults.insert("y \(name)") }
      if let x, let y { known.append((name, x, y)) }
    }
    known.sort { $0.name < $1.name }
    for (place, one) in known.enumerated() {
      for other in known[(place + 1)...] {
        let isWide = min(one.x.1, other.x.1) - max(one.x.0, other.x.0) > 1e-6
        let isHigh = min(one.y.1, other.y.1) - max(one.y.0, other.y.0) > 1e-6
        if isWide && isHigh { faults.insert("\(one.name) \(other.name)") }
      }
    }
    return faults
  }

  @Test
  func `An offered repair resolves its conflict and gives a good layout`() throws {
    let documents = LongTests.cases(0..<3_000, short: 100).map(RandomDocument.init)
    var conflicts = 0
    var trials: [(before: RandomDocument, after: RandomDocument, conflicts: Int, fix: String)] = []
    for (document, result) in try zip(documents, Self.solve(documents)) {
      let count = result["conflicts"]?.elements.count ?? 0
      conflicts += count > 0 ? 1 : 0
      for diagnostic in result["diagnostics"]?.elements ?? []
      where diagnostic["code"]?.string == "VFL0401" {
        for fix in diagnostic["fixIts"]?.elements ?? [] {
          let after = try #require(document.applying(fix, of: diagnostic))
          trials.append((document, after, count, fix["message"]?.string ?? ""))
        }
      }
    }
    #expect(conflicts > documents.count / 2 && trials.count > conflicts)
    for (trial, result) in try zip(trials, Self.solve(trials.map(\.after))) {
      // A sequence of repairs ends, because each leaves fewer conflicts.
      let left = result["conflicts"]?.elements.count ?? 0
      #expect(
        ["solved", "ambiguous", "unsatisfiable"].contains(result["status"]?.string)
          && left < trial.conflicts, "\(trial.before.json) \(trial.fix)")
      guard left == 0 else { continue }
      let faults = Self.faults(of: result, in: trial.after)
      guard !faults.isEmpty else { continue }
      try expectUnavoidable(faults, trial.before, trial.after, trial.fix)
    }
  }

  @Test
  func `A suggested constraint determines its view and changes nothing else`() throws {
    let documents = LongTests.cases(0..<2_000, short: 100).map { seed in
      // Without the last constraints, most documents are ambiguous.
      var document = RandomDocument(seed: seed)
      document.formats = Array(document.formats.prefix(1))
      document.constraints = []
      return document
    }
    var trials: [(before: RandomDocument, result: JSONTree, after: RandomDocument)] = []
    for (document, result) in try zip(documents, Self.solve(documents))
    where result["status"]?.string == "ambiguous" {
      for diagnostic in result["diagnostics"]?.elements ?? [] {
        let note = diagnostic["notes"]?[0]?.string ?? ""
        guard let start = note.firstRange(of: "for example "), !note.contains(" once ") else {
          continue
        }
        var after = document
        for (place, part) in note[start.upperBound...].split(separator: "`").enumerated()
        where place % 2 == 0 {
          after.formats.append(String(part))
        }
        trials.append((document, result, after))
      }
    }
    #expect(trials.count > documents.count)
    for (trial, result) in try zip(trials, Self.solve(trials.map(\.after))) {
      let before = trial.result["ambiguous"]?.elements.count ?? 0
      let after = result["ambiguous"]?.elements.count ?? 0
      let faults = Self.faults(of: result, in: trial.after).subtracting(
        Self.faults(of: trial.result, in: trial.before))
      #expect(
        result["status"]?.string != "unsatisfiable" && after < before, "\(trial.after.json)")
      guard !faults.isEmpty else { continue }
      // Then no layout has all views in the container.
      var inside = trial.before
      for name in ["a", "b", "c", "d"] where trial.before.formats.joined().contains("[\(name)") {
        inside.constraints += ["\(name).leading >= |.leading", "\(name).trailing <= |.trailing"]
      }
      let status = try Self.solve([inside])[0]["status"]?.string
      #expect(status == "unsatisfiable", "\(trial.after.json) \(faults)")
    }
  }

  /// Expects that the layouts without any one line of a document that are determined have some faults, too.
  private func expectUnavoidable(
    _ faults: Set<String>, _ before: RandomDocument, _ after: RandomDocument, _ fix: String
  ) throws {
    var others: [RandomDocument] = []
    for place in before.formats.indices where before.formats[place] == after.formats[place] {
      var other = before
      other.formats.remove(at: place)
      others.append(other)
    }
    for place in before.constraints.indices
    where before.constraints[place] == after.constraints[place] {
      var other = before
      other.constraints.remove(at: place)
      others.append(other)
    }
    for (other, result) in try zip(others, Self.solve(others))
    where result["status"]?.string == "solved" {
      let missing = faults.subtracting(Self.faults(of: result, in: other))
      #expect(missing.isEmpty, "\(missing) \(before.json) \(fix)")
    }
  }
}
