extension DiagnosticPage {
  /// The page of a code.
  package static func of(_ code: DiagnosticCode) -> DiagnosticPage {
    switch code {
    case .emptyFormat: Finding.emptyFormat
    case .nonASCIICharacter: Finding.nonASCIICharacter
    case .unexpectedCharacter: Finding.unexpectedCharacter
    case .missingOrientationColon: Finding.missingOrientationColon
    case .unknownOrientation: Finding.unknownOrientation
    case .whiteSpace: Finding.whiteSpace
    case .missingView: Finding.missingView
    case .missingViewName: Finding.missingViewName
    case .dottedName: Finding.dottedName
    case .unclosedView: Finding.unclosedView
    case .unclosedSizePredicate: Finding.unclosedSizePredicate
    case .textAfterSizePredicate: Finding.textAfterSizePredicate
    case .missingValue: Finding.missingValue
    case .unknownRelation: Finding.unknownRelation
    case .danglingConnection: Finding.danglingConnection
    case .bareNegativeGap: Finding.bareNegativeGap
    case .unparenthesizedList: Finding.unparenthesizedList
    case .missingClosingDash: Finding.missingClosingDash
    case .unclosedGapList: Finding.unclosedGapList
    case .emptyPredicateList: Finding.emptyPredicateList
    case .trailingComma: Finding.trailingComma
    case .textAfterClosingBar: Finding.textAfterClosingBar
    case .barInTheMiddle: Finding.barInTheMiddle
    case .unexpectedText: Finding.unexpectedText
    case .unsupportedArithmetic: Finding.unsupportedArithmetic
    case .malformedNumber: Finding.malformedNumber
    case .missingOpeningDash: Finding.missingOpeningDash
    case .doubledDash: Finding.doubledDash
    case .unopenedView: Finding.unopenedView
    case .unclosedText: Finding.unclosedText
    case .malformedExtendedFormat: Finding.malformedExtendedFormat
    case .malformedRange: Finding.malformedRange
    case .shownType: Finding.shownType
    case .tooManyFaults: Finding.tooManyFaults

    case .unknownView: Finding.unknownView
    case .unknownMetric: Finding.unknownMetric
    case .viewAsGap: Finding.viewAsGap
    case .viewAsPriority: Finding.viewAsPriority
    case .metricNotNumber: Finding.metricNotNumber
    case .impliedView: Finding.impliedView
    case .noView: Finding.noView

    case .constantNotFinite: Finding.constantNotFinite
    case .priorityOutOfRange: Finding.priorityOutOfRange
    case .barWithoutSuperview: Finding.barWithoutSuperview
    case .optionOffAxis: Finding.optionOffAxis
    case .optionWithoutEffect: Finding.optionWithoutEffect
    case .baselineSpacingHorizontal: Finding.baselineSpacingHorizontal
    case .unknownOption: Finding.unknownOption
    case .malformedEquation: Finding.malformedEquation
    case .unknownAttribute: Finding.unknownAttribute
    case .locationWithoutPartner: Finding.locationWithoutPartner
    case .incompatibleAttributes: Finding.incompatibleAttributes
    case .zeroMultiplier: Finding.zeroMultiplier
    case .noCommonAncestor: Finding.noCommonAncestor
    case .nonlinearExpression: Finding.nonlinearExpression
    case .misplacedAttribute: Finding.misplacedAttribute
    case .misplacedStack: Finding.misplacedStack
    case .malformedStatementOption: Finding.malformedStatementOption
    case .malformedGrid: Finding.malformedGrid
    case .roundedPriority: Finding.roundedPriority

    case .conflict: Finding.conflict
    case .ambiguousLayout: Finding.ambiguousLayout

    case .unusedView: Finding.unusedView
    case .unusedMetric: Finding.unusedMetric
    case .zeroGap: Finding.zeroGap
    case .duplicatePredicate: Finding.duplicatePredicate
    case .contradictoryPredicates: Finding.contradictoryPredicates
    case .repeatedFormat: Finding.repeatedFormat
    case .uselessOption: Finding.uselessOption
    case .offAxisMetric: Finding.offAxisMetric
    case .writtenRequiredPriority: Finding.writtenRequiredPriority
    case .singleAxis: Finding.singleAxis
    case .undocumentedSpelling: Finding.undocumentedSpelling
    case .selfSize: Finding.selfSize
    case .repeatedView: Finding.repeatedView
    case .repeatedConstraint: Finding.repeatedConstraint
    case .missingSuperview: Finding.missingSuperview
    case .unsetMask: Finding.unsetMask
    case .unusedSuppression: Finding.unusedSuppression
    case .unknownSuppressedCode: Finding.unknownSuppressedCode
    case .unknownSuppression: Finding.unknownSuppression

    case .unreadableFile: Finding.unreadableFile
    case .malformedJSON: Finding.malformedJSON
    case .unknownKey: Finding.unknownKey
    case .wrongType: Finding.wrongType
    case .unknownDirective: Finding.unknownDirective
    case .malformedDirective: Finding.malformedDirective
    case .unknownParent: Finding.unknownParent
    case .parentCycle: Finding.parentCycle
    case .duplicateName: Finding.duplicateName
    case .unwrittenFile: Finding.unwrittenFile
    case .conflictLog: Finding.conflictLog
    case .unreadDescription: Finding.unreadDescription
    case .untoldConflict: Finding.untoldConflict
    case .formatCrash: Finding.formatCrash
    case .nothingChecked: Finding.nothingChecked
    case .uncheckedString: Finding.uncheckedString

    case .unknownSubcommand: Finding.unknownSubcommand
    case .unknownFlag: Finding.unknownFlag
    case .missingFlagValue: Finding.missingFlagValue
    case .malformedFlagValue: Finding.malformedFlagValue
    case .unexpectedArgument: Finding.unexpectedArgument
    case .missingArgument: Finding.missingArgument
    case .unknownWord: Finding.unknownWord
    case .conflictingFlags: Finding.conflictingFlags
    }
  }
}
