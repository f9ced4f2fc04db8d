package import ExactNumbers

/// A sum of multiples of numbered variables: `Σ coefficient · variable`.
package struct LinearForm: Sendable, Hashable {
  /// A multiple of a variable.
  package struct Term: Sendable, Hashable {
    /// The number of the variable.
    package let variable: Int32
    /// The coefficient, which is not 0.
    package fileprivate(set) var coefficient: Rational

    /// The number of the variable, as an index.
    package var index: Int { Int(variable) }
  }

  /// The terms, in ascending order of their variables.
  package private(set) var terms: [Term]

  /// Creates the form without terms.
  package init() { terms = [] }

  /// Creates a form from terms in any order; the coefficients of the same variable are added.
  package init(_ unsorted: [(variable: Int, coefficient: Rational)]) {
    terms = []
    terms.reserveCapacity(unsorted.count)
    for (variable, coefficient) in unsorted.sorted(by: { $0.variable < $1.variable }) {
      if let last = terms.indices.last, terms[last].index == variable {
        terms[last].coefficient += coefficient
      } else {
        terms.append(Term(variable: Int32(truncatingIfNeeded: variable), coefficient: coefficient))
      }
    }
    terms.removeAll { $0.coefficient.isZero }
  }

  /// Creates the form that consists of one variable.
  package init(variable: Int) {
    terms = [Term(variable: Int32(truncatingIfNeeded: variable), coefficient: .one)]
  }

  /// The size of the first coefficient.
  var leading: Rational { terms.first?.coefficient.magnitude ?? .zero }

  /// The multiple of the form whose first coefficient is 1.
  var monic: LinearForm {
    guard let first = terms.first else { return self }
    var form = LinearForm()
    form.add(self, times: .one / first.coefficient)
    return form
  }

  /// Whether the form has no terms.
  package var isEmpty: Bool { terms.isEmpty }

  /// The coefficient of a variable.
  ///
  /// - Complexity: O(log terms).
  package subscript(variable: Int) -> Rational {
    position(of: variable).map { terms[$0].coefficient } ?? .zero
  }

  private func position(of variable: Int) -> Int? {
    var range = 0..<terms.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if terms[middle].index == variable { return middle }
      if terms[middle].index < variable {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return nil
  }

  /// Removes the term of a variable and returns its coefficient.
  @discardableResult
  package mutating func remove(_ variable: Int) -> Rational {
    guard let position = position(of: variable) else { return .zero }
    return terms.remove(at: position).coefficient
  }

  /// Removes the terms of some variables.
  package mutating func removeAll(where isRemoved: (_ variable: Int) -> Bool) {
    terms.removeAll { isRemoved($0.index) }
  }

  /// Multiplies the form by a number other than 0.
  package mutating func multiply(by factor: Rational) {
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Returns the form multiplied by -1.
  package static prefix func - (form: LinearForm) -> LinearForm {
    var negated = form
    for index in negated.terms.indices {
      negated.terms[index].coefficient = -negated.terms[index].coefficient
    }
    return negated
  }

  /// Adds a multiple of another form; `onNew` receives each variable that the form did not contain.
  package mutating func add(
    _ other: LinearForm, times factor: Rational, onNew: (_ variable: Int) -> Void = { _ in }
  ) {
    if factor.isZero || other.terms.isEmpty { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var own = 0
    for term in other.terms {
      while own < terms.count, terms[own].variable < term.variable {
        sum.append(terms[own])
        own += 1
      }
      if own < terms.count, terms[own].variable == term.variable {
        var coefficient = terms[own].coefficient
        coefficient.add(factor, times: term.coefficient)
        if !coefficient.isZero {
          sum.append(Term(variable: term.variable, coefficient: coefficient))
        }
        own += 1
      } else {
        sum.append(Term(variable: term.variable, coefficient: factor * term.coefficient))
        onNew(term.index)
      }
    }
    sum.append(contentsOf: terms[own...])
    terms = sum
  }

  /// Returns the value of the form, given the values of the variables.
  package func value(_ value: (_ variable: Int) -> Rational) -> Rational {
    var sum = Rational.zero
    for term in terms { sum.add(term.coefficient, times: value(term.index)) }
    return sum
  }
}
