import ExactNumbers
import LayoutProver
import LayoutSolver
package import VFLLayout
import VFLRecords

/// The layouts for all values of some parameters, as one parametric problem.
///
/// A content size is the constant of its own rows. The effect of any other parameter is derived from two layouts:
/// the layout in which all parameters are 0, and the layout in which only this parameter is 1. The rows of these
/// layouts must have the same terms. More layouts check that the constants are affine functions of the parameters.
package struct LayoutFamily {
  /// A reason why a family cannot be verified.
  package enum Failure: Error, Sendable, Hashable {
    /// The layout has errors at a point, for example because a parameter is used as a priority.
    case invalid(parameter: Int?)
    /// The layout has a different structure, or constants that are not affine, depending on a parameter.
    case notAffine(parameter: Int?)
    /// The layout is malformed.
    case malformed(LayoutError)
  }

  /// The parameters; a scale precedes the contents that it multiplies.
  package let parameters: [LayoutParameter]
  /// The layout at the usual point, without the records of requirements.
  package private(set) var usual: LayoutProblem
  /// The number of constraint records; the records of requirements follow them.
  let recordCount: Int
  /// The rows of the layout at the usual point, including the rows of requirements.
  private(set) var rows: LayoutRows
  /// The parametric problem of the constraints.
  private(set) var problem: ParametricProblem
  /// The form of each row, in the columns of the problem: the left side minus the right side.
  private(set) var forms: [AffineForm]
  /// The content size of each item on each axis, as an affine form of the parameters' columns.
  let contents: [PerAxis<AffineForm?>]

  /// Creates a family.
  ///
  /// - Parameters:
  ///   - parameters: The parameters.
  ///   - requirementCount: The number of records at the end of each layout that are requirements and not
  ///     constraints.
  ///   - layout: Returns the layout for values of the parameters; `nil` if it has errors.
  package init(
    _ parameters: [LayoutParameter], requirementCount: Int = 0,
    layout: (_ values: [Double]) -> LayoutProblem?
  ) throws(Failure) {
    let scales = parameters.map { parameter in
      parameter.scale.flatMap { name in
        parameters.firstIndex { $0.target == .scale(name) }
      }
    }
    let usualPoint = zip(parameters, scales).map { parameter, scale in
      parameter.usual * (scale.map { parameters[$0].usual } ?? 1)
    }
    func sample(_ values: [Double], _ parameter: Int?) throws(Failure) -> Sample {
      guard let problem = layout(values) else { throw .invalid(parameter: parameter) }
      do {
        return Sample(rows: try LayoutRows(problem))
      } catch {
        throw .malformed(error)
      }
    }
    let usual = try sample(usualPoint, nil)
    let zeros = [Double](repeating: 0, count: parameters.count)
    /// The layout in which only one parameter is not 0.
    func single(_ parameter: Int, _ value: Double) throws(Failure) -> Sample {
      var values = zeros
      values[parameter] = value
      let single = try sample(values, parameter)
      guard single.hasSameTerms(as: usual) else { throw .notAffine(parameter: parameter) }
      return single
    }
    let sampled = parameters.indices.filter { !parameters[$0].isContent }
    // With one parameter at a time, an error is attributed to that parameter.
    for parameter in sampled {
      var values = usualPoint
      values[parameter] = 0
      guard try sample(values, parameter).hasSameTerms(as: usual) else {
        throw .notAffine(parameter: parameter)
      }
    }
    let origin = try sample(zeros, nil)
    guard origin.hasSameTerms(as: usual) else { throw .notAffine(parameter: nil) }
    var functions = SampleFunctions(origin: origin, parameters)
    for parameter in sampled {
      functions.add(try single(parameter, 1), of: parameter)
      var values = zeros
      values[parameter] = 2
      guard functions.agree(with: try single(parameter, 2), at: values) else {
        throw .notAffine(parameter: parameter)
      }
    }
    // A product of two parameters is not affine at points whose coordinates have no simple relation.
    let primes = parameters.indices.map { Double(Self.primes[$0 % Self.primes.count]) }
    for values in [usualPoint, primes, primes.reversed().map { $0 / 4 + 1 }] {
      let other = try sample(values, nil)
      guard other.hasSameTerms(as: usual), functions.agree(with: other, at: values) else {
        throw .notAffine(parameter: nil)
      }
    }
    self.parameters = parameters
    var plain = usual.rows.layout
    recordCount = plain.records.count - requirementCount
    plain.records.removeLast(requirementCount)
    self.usual = plain
    rows = usual.rows
    forms = functions.rowForms
    contents = functions.contents
    problem = ParametricProblem(
      zip(parameters, scales).map { parameter, scale in
        ParametricProblem.Parameter(
          lower: Rational(parameter.lower), upper: Rational(parameter.upper),
          usual: Rational(parameter.usual), scale: scale)
      }, rows, forms, isClaim: recordCount..<recordCount + requirementCount)
  }

  /// The number of rows.
  var rowCount: Int { forms.count }

  /// Whether the constant of a record is the same for all values of the parameters.
  func isConstant(record: Int) -> Bool {
    forms[record].linear.terms.allSatisfy { $0.index < problem.variableCount }
  }

  /// Returns the family in which the constant of a record is changed; `nil` if it is malformed.
  ///
  /// - Parameters:
  ///   - points: The number that is added to the constant.
  ///   - record: The number of the record.
  func adding(_ points: Double, toRecord record: Int) -> LayoutFamily? {
    var layout = rows.layout
    layout.records[record].constant += points
    guard let changed = try? LayoutRows(layout) else { return nil }
    // The row of a record has the number of the record.
    let change = changed.problem.rows[record].constant - rows.problem.rows[record].constant
    var result = self
    result.usual.records[record].constant += points
    result.rows = changed
    result.forms[record].constant -= Rational(change.withoutRoundingError)
    result.setParameters(problem.parameters)
    return result
  }

  /// Returns the family that consists of one layout.
  ///
  /// - Parameter values: The values of the parameters.
  func at(_ values: [Double]) -> LayoutFamily {
    var result = self
    result.setParameters(
      zip(problem.parameters, values).map { parameter, value in
        let scale = parameter.scale.map { Rational(values[$0]) } ?? .one
        let point = scale.isZero ? parameter.usual : Rational(value) / scale
        return ParametricProblem.Parameter(
          lower: point, upper: point, usual: point, scale: parameter.scale)
      })
    return result
  }

  private mutating func setParameters(_ parameters: [ParametricProblem.Parameter]) {
    problem = ParametricProblem(
      parameters, rows, forms, isClaim: recordCount..<rows.layout.records.count)
  }

  private static let primes = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
  ]

  /// The values of the parameters at the usual point.
  var usualValues: [Double] { problem.usualPoint.map { Double($0) } }
}

