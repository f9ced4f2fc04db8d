/// The parameters of a Swift function as its callers see them: labels, kinds, defaults.
package struct CallShape: Sendable, Hashable {
  private struct Parameter: Sendable, Hashable {
    /// The label written before its colon; empty for none.
    let label: String
    /// Whether callers may write nothing instead of the label.
    let isLabelOptional: Bool
    /// The kind of value that the parameter takes.
    let kind: ValueKind
    let hasDefault: Bool
    /// Whether the parameter takes any number of arguments.
    let isVariadic: Bool

    var text: String {
      let signs = (hasDefault ? "=" : "") + (isVariadic ? "." : "")
      return "\(label)\(isLabelOptional ? "?" : ""):\(kind.rawValue)\(signs)"
    }
  }

  private let parameters: [Parameter]
  /// The shape as a text, different for different shapes.
  let text: String

  /// The shape of a function with some parameters and their labels.
  ///
  /// Callers may omit labels that are optional.
  init(
    _ parameters: [VFLSources.Parameter], labels: [String?], areOptional: Bool,
    in tokens: HostTokens
  ) {
    let shape = zip(parameters, labels).map { parameter, label in
      Parameter(
        label: label ?? "", isLabelOptional: areOptional && label != nil,
        kind: parameter.type.map { ValueKind($0, in: tokens) } ?? .any,
        hasDefault: parameter.defaultValue != nil, isVariadic: parameter.isVariadic)
    }
    self.parameters = shape
    text = shape.map { $0.text }.joined(separator: ",")
  }

  /// The match of a call with a function.
  struct Match {
    /// How many parameters the call leaves out, or gives any number of arguments.
    ///
    /// Of two functions that take the same arguments, Swift takes the one with fewer of these parameters.
    fileprivate(set) var distance = 0
    /// For each argument what its parameter takes.
    fileprivate(set) var kinds: [ValueKind] = []
  }

  /// Returns how a call matches that has arguments of some labels and kinds; `nil` when it cannot be one of
  /// the function.
  ///
  /// An argument without a label has an empty one.
  func match(labels: [String], _ kinds: [ValueKind], hasClosure: Bool) -> Match? {
    var match = Match()
    var parameter = 0
    var isOpen = false
    func accepts(_ label: String, _ index: Int) -> Bool {
      let parameter = parameters[index]
      return parameter.label == label || parameter.isLabelOptional && label.isEmpty
    }
    var takesClosure = !hasClosure
    func isLeftOut(_ index: Int) -> Bool {
      let parameter = parameters[index]
      let mayBeClosure = hasClosure && (parameter.kind == .closure || parameter.kind == .any)
      takesClosure = takesClosure || mayBeClosure
      return parameter.hasDefault || parameter.isVariadic || mayBeClosure
    }
    for (label, kind) in zip(labels, kinds) {
      if isOpen, label.isEmpty, kind.fits(parameters[parameter - 1].kind) {
        match.kinds.append(parameters[parameter - 1].kind)
        continue
      }
      while parameter < parameters.count, !accepts(label, parameter) {
        guard isLeftOut(parameter) else { return nil }
        (parameter, match.distance) = (parameter + 1, match.distance + 1)
      }
      guard parameter < parameters.count, kind.fits(parameters[parameter].kind) else { return nil }
      isOpen = parameters[parameter].isVariadic
      match.kinds.append(parameters[parameter].kind)
      (parameter, match.distance) = (parameter + 1, match.distance + (isOpen ? 1 : 0))
    }
    while parameter < parameters.count {
      guard isLeftOut(parameter) else { return nil }
      (parameter, match.distance) = (parameter + 1, match.distance + 1)
    }
    return takesClosure ? match : nil
  }
}
