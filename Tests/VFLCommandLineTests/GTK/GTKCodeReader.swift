/// A parser for the constraints in GTK code that shares no code with the code generator.
struct GTKCodeReader {
  /// The constraints in the order of the code, with variables as item names.
  private(set) var constraints: [GTKConstraint] = []
  /// The format strings in GTK's visual format language.
  private(set) var lines: [String] = []
  /// The names of the guides that the code adds to a layout.
  private(set) var guides: Set<String> = []
  /// Descriptions of errors in the code.
  private(set) var diagnostics: [String] = []
  /// The variable of the widget of each layout, by the variable of the layout.
  private var layouts: [String: String] = [:]
  private var arrays: [String: [String]] = [:]
  private let numbers: [String: Double]

  /// Parses code in which the variables of `numbers` have the given values.
  init(_ code: String, numbers: [String: Double] = [:]) {
    self.numbers = numbers
    var plain = code
    while let start = plain.firstRange(of: "/*"), let end = plain.firstRange(of: "*/") {
      plain.removeSubrange(start.lowerBound..<end.upperBound)
    }
    for statement in plain.split(separator: ";") { read(Self.tokens(statement)) }
  }

  /// Splits code into names with member accesses, numbers, quoted strings and punctuation.
  private static func tokens(_ text: Substring) -> [String] {
    var tokens: [String] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      var end = rest.index(after: rest.startIndex)
      if first == "\"" {
        end = rest[end...].firstIndex(of: "\"").map { rest.index(after: $0) } ?? rest.endIndex
      } else if first.isLetter || first.isNumber || first == "_" || first == "-" {
        end =
          rest[end...].firstIndex {
            !($0.isLetter || $0.isNumber || "_.->+".contains($0))
          } ?? rest.endIndex
      }
      tokens.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return tokens
  }

  private mutating func read(_ tokens: [String]) {
    if let place = tokens.firstIndex(of: "gtk_constraint_layout_add_constraints_from_description") {
      return readLines(Array(tokens[place...]))
    }
    switch tokens.first {
    case "GtkConstraintLayout":
      let call = [
        "GTK_CONSTRAINT_LAYOUT", "(", "gtk_widget_get_layout_manager", "(", "GTK_WIDGET", "(",
      ]
      if Array(tokens[4..<10]) == call { layouts[tokens[2]] = tokens[10] }
    case "const": arrays[tokens[3]] = tokens.filter { $0.hasPrefix("\"") }.map(Self.unquoted)
    case "gtk_constraint_layout_add_guide": guides.insert(tokens[4])
    case "gtk_constraint_layout_add_constraint": readCall(tokens)
    default: break
    }
  }

  private static func unquoted(_ text: String) -> String { String(text.dropFirst().dropLast()) }

  /// Parses the arguments of a call that adds format strings.
  ///
  /// The arguments are the layout, an array, its length, two spacings, an error, and pairs of a
  /// view name and a variable.
  private mutating func readLines(_ tokens: [String]) {
    let parts = tokens.split(separator: ",").map { Array($0) }
    guard parts.count > 7, let widget = layouts[parts[0][2]], let lines = arrays[parts[1][0]],
      parts[2] == ["G_N_ELEMENTS", "(", parts[1][0], ")"], let spacing = Double(parts[3][0])
    else { return diagnostics.append("no call of lines: \(tokens)") }
    var variables: [String: String] = [:]
    for index in stride(from: 6, to: parts.count - 1, by: 2) {
      variables[Self.unquoted(parts[index][0])] = parts[index + 1][0]
    }
    self.lines += lines
    for line in lines {
      do {
        let read = try GTKFormatReader.constraints(
          line, spacing: spacing, names: Set(variables.keys))
        constraints += read.map { constraint in
          var constraint = constraint
          constraint.target = named(constraint.target, variables, widget)
          constraint.source = constraint.source.map { named($0, variables, widget) }
          return constraint
        }
      } catch {
        diagnostics.append("\(line): \(error.reason)")
      }
    }
  }

  /// Replaces the view name of an attribute by the variable of the view.
  private func named(_ attribute: String, _ variables: [String: String], _ widget: String) -> String
  {
    let words = attribute.split(separator: ".").map(String.init)
    let name = variables[words[0]] ?? (words[0] == "super" ? widget : "?")
    return "\(name).\(words[1])"
  }

  /// Parses `add (layout, gtk_constraint_new (target, attribute, relation, ...))`.
  private mutating func readCall(_ tokens: [String]) {
    let parts = tokens.dropFirst(2).filter { $0 != ")" && $0 != "(" }.split(separator: ",")
      .map { Array($0) }
    guard parts.count > 5, layouts[parts[0][0]] != nil, parts[1].count == 2 else {
      return diagnostics.append("no call of a constraint: \(tokens)")
    }
    func word(_ index: Int) -> String {
      parts[index][0].split(separator: "_").dropFirst(3).joined(separator: "_")
    }
    func number(_ index: Int) -> Double? { numbers[parts[index][0]] ?? Double(parts[index][0]) }
    let strengths = [
      "REQUIRED": GTKConstraint.required, "STRONG": 1e9, "MEDIUM": 1e3, "WEAK": 1,
    ]
    let last = parts.count - 1
    guard let relation = ["EQ": "==", "LE": "<=", "GE": ">="][word(3)],
      let strength = strengths[word(last)] ?? number(last), let constant = number(last - 1)
    else { return diagnostics.append("no parts: \(tokens)") }
    var constraint = GTKConstraint(
      target: "\(parts[1][1]).\(attribute(word(2)))", relation: relation, source: nil,
      constant: constant, strength: strength)
    if parts[1][0] == "gtk_constraint_new", parts.count == 9, let multiplier = number(6) {
      constraint.source = "\(parts[4][0]).\(attribute(word(5)))"
      constraint.multiplier = multiplier
    } else if parts[1][0] != "gtk_constraint_new_constant" || parts.count != 6 {
      diagnostics.append("wrong parts: \(tokens)")
    }
    constraints.append(constraint)
  }

  private mutating func attribute(_ word: String) -> String {
    let known = [
      "LEFT", "RIGHT", "TOP", "BOTTOM", "START", "END", "WIDTH", "HEIGHT", "CENTER_X", "CENTER_Y",
    ]
    if !known.contains(word) { diagnostics.append("no attribute: \(word)") }
    return word
  }
}
