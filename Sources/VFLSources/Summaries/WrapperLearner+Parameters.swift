/// What functions do with the parameters that they pass on as formats.
extension WrapperLearner {
  /// Whether all arguments for a parameter reach a call.
  func isForwarded(_ parameter: ParameterReference, to call: RecordedCall) -> Bool {
    guard let variable = file.parameter(parameter.index, of: parameter.function) else {
      return true
    }
    let facts = file.bindings.variables[variable]
    guard facts.writes.isEmpty else { return false }
    return facts.mentions.allSatisfy { mention in
      let token = Int(mention)
      guard !call.format.contains(token), file.uses[token] == .other || file.uses[token] == .member
      else { return true }
      let arm = file.arms[token]
      return !Arm.isElsewhere(arm, than: call.arm)
        || token > call.name && !Arm.areBranches(arm, call.arm)
    }
  }

  /// Whether a parameter is used in anything but a call and the formats of other calls.
  func goesElsewhere(_ parameter: ParameterReference, than call: RecordedCall) -> Bool {
    guard let variable = file.parameter(parameter.index, of: parameter.function) else {
      return true
    }
    return file.bindings.variables[variable].mentions.contains { mention in
      let token = Int(mention)
      guard !call.format.contains(token) else { return false }
      switch file.uses[token] {
      case .format, .report, .write: return false
      default: return true
      }
    }
  }

  /// Whether a parameter is used as any text where a call that is given it as a format is perhaps not reached.
  ///
  /// Such a string need not be a format: callers know which of the branches is taken.
  func isText(
    _ parameter: ParameterReference, besides call: RecordedCall, isConditional: Bool
  ) -> Bool {
    if mentions(of: parameter, elsewhereThan: call).contains(where: { isText(file.uses[$0], 0) }) {
      return true
    }
    guard isConditional, let variable = file.parameter(parameter.index, of: parameter.function)
    else { return false }
    return file.bindings.variables[variable].mentions.contains { mention in
      let use = file.uses[Int(mention)]
      return !call.format.contains(Int(mention)) && use != .report && isText(use, 0)
    }
  }

  /// The mentions of a parameter at which the program does not come to a call, or after it.
  private func mentions(
    of parameter: ParameterReference, elsewhereThan call: RecordedCall
  ) -> [Int] {
    guard let variable = file.parameter(parameter.index, of: parameter.function) else { return [] }
    return file.bindings.variables[variable].mentions.map(Int.init).filter { token in
      let arm = file.arms[token]
      return token < call.name
        ? Arm.isElsewhere(arm, than: call.arm) : Arm.isElsewhere(call.arm, than: arm)
    }
  }

  /// Whether a parameter is a part of a format where a call that is given it is not reached.
  ///
  /// - Parameter formats: The formats that are the parameter, with or without text around it.
  func isPart(
    _ parameter: ParameterReference, elsewhereThan call: RecordedCall, besides formats: [Range<Int>]
  ) -> Bool {
    mentions(of: parameter, elsewhereThan: call).contains { token in
      file.uses[token] == .format && !formats.contains { $0.contains(token) }
    }
  }

  /// Whether a function calls itself with more text around its parameter.
  ///
  /// The strings of other callers are not complete: what the calls add follows.
  func grows(_ parameter: ParameterReference, by call: RecordedCall) -> Bool {
    guard let number = call.wrapper,
      file.wrappers.entries[number].definitions[parameter.function] != nil,
      file.wrappers.entries[number].candidate.wrapper.format == parameter.index
    else { return false }
    return call.text.alternatives.contains { alternative in
      alternative.literal.holes.contains {
        $0.parameter?.function == parameter.function && $0.parameter?.index == parameter.index
      }
    }
  }

  /// Whether a value with a use is used as any text.
  private func isText(_ use: Use, _ depth: Int) -> Bool {
    switch use {
    case .report, .argument, .returned, .other: true
    case .holder(let variable):
      depth < Self.holderLimit
        && file.bindings.variables[variable].mentions.contains {
          isText(file.uses[Int($0)], depth + 1)
        }
    default: false
    }
  }

  /// How many variables a value is followed through.
  private static let holderLimit = 4

  /// Whether a call is given only some of the elements of a list.
  func isSelected(_ parameter: ParameterReference, by call: RecordedCall) -> Bool {
    switch parameter.part {
    case .all: false
    case .eachElement: call.isSelective
    case .someElements: true
    }
  }
}
