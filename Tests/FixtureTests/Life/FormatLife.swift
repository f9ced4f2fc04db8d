import LayoutSolver
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLSyntax
import VFLText

/// Dumps of the stages of compiling and solving one format string, from tokens to frames.
///
/// The format string lays out a row in a container of 320 by 44 points. Two additional format
/// strings make the views fill the height. Only the dumps of rows, values and frames include them.
struct FormatLife {
  /// The format string whose stages are dumped.
  static let format = "H:|-left-[title]-[body(==title)]-right-|"
  private static let others = ["V:|[title]|", "V:|[body]|"]
  private static let names = ["|", "title", "body"]

  private let tree: FormatTree
  private let problem: LayoutProblem
  private let backend = RecordingBackend()
  private let result: LayoutResult

  /// Compiles and solves the format strings.
  init() throws {
    let formats = [Self.format] + Self.others
    let scope = LifeScope(names: Self.names, metrics: ["left": 20, "right": 20])
    var records: [ConstraintRecord] = []
    for (index, format) in formats.enumerated() {
      records += FormatCompilation(Array(format.utf8), in: scope, origin: .format(index)).records
    }
    tree = FormatTree.parse(Array(Self.format.utf8), origin: .format(0)).tree
    let nodes = Self.names.enumerated().map {
      LayoutNode(name: $1, parent: $0 == 0 ? nil : LayoutProblem.container)
    }
    problem = LayoutProblem(nodes: nodes, width: 320, height: 44, records: records)
    var engine = LayoutEngine(backend: backend)
    result = try engine.solve(problem)
  }

  /// The dump of each stage with the name of the stage's file.
  var dumps: [(stage: String, text: String)] {
    [
      ("tokens", tokens), ("tree", TreeDump(tree).text), ("records", records), ("rows", rows),
      ("values", values), ("frames", FrameTable.text(nodes: problem.nodes, frames: result.frames)),
    ]
  }

  /// The tokens with their offsets, four per line.
  private var tokens: String {
    let cells = AppleParser.tokens(of: tree.text).map { token in
      let cell = "\(token.start) \(token.kind) \(tree.string(token.span))"
      return cell + String(repeating: " ", count: max(2, 22 - cell.count))
    }
    return stride(from: 0, to: cells.count, by: 4).map { start in
      var line = cells[start..<min(start + 4, cells.count)].joined()
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// The records of `format`, each with the rule and the source text that created it.
  private var records: String {
    problem.records.filter { $0.provenance.location.origin == .format(0) }.map { record in
      let text = record.text { problem.name(of: $0) }
      let span = record.provenance.location.span
      let padding = String(repeating: " ", count: max(2, 49 - text.count))
      return "\(text)\(padding)\(record.provenance.rule) `\(tree.string(span))`\n"
    }.joined()
  }

  /// The rows of the solver's problem with names for the variables.
  private var rows: String {
    guard let problem = backend.problem else { return "" }
    let variables = variables
    return (0..<problem.rowCount).map { row in
      let terms = (problem.termRange(of: row)).map { term in
        let coefficient = problem.terms[term].coefficient
        let size = coefficient.magnitude == 1 ? "" : "\(coefficient.magnitude) "
        let sign =
          coefficient < 0 ? "- " : term == problem.termRange(of: row).lowerBound ? "" : "+ "
        return sign + size + variables[Int(problem.terms[term].variable)]
      }
      let relation = Self.sign(of: problem.rows[row].relation)
      let constant = DecimalText.shortest(problem.rows[row].constant)
      return "\(terms.joined(separator: " ")) \(relation) \(constant)\n"
    }.joined()
  }

  /// The values of the variables, one line per item.
  private var values: String {
    guard case .optimal(let values) = backend.outcome else { return "" }
    var lines: [String] = []
    var item: Substring = ""
    for (variable, value) in zip(variables, values) {
      let text = "\(variable) = \(DecimalText.shortest(value))"
      if variable.prefix(while: { $0 != "." }) == item {
        lines[lines.count - 1] += ", " + text
      } else {
        item = variable.prefix { $0 != "." }
        lines.append(text)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The names of the variables: position and size of each view, and only the size of the
  /// container.
  private var variables: [String] {
    problem.nodes.flatMap { node in
      ((node.parent == nil ? [] : ["x", "y"]) + ["width", "height"]).map { "\(node.name).\($0)" }
    }
  }

  private static func sign(of relation: RowRelation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
