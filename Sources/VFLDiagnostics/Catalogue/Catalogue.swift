/// All codes, each with its one definition.
package enum Catalogue {
  /// The definition of a code.
  package static func definition(for code: DiagnosticCode) -> any DiagnosticDefinition.Type {
    switch code {
    case .emptyFormat: EmptyFormat.self
    case .nonASCIICharacter: NonASCIICharacter.self
    case .unexpectedCharacter: UnexpectedCharacter.self
    case .missingOrientationColon: MissingOrientationColon.self
    case .unknownOrientation: UnknownOrientation.self
    case .whiteSpace: WhiteSpace.self
    case .missingView: MissingView.self
    case .missingViewName: MissingViewName.self
    case .dottedName: DottedName.self
    case .unclosedView: UnclosedView.self
    case .unclosedSizePredicate: UnclosedSizePredicate.self
    case .textAfterSizePredicate: TextAfterSizePredicate.self
    case .missingValue: MissingValue.self
    case .unknownRelation: UnknownRelation.self
    case .danglingConnection: DanglingConnection.self
    case .bareNegativeGap: BareNegativeGap.self
    case .unparenthesizedList: UnparenthesizedList.self
    case .missingClosingDash: MissingClosingDash.self
    case .unclosedGapList: UnclosedGapList.self
    case .emptyPredicateList: EmptyPredicateList.self
    case .trailingComma: TrailingComma.self
    case .textAfterClosingBar: TextAfterClosingBar.self
    case .barInTheMiddle: BarInTheMiddle.self
    case .unexpectedText: UnexpectedText.self
    case .unsupportedArithmetic: UnsupportedArithmetic.self
    case .malformedNumber: MalformedNumber.self
    case .missingOpeningDash: MissingOpeningDash.self
    case .doubledDash: DoubledDash.self
    case .unopenedView: UnopenedView.self
    case .unclosedText: UnclosedText.self
    case .malformedExtendedFormat: MalformedExtendedFormat.self
    case .malformedRange: MalformedRange.self
    case .shownType: ShownType.self
    case .tooManyFaults: TooManyFaults.self

    case .unknownView: UnknownView.self
    case .unknownMetric: UnknownMetric.self
    case .viewAsGap: ViewAsGap.self
    case .viewAsPriority: ViewAsPriority.self
    case .metricNotNumber: MetricNotNumber.self
    case .impliedView: ImpliedView.self
    case .noView: NoView.self

    case .constantNotFinite: ConstantNotFinite.self
    case .priorityOutOfRange: PriorityOutOfRange.self
    case .barWithoutSuperview: BarWithoutSuperview.self
    case .optionOffAxis: OptionOffAxis.self
    case .optionWithoutEffect: OptionWithoutEffect.self
    case .baselineSpacingHorizontal: BaselineSpacingHorizontal.self
    case .unknownOption: UnknownOption.self
    case .malformedEquation: MalformedEquation.self
    case .unknownAttribute: UnknownAttribute.self
    case .locationWithoutPartner: LocationWithoutPartner.self
    case .incompatibleAttributes: IncompatibleAttributes.self
    case .zeroMultiplier: ZeroMultiplier.self
    case .noCommonAncestor: NoCommonAncestor.self
    case .nonlinearExpression: NonlinearExpression.self
    case .misplacedAttribute: MisplacedAttribute.self
    case .misplacedStack: MisplacedStack.self
    case .malformedStatementOption: MalformedStatementOption.self
    case .malformedGrid: MalformedGrid.self

    case .conflict: LayoutConflict.self
    case .ambiguousLayout: AmbiguousLayout.self

    case .unusedView: UnusedView.self
    case .unusedMetric: UnusedMetric.self
    case .zeroGap: ZeroGap.self
    case .duplicatePredicate: DuplicatePredicate.self
    case .contradictoryPredicates: ContradictoryPredicates.self
    case .repeatedFormat: RepeatedFormat.self
    case .uselessOption: UselessOption.self
    case .offAxisMetric: OffAxisMetric.self
    case .writtenRequiredPriority: WrittenRequiredPriority.self
    case .singleAxis: SingleAxis.self
    case .undocumentedSpelling: UndocumentedSpelling.self
    case .selfSize: SelfSize.self
    case .repeatedView: RepeatedView.self
    case .repeatedConstraint: RepeatedConstraint.self
    case .missingSuperview: MissingSuperview.self
    case .unsetMask: UnsetMask.self
    case .unusedSuppression: UnusedSuppression.self
    case .unknownSuppressedCode: UnknownSuppressedCode.self
    case .unknownSuppression: UnknownSuppression.self

    case .unreadableFile: UnreadableFile.self
    case .malformedJSON: MalformedJSON.self
    case .unknownKey: UnknownKey.self
    case .wrongType: WrongType.self
    case .unknownDirective: UnknownDirective.self
    case .malformedDirective: MalformedDirective.self
    case .unknownParent: UnknownParent.self
    case .parentCycle: ParentCycle.self
    case .duplicateName: DuplicateName.self
    case .unwrittenFile: UnwrittenFile.self
    case .conflictLog: ConflictLog.self
    case .unreadDescription: UnreadDescription.self
    case .untoldConflict: UntoldConflict.self
    case .formatCrash: FormatCrash.self
    case .nothingChecked: NothingChecked.self
    case .uncheckedString: UncheckedString.self

    case .unknownSubcommand: UnknownSubcommand.self
    case .unknownFlag: UnknownFlag.self
    case .missingFlagValue: MissingFlagValue.self
    case .malformedFlagValue: MalformedFlagValue.self
    case .unexpectedArgument: UnexpectedArgument.self
    case .missingArgument: MissingArgument.self
    case .unknownWord: UnknownWord.self
    case .conflictingFlags: ConflictingFlags.self
    }
  }

  /// All definitions, in the order of their codes.
  package static let all: [any DiagnosticDefinition.Type] =
    DiagnosticCode.allCases
    .sorted { $0.rawValue < $1.rawValue }
    .map(definition)

  /// The page that explains a code: what it means, how to see it, and what mends it.
  ///
  /// The page is Markdown that reads as plain text, and ends with a line break.
  package static func explanationPage(for code: DiagnosticCode) -> String {
    let definition = definition(for: code)
    return """
      # \(code.rawValue): \(definition.title)

      Severity: \(definition.severity.rawValue)\(definition.level == .off ? ", off by default" : "")

      \(definition.explanation)

      ## Seen with

      \(indented(definition.example.commandLine))

      ## Mended

      \(indented(definition.repair.commandLine))

      """
  }

  /// A text as a code block of Markdown, four spaces in front of each line.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
