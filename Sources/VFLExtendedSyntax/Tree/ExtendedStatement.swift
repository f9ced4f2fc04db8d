package import VFLDiagnostics

/// A statement of the extended dialect.
package struct ExtendedStatement: Sendable, Hashable {
  /// What a statement says.
  package enum Kind: Sendable, Hashable {
    /// A row or a column of views.
    case chain(ExtendedChain)
    /// `C:` and constraints without a chain.
    case explicit([ExtendedEntry])
    /// `G:` and rows of cells.
    case grid([ExtendedGridRow])
  }

  /// Which of the statements of its text it is, from 0 on.
  package let number: Int
  /// The statement without blanks and comments around it.
  package let span: SourceSpan
  /// What it says.
  package let kind: Kind
  /// The options behind it.
  package let options: [ExtendedOption]
}

/// An attribute of an item and what it is compared with, behind `C:`.
package struct ExtendedEntry: Sendable, Hashable {
  /// The item; `nil` for `|`.
  package let subject: ExtendedName?
  /// The item's bytes.
  package let subjectSpan: SourceSpan
  /// The attribute.
  package let attribute: ExtendedAttribute
  /// What it is compared with, one record each.
  package let predicates: [ExtendedPredicate]
}

/// A row of a grid.
package struct ExtendedGridRow: Sendable, Hashable {
  /// The row with its quotes.
  package let span: SourceSpan
  /// The cells: names, or `.` for an empty one.
  package let cells: [ExtendedName]
}
