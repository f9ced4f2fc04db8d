/// A sum of products with about twice the digits of its terms (Ogita, Rump and Oishi 2005).
struct CompensatedSum {
  private var sum = 0.0
  private var error = 0.0

  /// The sum, with a single rounding error.
  var value: Double { sum + error }

  /// Whether a sum of products is positive by more than the rounding of its terms.
  static func isPositive(_ products: [(Double, Double)]) -> Bool {
    var sum = CompensatedSum()
    var size = 0.0
    for (left, right) in products {
      sum.add(left, times: right)
      size += (left * right).magnitude
    }
    return sum.value > Tolerance.cancellation * size
  }

  mutating func add(_ number: Double) {
    let next = sum + number
    let part = next - sum
    error += (sum - (next - part)) + (number - part)
    sum = next
  }

  mutating func add(_ left: Double, times right: Double) {
    let product = left * right
    error += (-product).addingProduct(left, right)
    add(product)
  }
}
