/// The kind of a fault: `VFL` and four digits, never renumbered and never used again.
///
/// The first two digits name the stage: 01 syntax, 02 names and metrics, 03 lowering and options, 04 layout,
/// 05 lint, 06 files and documents, 09 command line. The page of each code, which `vfl explain` prints, says
/// how to mend the fault.
public enum DiagnosticCode: String, Sendable, Hashable, CaseIterable {
  /// A format is empty.
  case emptyFormat = "VFL0101"
  /// A character is not ASCII.
  case nonASCIICharacter = "VFL0102"
  /// A character has no meaning.
  case unexpectedCharacter = "VFL0103"
  /// An orientation lacks its colon.
  case missingOrientationColon = "VFL0104"
  /// An orientation is not known.
  case unknownOrientation = "VFL0105"
  /// White space in a format.
  case whiteSpace = "VFL0106"
  /// A view is missing.
  case missingView = "VFL0107"
  /// A view has no name.
  case missingViewName = "VFL0108"
  /// A name has a dot.
  case dottedName = "VFL0109"
  /// A view is not closed.
  case unclosedView = "VFL0110"
  /// A view's sizes are not closed.
  case unclosedSizePredicate = "VFL0111"
  /// A text follows a view's sizes.
  case textAfterSizePredicate = "VFL0112"
  /// A number or a name is missing.
  case missingValue = "VFL0113"
  /// A relation is not known.
  case unknownRelation = "VFL0114"
  /// A gap leads nowhere.
  case danglingConnection = "VFL0115"
  /// A negative gap lacks parentheses.
  case bareNegativeGap = "VFL0116"
  /// A list of gaps lacks parentheses.
  case unparenthesizedList = "VFL0117"
  /// A gap is not closed.
  case missingClosingDash = "VFL0118"
  /// The parentheses of a gap are not closed.
  case unclosedGapList = "VFL0119"
  /// Parentheses with nothing in them.
  case emptyPredicateList = "VFL0120"
  /// A comma separates nothing.
  case trailingComma = "VFL0121"
  /// A text follows the closing bar.
  case textAfterClosingBar = "VFL0122"
  /// A bar stands between two views.
  case barInTheMiddle = "VFL0123"
  /// Something else should follow.
  case unexpectedText = "VFL0124"
  /// A predicate calculates.
  case unsupportedArithmetic = "VFL0125"
  /// A number has an unknown form.
  case malformedNumber = "VFL0126"
  /// A gap is not opened.
  case missingOpeningDash = "VFL0127"
  /// Two dashes hold no value.
  case doubledDash = "VFL0128"
  /// A view is not opened.
  case unopenedView = "VFL0129"
  /// A comment or a quoted name has no end.
  case unclosedText = "VFL0130"
  /// A format of the extended dialect is not complete.
  case malformedExtendedFormat = "VFL0131"
  /// A range of views is not one.
  case malformedRange = "VFL0132"
  /// A computed part prints the name of its type.
  case shownType = "VFL0133"
  /// A limit is exceeded.
  case limitExceeded = "VFL0198"
  /// Too many faults.
  case tooManyFaults = "VFL0199"

  /// A view is not known.
  case unknownView = "VFL0201"
  /// A metric is not known.
  case unknownMetric = "VFL0202"
  /// A view stands for a gap.
  case viewAsGap = "VFL0203"
  /// A view stands for a priority.
  case viewAsPriority = "VFL0204"
  /// A metric is not a number.
  case metricNotNumber = "VFL0205"
  /// A name is taken for a view.
  case impliedView = "VFL0206"
  /// A name stands for something that is no view.
  case noView = "VFL0207"

  /// A constant is not finite.
  case constantNotFinite = "VFL0301"
  /// A priority is out of range.
  case priorityOutOfRange = "VFL0302"
  /// A bar has no superview to stand for.
  case barWithoutSuperview = "VFL0303"
  /// An option does not fit the axis.
  case optionOffAxis = "VFL0304"
  /// An option that does not fit the axis has no effect.
  case optionWithoutEffect = "VFL0305"
  /// Baseline spacing in a horizontal format.
  case baselineSpacingHorizontal = "VFL0306"
  /// An option is not known.
  case unknownOption = "VFL0307"
  /// An equation is not complete.
  case malformedEquation = "VFL0308"
  /// An attribute is not known.
  case unknownAttribute = "VFL0309"
  /// A location has no partner.
  case locationWithoutPartner = "VFL0310"
  /// Two attributes do not go together.
  case incompatibleAttributes = "VFL0311"
  /// A multiplier is zero.
  case zeroMultiplier = "VFL0312"
  /// Two items have no common ancestor.
  case noCommonAncestor = "VFL0313"
  /// An expression is more than a constraint can hold.
  case nonlinearExpression = "VFL0314"
  /// An attribute is out of its place.
  case misplacedAttribute = "VFL0315"
  /// A stack is out of its place.
  case misplacedStack = "VFL0316"
  /// An option of a statement is not right.
  case malformedStatementOption = "VFL0317"
  /// The rows of a grid don't fit together.
  case malformedGrid = "VFL0318"
  /// A priority is rounded to 1000.
  case roundedPriority = "VFL0319"

