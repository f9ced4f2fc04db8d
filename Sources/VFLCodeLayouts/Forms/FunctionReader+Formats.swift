import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLSources
import VFLSyntax

// Format strings.
extension FunctionReader {
  /// Returns the constraints that `NSLayoutConstraint.constraints(withVisualFormat:…)` creates.
  func formatCall(_ call: CodeCall) -> CodeValue {
    // A method of the project can have further parameters, such as a priority.
    let labels = ["", "withVisualFormat", "options", "metrics", "views"]
    guard call.labels.allSatisfy(labels.contains), let first = call.arguments.first,
      case .text(let text, let span) = evaluate(first),
      let options = options(call.argument("options")),
      let scope = scope(metrics: call.argument("metrics"), views: call.argument("views"))
    else { return omit(call) }
    let (tree, errors) = FormatTree.parse(text, origin: .document)
    guard errors.isEmpty else { return omit(call) }
    let (records, others) = FormatLowering.lower(
      tree, in: scope, options: options, spacing: assumptions?.spacing ?? .classic,
      origin: .document)
    guard !others.contains(where: { $0.severity == .error }) else { return omit(call) }
    // The standard spacing depends on the system and on layout margins.
    let known = records.filter { trustsUnknownCode || $0.provenance.rule != .standardGap }
    return .list(
      known.map { record in
        let second = record.secondItem.map {
          CodeAnchor(item: $0.index, attribute: record.secondAttribute)
        }
        let index = create(
          CodeAnchor(item: record.firstItem.index, attribute: record.firstAttribute),
          record.relation, second, multiplier: record.multiplier,
          constant: CodeNumber(record.constant), at: span)
        state.changeConstraint(index) {
          $0.priority = record.priority.rawValue
          $0.isFormat = true
        }
        return .constraint(index)
      })
  }

  /// Returns the options of a format string; `nil` if they are not known.
  private func options(_ argument: Expression?) -> FormatOptions? {
    guard let argument else { return [] }
    switch evaluate(argument) {
    case .list(let values):
      var result: FormatOptions = []
      for value in values {
        guard let option = value.word.flatMap({ FormatOptions(name: $0) }) else { return nil }
        result.formUnion(option)
      }
      return result
    case .number(let number): return number.constant == 0 ? [] : nil
    case .none: return []
    case let value: return value.word.flatMap { FormatOptions(name: $0) }
    }
  }

  private func scope(metrics: Expression?, views: Expression?) -> CodeFormatScope? {
    guard let views, case .dictionary(let found) = evaluate(views) else { return nil }
    var names: [String: Int] = [:]
    var superviews: [Int: Int] = [:]
    for (key, value) in found {
      let item = value.object ?? state.add(CodeItem(name: key))
      names[key] = item
      superviews[item] = state.superview(of: item)
    }
    var numbers: [String: Double] = [:]
    if let metrics, case .dictionary(let found) = evaluate(metrics) {
      for (key, value) in found { numbers[key] = value.number?.constant }
    }
    return CodeFormatScope(
      views: names, superviews: superviews, metrics: numbers, assumptions: assumptions)
  }
}

/// The views and metrics that a function gives a format string.
private final class CodeFormatScope: NameScope {
  private let views: [String: Int]
  private let superviews: [Int: Int]
  private let metrics: [String: Double]
  private let assumptions: CodeAssumptions?

  init(
    views: [String: Int], superviews: [Int: Int], metrics: [String: Double],
    assumptions: CodeAssumptions?
  ) {
    (self.views, self.superviews, self.metrics) = (views, superviews, metrics)
    self.assumptions = assumptions
  }

  func item(named name: String) -> ItemID? { views[name].map { ItemID($0) } }
  func superview(of item: ItemID) -> ItemID? { superviews[item.index].map { ItemID($0) } }
  func metric(named name: String) -> MetricValue? {
    if let number = metrics[name] { return .number(number) }
    guard views[name] == nil else { return nil }
    return (assumptions?.number(named: name)).map { .number($0) }
  }
  var viewNames: [String] { [] }
  var metricNames: [String] { [] }
}
