import VFLDiagnostics

/// What a wrapper puts around the string that it hands on, such as the `H:` of `"H:" + format`.
package struct FormatAffix: Sendable, Hashable {
  /// What stands in front of the string.
  let prefix: [UInt8]
  /// What stands behind it.
  let suffix: [UInt8]

  /// Creates what stands around a string; nothing, unless something is said.
  package init(prefix: [UInt8] = [], suffix: [UInt8] = []) {
    (self.prefix, self.suffix) = (prefix, suffix)
  }

  /// What stands around a string when another function puts something around the result.
  func inside(_ outer: FormatAffix) -> FormatAffix {
    FormatAffix(prefix: outer.prefix + prefix, suffix: suffix + outer.suffix)
  }
}

extension FormatLiteral {
  /// The literal with what a wrapper puts around it, which has no bytes in the file.
  func with(_ affix: FormatAffix, in bytes: [UInt8]) -> FormatLiteral {
    guard affix != FormatAffix() else { return self }
    var builder = LiteralBuilder(bytes)
    builder.append(escape: fileSpan(of: SourceSpan(at: 0)), affix.prefix)
    builder.append(self)
    builder.append(escape: fileSpan(of: SourceSpan(at: text.count)), affix.suffix)
    return builder.literal(at: span)
  }
}