extension ParametricProblem {
  /// Creates the problem of all rows except the rows of requirements.
  fileprivate init(
    _ parameters: [Parameter], _ rows: LayoutRows, _ forms: [AffineForm], isClaim: Range<Int>
  ) {
    let linear = rows.problem
    self.init(variableCount: linear.variableCount, parameters: parameters)
    let priorities = Set(linear.rows.lazy.filter { !$0.isRequired }.map { $0.priority })
      .sorted(by: >)
    for row in linear.rows.indices where !isClaim.contains(row) {
      let given = linear.rows[row]
      let level = given.isRequired ? nil : priorities.firstIndex(of: given.priority)
      let form = given.relation == .greaterThanOrEqual ? -forms[row] : forms[row]
      add(Row(form, isEquation: given.relation == .equal, level: level))
    }
  }
}

/// The rows and content sizes of one layout of a family.
private struct Sample {
  let rows: LayoutRows

  /// Whether all rows have the same terms, relations and priorities, and the same items have content sizes.
  func hasSameTerms(as other: Sample) -> Bool {
    let (own, others) = (rows.problem, other.rows.problem)
    guard own.variableCount == others.variableCount, own.rowCount == others.rowCount,
      own.terms == others.terms
    else { return false }
    return own.rows.indices.allSatisfy { row in
      own.rows[row].relation == others.rows[row].relation
        && own.rows[row].priority == others.rows[row].priority
        && own.termRange(of: row) == others.termRange(of: row)
    }
      && zip(rows.layout.nodes, other.rows.layout.nodes).allSatisfy { node, other in
        Axis.allCases.allSatisfy { (node.content[$0] == nil) == (other.content[$0] == nil) }
      }
  }
}