  /// Constraints contradict each other.
  case conflict = "VFL0401"
  /// More than one layout is best.
  case ambiguousLayout = "VFL0402"

  /// A view is given and not used.
  case unusedView = "VFL0501"
  /// A metric is given and not used.
  case unusedMetric = "VFL0502"
  /// A gap of 0 where neighbours could touch.
  case zeroGap = "VFL0503"
  /// A predicate stands twice in its list.
  case duplicatePredicate = "VFL0504"
  /// Predicates that no number meets.
  case contradictoryPredicates = "VFL0505"
  /// A format says nothing new.
  case repeatedFormat = "VFL0506"
  /// An option changes nothing.
  case uselessOption = "VFL0507"
  /// A metric's name speaks of the other axis.
  case offAxisMetric = "VFL0508"
  /// A priority of 1000 written out.
  case writtenRequiredPriority = "VFL0509"
  /// A view has constraints on one axis only.
  case singleAxis = "VFL0510"
  /// A gap that the published grammar does not have.
  case undocumentedSpelling = "VFL0511"
  /// A view's size is compared with itself.
  case selfSize = "VFL0512"
  /// A view stands twice in one format.
  case repeatedView = "VFL0513"
  /// A constraint is made by another format already.
  case repeatedConstraint = "VFL0514"
  /// The superview of a format is not there.
  case missingSuperview = "VFL0515"
  /// A view keeps its autoresizing mask.
  case unsetMask = "VFL0516"
  /// A comment silences nothing.
  case unusedSuppression = "VFL0550"
  /// A comment silences a code that there is not.
  case unknownSuppressedCode = "VFL0551"
  /// A comment nearly asks for silence.
  case unknownSuppression = "VFL0552"

  /// A file cannot be read.
  case unreadableFile = "VFL0601"
  /// A document is not JSON.
  case malformedJSON = "VFL0602"
  /// A key has no meaning.
  case unknownKey = "VFL0603"
  /// A value has the wrong type.
  case wrongType = "VFL0604"
  /// A directive is not known.
  case unknownDirective = "VFL0605"
  /// A directive does not have its form.
  case malformedDirective = "VFL0606"
  /// A parent is not known.
  case unknownParent = "VFL0607"
  /// Parents form a cycle.
  case parentCycle = "VFL0608"
  /// A name is given twice.
  case duplicateName = "VFL0609"
  /// A file could not be written.
  case unwrittenFile = "VFL0610"
  /// A log of a conflict is no layout.
  case conflictLog = "VFL0611"
  /// A constraint of a log is not understood.
  case unreadDescription = "VFL0612"
  /// A log does not tell which constraints conflict.
  case untoldConflict = "VFL0613"
  /// A program crashed at a format string.
  case formatCrash = "VFL0614"
  /// There was nothing to check.
  case nothingChecked = "VFL0615"
  /// A string of a source is not checked.
  case uncheckedString = "VFL0616"

  /// A subcommand is not known.
  case unknownSubcommand = "VFL0901"
  /// A flag is not known.
  case unknownFlag = "VFL0902"
  /// A flag lacks its value.
  case missingFlagValue = "VFL0903"
  /// A flag's value does not have its form.
  case malformedFlagValue = "VFL0904"
  /// An argument is left over.
  case unexpectedArgument = "VFL0905"
  /// An argument is missing.
  case missingArgument = "VFL0906"
  /// A word is none of those that are known.
  case unknownWord = "VFL0907"
  /// Two flags do not go together.
  case conflictingFlags = "VFL0908"

  /// Whether the code says of an input that nothing in it was read.
  package var isOfUnreadInput: Bool { self == .unreadableFile || self == .conflictLog }

  /// Whether the code is one of lint, which finds formats that are right and could be better.
  package var isLint: Bool { rawValue.hasPrefix("VFL05") }
}
