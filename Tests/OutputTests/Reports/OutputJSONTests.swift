import Foundation
import Testing
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLTestSupport

@testable import VFLReports

@Suite("JSON output of a layout document")
struct OutputJSONTests {
  private let names = ["|", "a", "b"]
  private let standard = ConstraintRecord(
    ItemID(2), .leading, .equal, ItemID(1), .trailing, constant: 8,
    provenance: Provenance(SourceLocation(.format(0), SourceSpan(12, 13)), .standardGap))
  private let size = ConstraintRecord(
    ItemID(1), .width, .greaterThanOrEqual, nil, .notAnAttribute, constant: 62.5,
    priority: Priority(750),
    provenance: Provenance(SourceLocation(.equation(2), SourceSpan(0, 9)), .equation))

  private func parsed(_ bytes: [UInt8]) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary)
  }

  @Test("the JSON of a solved layout contains its records, its frames and the container's size")
  func solved() {
    let result = LayoutResult(
      status: .solved,
      frames: [
        Frame(x: 0, y: 0, width: 320, height: 480), Frame(x: 20, y: 20, width: 80, height: 440),
        Frame(x: 108, y: 0.1, width: 0, height: 0),
      ])
    let json = OutputJSON(result, records: [standard, size], itemNames: names)
    expectEqual(
      json.text(),
      """
      {"status": "solved", "constraints": [\
      {"firstItem": "b", "firstAttribute": "leading", "relation": "==", "secondItem": "a", \
      "secondAttribute": "trailing", "multiplier": 1, "constant": 8, "priority": 1000, \
      "format": 0, "span": [12, 13], "standardSpacing": true}, \
      {"firstItem": "a", "firstAttribute": "width", "relation": ">=", "secondItem": null, \
      "secondAttribute": "notAnAttribute", "multiplier": 1, "constant": 62.5, "priority": 750, \
      "format": null, "equation": 2, "span": [0, 9], "standardSpacing": false}], \
      "container": {"width": 320, "height": 480}, \
      "frames": {"a": {"x": 20, "y": 20, "width": 80, "height": 440}, \
      "b": {"x": 108, "y": 0.1, "width": 0, "height": 0}}, "diagnostics": []}
      """)
  }

  @Test("the JSON of a constraint to a layout margins guide names the guide as `secondRegion`")
  func regions() throws {
    var record = standard
    record.secondRegion = .layoutMarginsGuide
    let json = OutputJSON(status: "compiled", records: [record], itemNames: names)
    #expect(
      json.text().contains(
        #""standardSpacing": true, "secondRegion": "layoutMarginsGuide"}"#))
  }

  @Test(
    "the JSON of a conflict has its members of every kind, its shortfall, change and demotion"
  )
  func conflict() {
    let result = LayoutResult(
      status: .unsatisfiable,
      conflicts: [
        Conflict(
          members: [
            .record(3), .container(.horizontal), .nonNegative(ItemID(1), .horizontal),
            .contentSize(ItemID(0), .vertical),
          ], multipliers: [1, -2, 1, 0.5], constants: [440, 160, 0, 20],
          changes: [ConstantChange(.record(3), from: 440, to: 310)], demotion: .record(3)),
        Conflict(
          members: [.container(.vertical), .nonNegative(ItemID(0), .vertical)],
          multipliers: [-1, 1], constants: [-1, 0]),
      ])
    expectEqual(
      OutputJSON(result, records: [], itemNames: names).text(),
      """
      {"status": "unsatisfiable", "constraints": [], "frames": {}, "conflict": [\
      {"kind": "constraint", "index": 3, "multiplier": 1, "constant": 440}, \
      {"kind": "container", "axis": "horizontal", "multiplier": -2, "constant": 160}, \
      {"kind": "nonNegative", "view": "a", "axis": "horizontal", "multiplier": 1, \
      "constant": 0}, \
      {"kind": "contentSize", "view": "|", "axis": "vertical", "multiplier": 0.5, \
      "constant": 20}], "conflicts": [{"members": [\
      {"kind": "constraint", "index": 3, "multiplier": 1, "constant": 440}, \
      {"kind": "container", "axis": "horizontal", "multiplier": -2, "constant": 160}, \
      {"kind": "nonNegative", "view": "a", "axis": "horizontal", "multiplier": 1, \
      "constant": 0}, \
      {"kind": "contentSize", "view": "|", "axis": "vertical", "multiplier": 0.5, \
      "constant": 20}], "shortfall": 130, \
      "change": {"kind": "constraint", "index": 3, "from": 440, "to": 310}, \
      "demotion": {"kind": "constraint", "index": 3}}, {"members": [\
      {"kind": "container", "axis": "vertical", "multiplier": -1, "constant": -1}, \
      {"kind": "nonNegative", "view": "|", "axis": "vertical", "multiplier": 1, \
      "constant": 0}], "shortfall": 1, "change": null, "demotion": null}], "diagnostics": []}
      """)
  }

  @Test("the JSON range of a free attribute has `null` in place of an infinite bound")
  func ambiguous() {
    let result = LayoutResult(
      status: .ambiguous, frames: [Frame(x: 0, y: 0, width: 1, height: 1)],
      freeAttributes: [
        FreeAttribute(item: ItemID(2), part: .y, lower: 0, upper: .infinity),
        FreeAttribute(item: ItemID(0), part: .width, lower: -.infinity, upper: 0.5),
      ])
    expectEqual(
      OutputJSON(result, records: [], itemNames: names).text(),
      """
      {"status": "ambiguous", "constraints": [], "container": {"width": 1, "height": 1}, \
      "frames": {}, "ambiguous": [{"view": "b", "attribute": "y", "range": [0, null]}, \
      {"view": "|", "attribute": "width", "range": [null, 0.5], "value": 1, \
      "decrease": null, "increase": 0}], "diagnostics": []}
      """)
  }

  @Test(
    "the JSON of a solved layout contains relaxed constraints with their causes, and priority ties")
  func violations() {
    let size = Contender(.contentSize(ItemID(1), .horizontal), .lessThanOrEqual, Priority(250.5))
    let record = Contender(.record(0), .equal, Priority(250.5))
    let result = LayoutResult(
      status: .solved,
      violations: [
        Violation(
          record, by: 1.5, forcedBy: [size, Contender(.container(.vertical), .equal, .required)]),
        Violation(size, by: 2, forcedBy: nil),
      ],
      ties: [
        PriorityTie(
          [record, size],
          moving: [FreeAttribute(item: ItemID(2), part: .x, lower: 0, upper: 2)])
      ])
    expectEqual(
      OutputJSON(result, records: [], itemNames: names).text(),
      """
      {"status": "solved", "constraints": [], "frames": {}, "ties": [{"between": [\
      {"kind": "constraint", "index": 0, "priority": 250.5}, \
      {"kind": "contentSize", "view": "a", "axis": "horizontal", "relation": "<=", \
      "priority": 250.5}], "moves": [{"view": "b", "attribute": "x"}]}], "gaveWay": [\
      {"kind": "constraint", "index": 0, "priority": 250.5, "violation": 1.5, "forcedBy": [\
      {"kind": "contentSize", "view": "a", "axis": "horizontal", "relation": "<=", \
      "priority": 250.5}, {"kind": "container", "axis": "vertical", "priority": 1000}]}, \
      {"kind": "contentSize", "view": "a", "axis": "horizontal", "relation": "<=", \
      "priority": 250.5, "violation": 2, "forcedBy": null}], "diagnostics": []}
      """)
  }

  @Test("the JSON of a diagnostic contains its span, caption, labels, notes and edits")
  func diagnostics() {
    let diagnostic = Diagnostic(
      .unknownView, .error, "no view `x`", at: SourceLocation(.format(0), SourceSpan(4, 8)),
      caption: "here",
      labels: [.init(SourceLocation(.equation(1), SourceSpan(2, 3)), "there")], notes: ["a rule"],
      fixIts: [FixIt("write `right`", [SourceEdit(SourceSpan(4, 8), "right")])])
    expectEqual(
      OutputJSON(status: "invalid", diagnostics: [diagnostic]).text(),
      """
      {"status": "invalid", "diagnostics": [{"code": "VFL0201", "severity": "error", \
      "message": "no view `x`", "format": 0, "span": [4, 8], "caption": "here", \
      "labels": [{"format": null, "equation": 1, "span": [2, 3], "message": "there"}], \
      "notes": ["a rule"], \
      "fixIts": [{"message": "write `right`", \
      "edits": [{"span": [4, 8], "replacement": "right"}], \
      "applicability": "unsafe"}]}]}
      """)
  }

  @Test(
    "in JSON, a diagnostic outside a format string has a `null` format, and maybe a `null` span"
  )
  func placeless() {
    let diagnostics = [
      Diagnostic(.wrongType, .warning, "m", at: nil),
      Diagnostic(.wrongType, .error, "m", at: SourceLocation(.document, SourceSpan(1, 2))),
    ]
    let text = OutputJSON(status: "invalid", diagnostics: diagnostics).text()
    #expect(text.contains(#""message": "m", "format": null, "span": null, "#))
    #expect(text.contains(#""message": "m", "format": null, "span": [1, 2], "#))
  }

  @Test("pretty-printed JSON has the same content as compact JSON")
  func pretty() throws {
    let diagnostic = Diagnostic(.wrongType, .error, "\"\u{1}", at: nil, notes: ["one", "two"])
    let json = OutputJSON(
      LayoutResult(
        status: .ambiguous, frames: names.map { _ in Frame(x: 1, y: 2, width: 3, height: 4) }),
      records: [standard, size], itemNames: names, diagnostics: [diagnostic])
    try expectEqual(parsed(json.bytes(.pretty)), parsed(json.bytes(.compact)))
    #expect(
      json.text(.pretty).hasPrefix(
        """
        {
          "status": "ambiguous",
          "constraints": [
            {
              "firstItem": "b",
        """))
    #expect(json.text(.pretty).contains("\n      \"span\": [12, 13],\n"))
    #expect(
      json.text(.pretty).contains(
        "\n    \"a\": {\"x\": 1, \"y\": 2, \"width\": 3, \"height\": 4},\n"))
  }

  @Test("compact JSON is a single line whose length is linear in the number of records")
  func manyRecords() {
    let count = LongTests.areOn() ? 100_000 : 10_000
    let many = OutputJSON(
      status: "compiled", records: Array(repeating: standard, count: count), itemNames: names
    ).bytes()
    let one = OutputJSON(status: "compiled", records: [standard], itemNames: names).bytes()
    let none = OutputJSON(status: "compiled", records: [], itemNames: names).bytes()
    expectEqual(many.count, none.count + count * (one.count - none.count + 2) - 2)
    #expect(!many.contains(0x0A))
  }

  @Test("an item without a name is written to JSON as `#` and its index")
  func nameless() {
    let text = OutputJSON(status: "compiled", records: [standard], itemNames: ["|"]).text()
    #expect(text.contains("\"firstItem\": \"#2\", "))
  }

  @Test(
    "the raw values of `LayoutBinding.Effect` are the strings that the interactive page expects")
  func effects() {
    let effects: [LayoutBinding.Effect] = [.exact, .relaxed, .mayBeRelaxed]
    expectEqual(effects.map(\.rawValue), ["exact", "givesWay", "mayGiveWay"])
  }
}
