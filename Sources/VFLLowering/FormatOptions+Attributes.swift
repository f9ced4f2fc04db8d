package import VFLDiagnostics
package import VFLRecords

extension FormatOptions {
  /// The attributes by which adjacent views are aligned, in ascending bit order.
  ///
  /// Bits without a declared option are included because the system uses them, too: the bit for `width` makes
  /// widths equal.
  package var alignments: [Attribute] {
    let mask: UInt = 0xFFFF
    guard rawValue & mask != 0 else { return [] }
    return (1...15).filter { rawValue & 1 << UInt($0) != 0 }.compactMap { Attribute(rawValue: $0) }
  }

  /// Returns the name of the option that aligns by an attribute.
  package static func name(aligning attribute: Attribute) -> String {
    FormatOptions(rawValue: 1 << UInt(attribute.rawValue)).name
  }
}
