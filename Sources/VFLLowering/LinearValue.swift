import VFLDiagnostics
import VFLRecords

/// What an expression comes to: an attribute of an item times a factor, plus a constant.
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

  /// A number.
  init(_ constant: Double) {
    self.constant = constant
  }

  /// An attribute times a factor.
  init(_ term: Term, times factor: Double = 1) {
    (self.term, self.factor) = (term, factor)
  }

  /// Whether it is a number alone.
  var isNumber: Bool { term == nil || factor == 0 }

  /// The value times a number.
  func times(_ number: Double) -> LinearValue {
    var product = self
    product.factor *= number
    product.constant *= number
    return product
  }

  /// The value divided by a number, each of its own numbers for itself: a product with the inverse would be
  /// rounded twice.
  func divided(by number: Double) -> LinearValue {
    var quotient = self
    quotient.factor /= number
    quotient.constant /= number
    return quotient
  }

  /// The sum of two values; `nil` if they have attributes of their own.
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
