import VFLDiagnostics
import VFLSources

/// The edits that replace calls by code.
struct CallReplacements {
  private let text: [UInt8]
  private let reader: CallReader
  private let writer: ArrayLiteralWriter
  /// The variables that were added to each function of the file.
  private var variables: [Int: Set<String>] = [:]
  /// For each function and variable, the next number to append to the name.
  private var numbers: [Int: [String: Int]] = [:]

  /// Creates the edits.
  init(_ text: [UInt8], _ language: HostLanguage, _ reader: CallReader) {
    self.text = text
    self.reader = reader
    writer = ArrayLiteralWriter(text, language)
  }

  /// Returns the edits that replace calls and remove the dictionaries that only these calls use.
  mutating func edits(for conversions: [CallConversion]) -> [SourceEdit] {
    let leftovers = reader.leftovers(withoutCalls: conversions.map { $0.call.span })
    let joining = StatementJoining(text, leftovers)
    var edits: [SourceEdit] = []
    var others = leftovers[...]
    var index = 0
    while index < conversions.count {
      let (first, start) = (conversions[index], index)
      var last = first
      index += 1
      while index < conversions.count, joining.canJoin(last.call, conversions[index].call) {
        last = conversions[index]
        index += 1
      }
      var constraints = first.constraints
      for conversion in conversions[(start + 1)..<index] { constraints.add(conversion.constraints) }
      edits += self.edits(for: first, constraints)
      guard let kept = first.call.statement, let end = last.call.statement?.end, end > kept.end
      else { continue }
      edits.append(SourceEdit(SourceSpan(kept.end, end), ""))
      let before = others.prefix { $0.start < kept.end }
      edits += before.map { SourceEdit($0, "") }
      others = others.dropFirst(before.count).drop { $0.end <= end }
    }
    return edits + others.map { SourceEdit($0, "") }
  }

  /// Returns an edit that replaces a call, after an edit that declares the variables of the new code.
  ///
  /// Statements with SnapKit or Masonry replace the statement that contains the call.
  private mutating func edits(
    for conversion: CallConversion, _ constraints: ConvertedConstraints
  ) -> [SourceEdit] {
    let call = conversion.call
    guard let statement = call.statement else {
      return [SourceEdit(call.span, writer.array(of: constraints.elements, in: call))]
    }
    if constraints.style.usesMaker, !constraints.constraints.isEmpty {
      return [SourceEdit(statement, writer.statements(constraints.statements, at: statement.start))]
    }
    var declarations = ""
    let elements = constraints.elements.map { element in
      guard let priority = element.priority else { return element }
      let name = newName(element.variable, in: conversion.function)
      declarations += writer.declaration(
        of: name, element.expression, priority: priority, before: statement.start)
      return CodeElement(
        expression: name, priority: nil, variable: name, closureVariable: name)
    }
    let array = SourceEdit(call.span, writer.array(of: elements, in: call))
    if declarations.isEmpty { return [array] }
    return [SourceEdit(SourceSpan(at: statement.start), declarations), array]
  }

  /// Returns a name that neither the file nor the code that was added to the function uses.
  private mutating func newName(_ name: String, in function: Int) -> String {
    var number = numbers[function]?[name] ?? 1
    var free = number == 1 ? name : name + String(number)
    while reader.mentions(free) || variables[function]?.contains(free) == true {
      number += 1
      free = name + String(number)
    }
    numbers[function, default: [:]][name] = number + 1
    variables[function, default: []].insert(free)
    return free
  }
}
