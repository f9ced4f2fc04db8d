package import VFLDiagnostics

/// A statement: a format string of Apple's dialect, or one statement of the extended dialect.
package struct StatementNode: Sendable, Hashable {
  /// The kind of a statement, with its content.
  package enum Kind: Sendable, Hashable {
    /// A row or a column of views.
    case chain(ChainNode)
    /// `C:` and explicit constraints.
    case explicit([EntryNode])
    /// `G:` and rows of cells.
    case grid([GridRowNode])
  }

  /// The index of the statement in its format string.
  package let number: Int
  /// The span of the statement, without surrounding blanks and comments.
  package let span: SourceSpan
  /// The kind of the statement.
  package let kind: Kind
  /// The options after the statement.
  package let options: [OptionNode]
}

/// An attribute of an item with its predicates, in a `C:` statement.
package struct EntryNode: Sendable, Hashable {
  /// The item, or `nil` for `|`.
  package let subject: NameNode?
  /// The span of the item.
  package let subjectSpan: SourceSpan
  /// The span of the attribute's name.
  package let attribute: SourceSpan
  /// The indices of the attribute's predicates in ``FormatTree/predicates``.
  ///
  /// Each predicate creates one constraint record.
  package let predicates: Range<Int>
}

/// A row of a grid.
package struct GridRowNode: Sendable, Hashable {
  /// The row with its quotes.
  package let span: SourceSpan
  /// The cells: names, or `.` for an empty cell.
  package let cells: [NameNode]
}
