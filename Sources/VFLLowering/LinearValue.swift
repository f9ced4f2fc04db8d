import VFLDiagnostics
import VFLRecords

/// The value of an expression: a multiple of an attribute plus a constant.
struct LinearValue {
  /// An attribute of an item.
  struct Term {
    let item: ItemID
    let attribute: Attribute
    let span: SourceSpan

    func isSame(as other: Term) -> Bool {
      item == other.item && attribute == other.attribute
    }
  }

  var term: Term?
  var factor = 0.0
  var constant = 0.0

  /// Creates a number.
  init(_ constant: Double) {
    self.constant = constant
  }

  /// Creates a multiple of an attribute.
  init(_ term: Term, times factor: Double = 1) {
    (self.term, self.factor) = (term, factor)
  }

  /// Whether the value is only a number.
  var isNumber: Bool { term == nil || factor == 0 }

  /// Returns the value multiplied by a number.
  func times(_ number: Double) -> LinearValue {
    var product = self
    product.factor *= number
    product.constant *= number
    return product
  }

  /// Returns the value divided by a number.
  ///
  /// Multiplying by the inverse would round twice.
  func divided(by number: Double) -> LinearValue {
    var quotient = self
    quotient.factor /= number
    quotient.constant /= number
    return quotient
  }

  /// Returns the sum of two values, or `nil` if they have different attributes.
  func plus(_ other: LinearValue) -> LinearValue? {
    var sum = self
    if let term = other.term, !other.isNumber {
      if let own = self.term, !isNumber {
        if !own.isSame(as: term) { return nil }
      } else {
        (sum.term, sum.factor) = (term, 0)
      }
      sum.factor += other.factor
    }
    sum.constant += other.constant
    return sum
  }
}
