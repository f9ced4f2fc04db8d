extension Rational: CustomStringConvertible {
  /// The number as an integer or a fraction in lowest terms, such as `3` or `-7/4`.
  package var description: String {
    isInteger ? numerator.description : numerator.description + "/" + denominator.description
  }

  /// Creates a number from an integer, a fraction or a finite decimal, such as `3`, `-7/4` or `-0.125`.
  ///
  /// Only the first character may be a sign, `-`. A decimal has digits before and after the point. Leading
  /// zeros and fractions that are not in lowest terms are accepted. The result is nil for any other text and
  /// for a denominator of 0.
  package init?(_ text: String) {
    let characters = Array(text.utf8)
    if let slash = characters.firstIndex(of: UInt8(ascii: "/")) {
      guard let numerator = BigInteger(characters: characters[..<slash]),
        let denominator = Magnitude(decimalDigits: characters[(slash + 1)...])
      else { return nil }
      self.init(numerator: numerator, denominator: BigInteger(denominator))
    } else if let point = characters.firstIndex(of: UInt8(ascii: ".")) {
      self.init(characters[..<point], decimalPlaces: characters[(point + 1)...])
    } else {
      guard let value = BigInteger(characters: characters[...]) else { return nil }
      self.init(lowestTerms: value, BigInteger(1))
    }
  }

  /// Creates a number from the characters before and after a decimal point.
  private init?(_ whole: ArraySlice<UInt8>, decimalPlaces: ArraySlice<UInt8>) {
    guard BigInteger(characters: whole) != nil, !decimalPlaces.isEmpty,
      let numerator = BigInteger(characters: whole + decimalPlaces)
    else { return nil }
    let denominator = Magnitude(powerOfTen: decimalPlaces.count)
    self.init(numerator: numerator, denominator: BigInteger(denominator))
  }
}