/// The constants of a family's rows and its content sizes, as affine functions of the parameters.
private struct SampleFunctions {
  private let origin: Sample
  /// The points that are added to each parameter.
  private let offsets: [Double]
  /// The layouts in which only one parameter is 1, with the number of the parameter.
  private var units: [(parameter: Int, sample: Sample)] = []
  /// The parameter that is the content size of each item, on each axis.
  private var contentParameters: [PerAxis<Int?>]

  /// Creates functions that depend only on content sizes.
  init(origin: Sample, _ parameters: [LayoutParameter]) {
    self.origin = origin
    offsets = parameters.map { $0.offset }
    let nodes = origin.rows.layout.nodes
    contentParameters = [PerAxis<Int?>](repeating: PerAxis(both: nil), count: nodes.count)
    var items: [String: Int] = [:]
    for (item, node) in nodes.enumerated() { items[node.name] = item }
    for (number, parameter) in parameters.enumerated() {
      guard case .content(let view, let axis) = parameter.target, let item = items[view] else {
        continue
      }
      contentParameters[item][axis] = number
    }
  }

  /// Adds the layout in which only a parameter is 1.
  mutating func add(_ sample: Sample, of parameter: Int) { units.append((parameter, sample)) }

  private var problem: LinearProblem { origin.rows.problem }

  /// The parameter that is the constant of a row of a content size.
  private func contentParameter(_ row: Int) -> Int? {
    guard row < origin.rows.memberCount,
      case .contentSize(let item, let axis) = origin.rows.member(row)
    else { return nil }
    return contentParameters[item.index][axis]
  }

  /// Returns a number of the layouts as an affine form of the parameters' columns.
  private func form(content: Int?, _ number: (Sample) -> Double) -> AffineForm {
    if let content {
      return AffineForm(
        LinearForm(variable: problem.variableCount + content), constant: Rational(offsets[content]))
    }
    let base = Rational(number(origin).withoutRoundingError)
    return AffineForm(
      LinearForm(
        units.map {
          (
            problem.variableCount + $0.parameter,
            Rational(number($0.sample).withoutRoundingError) - base
          )
        }),
      constant: base)
  }

  /// The left side of each row minus its constant.
  var rowForms: [AffineForm] {
    problem.rows.indices.map { row in
      var form = -self.form(content: contentParameter(row)) { $0.rows.problem.rows[row].constant }
      form.linear.add(
        LinearForm(
          problem.terms(of: row).map { (Int($0.variable), Rational($0.coefficient)) }),
        times: .one)
      return form
    }
  }

  /// The content sizes of the items.
  var contents: [PerAxis<AffineForm?>] {
    origin.rows.layout.nodes.indices.map { item in
      var pair = PerAxis<AffineForm?>(both: nil)
      for axis in Axis.allCases where origin.rows.layout.nodes[item].content[axis] != nil {
        pair[axis] = form(content: contentParameters[item][axis]) {
          $0.rows.layout.nodes[item].content[axis] ?? 0
        }
      }
      return pair
    }
  }

  /// Whether the functions have the same constants as the rows of a layout, except for rounding.
  ///
  /// The rows contain the content sizes, too.
  func agree(with sample: Sample, at values: [Double]) -> Bool {
    problem.rows.indices.allSatisfy { row in
      let base = problem.rows[row].constant
      var predicted = base
      if let content = contentParameter(row) {
        predicted = values[content] + offsets[content]
      } else {
        for (parameter, unit) in units {
          predicted += (unit.rows.problem.rows[row].constant - base) * values[parameter]
        }
      }
      let actual = sample.rows.problem.rows[row].constant
      return (predicted - actual).magnitude <= 1e-9 * max(1, actual.magnitude)
    }
  }
}

extension Double {
  /// The number, rounded to 1e-9 if it is less than a million.
  ///
  /// A constant can be a sum, such as 0.1 + 0.2, which is not exactly 0.3 in floating-point arithmetic.
  fileprivate var withoutRoundingError: Double {
    magnitude < 1e6 ? (self * 1e9).rounded() / 1e9 : self
  }
}
