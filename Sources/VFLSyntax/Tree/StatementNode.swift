package import VFLDiagnostics

/// A statement: a format of Apple's dialect, or one of the statements of the extended dialect.
package struct StatementNode: Sendable, Hashable {
  /// What a statement says.
  package enum Kind: Sendable, Hashable {
    /// A row or a column of views.
    case chain(ChainNode)
    /// `C:` and constraints without a chain.
    case explicit([EntryNode])
    /// `G:` and rows of cells.
    case grid([GridRowNode])
  }

  /// Which of the statements of its text it is, from 0 on.
  package let number: Int
  /// The statement without blanks and comments around it.
  package let span: SourceSpan
  /// What it says.
  package let kind: Kind
  /// The options behind it.
  package let options: [OptionNode]
}

/// An attribute of an item and what it is compared with, behind `C:`.
package struct EntryNode: Sendable, Hashable {
  /// The item; `nil` for `|`.
  package let subject: NameNode?
  /// The item's bytes.
  package let subjectSpan: SourceSpan
  /// The attribute.
  package let attribute: AttributeNode
  /// What it is compared with, one record each.
  package let predicates: [PredicateNode]
}

/// A row of a grid.
package struct GridRowNode: Sendable, Hashable {
  /// The row with its quotes.
  package let span: SourceSpan
  /// The cells: names, or `.` for an empty one.
  package let cells: [NameNode]
}
