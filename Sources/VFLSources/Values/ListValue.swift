/// The elements that a list may have.
struct ListValue {
  struct Element {
    var value: Value
    /// The conditions under which the list has the element, including which element is used.
    var decisions: Decisions

    /// Returns the element of which either this one or another one is used; `nil` unless they are one string whose
    /// conditions differ in one choice at most.
    fileprivate func merged(with other: Element) -> Element? {
      guard case .text(var text) = value, case .text(let more) = other.value,
        let alternative = text.alternatives[0].merged(with: more.alternatives[0]),
        let decisions = decisions.merged(with: other.decisions)
      else { return nil }
      text.alternatives = [alternative]
      return Element(value: .text(text), decisions: decisions)
    }
  }
  var elements: [Element] = []
  /// Whether the list has exactly these elements, in this order.
  var isWritten = true
  /// The reason why the list may have other elements; `nil` when it cannot.
  var rest: UnreadableSite.Reason?
  /// The number of the choice which element is used.
  var choice: Int

  init(choice: Int) { self.choice = choice }

  /// Creates a list of any number of elements with one value.
  init(choice: Int, any value: Value, rest: UnreadableSite.Reason?) {
    (self.choice, self.rest, isWritten) = (choice, rest, false)
    elements = [Element(value: value, decisions: Decisions())]
  }

  /// Adds an element, whose use is a branch of the list's choice.
  mutating func append(_ value: Value, branch: String, at position: Int) {
    let decisions = Decisions(choice, ChoiceBranch(branch), at: position, isElement: true)
    elements.append(Element(value: value, decisions: decisions))
  }

  /// How long the shorter one of two lists may be that are put together.
  private static let unionLimit = 4096

  /// Adds the elements that the list may have, too.
  mutating func formUnion(_ other: ListValue) {
    if min(elements.count, other.elements.count) > Self.unionLimit {
      (elements, rest) = ([], rest ?? .combination)
    } else {
      elements += other.elements
    }
    isWritten = false
    rest = rest ?? other.rest
  }

  /// Makes one element of those with the same string, unless the order of the elements is known.
  mutating func simplify() {
    guard !isWritten else { return }
    elements = elements.merged(by: { $0.value.text.single?.place }, with: { $0.merged(with: $1) })
  }

  /// Returns the list with a change of the decisions of all elements.
  func mapDecisions(_ change: (Decisions) -> Decisions?) -> ListValue {
    var result = self
    result.elements = elements.compactMap { element in
      change(element.decisions).map { Element(value: element.value, decisions: $0) }
    }
    return result
  }

  /// The value of any element, under the conditions of the element.
  var anyElement: Value {
    let result = Value.joined(elements.lazy.map { $0.value.under($0.decisions) })
    guard let rest else { return result ?? .unknown(.expression) }
    return result?.joined(.unknown(rest)) ?? .unknown(rest)
  }
}
