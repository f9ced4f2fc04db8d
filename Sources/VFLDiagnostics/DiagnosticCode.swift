/// The code of a diagnostic, which consists of `VFL` and four digits.
///
/// A code is never renumbered or reused. The first two digits are the stage: 01 syntax, 02 names and metrics,
/// 03 lowering and options, 04 layout, 05 lint, 06 files and documents, 07 messages in logs, 09 command line.
/// `vfl explain CODE` explains a code and how to fix the cause.
public enum DiagnosticCode: String, Sendable, Hashable, CaseIterable {
  /// Empty format string.
  case emptyFormat = "VFL0101"
  /// Non-ASCII character.
  case nonASCIICharacter = "VFL0102"
  /// Unexpected character.
  case unexpectedCharacter = "VFL0103"
  /// Missing `:` after the orientation.
  case missingOrientationColon = "VFL0104"
  /// Unknown orientation.
  case unknownOrientation = "VFL0105"
  /// Whitespace in a format string.
  case whiteSpace = "VFL0106"
  /// Missing view.
  case missingView = "VFL0107"
  /// Missing view name.
  case missingViewName = "VFL0108"
  /// Name with a dot.
  case dottedName = "VFL0109"
  /// Missing `]` after a view.
  case unclosedView = "VFL0110"
  /// Missing `)` after the sizes of a view.
  case unclosedSizePredicate = "VFL0111"
  /// Unexpected text after the sizes of a view.
  case textAfterSizePredicate = "VFL0112"
  /// Missing number or name.
  case missingValue = "VFL0113"
  /// Unknown relation.
  case unknownRelation = "VFL0114"
  /// Missing view or `|` after a gap.
  case danglingConnection = "VFL0115"
  /// Negative gap without parentheses.
  case bareNegativeGap = "VFL0116"
  /// List of gap predicates without parentheses.
  case unparenthesizedList = "VFL0117"
  /// Missing `-` after a gap.
  case missingClosingDash = "VFL0118"
  /// Missing `)` in a gap.
  case unclosedGapList = "VFL0119"
  /// Empty parentheses.
  case emptyPredicateList = "VFL0120"
  /// Missing predicate next to a comma.
  case trailingComma = "VFL0121"
  /// Unexpected text after the closing `|`.
  case textAfterClosingBar = "VFL0122"
  /// `|` between two views.
  case barInTheMiddle = "VFL0123"
  /// Unexpected text.
  case unexpectedText = "VFL0124"
  /// Arithmetic in a predicate.
  case unsupportedArithmetic = "VFL0125"
  /// Malformed number.
  case malformedNumber = "VFL0126"
  /// Missing `-` before a gap.
  case missingOpeningDash = "VFL0127"
  /// Two dashes without a value.
  case doubledDash = "VFL0128"
  /// Missing `[` before a view.
  case unopenedView = "VFL0129"
  /// Unterminated comment or quoted name.
  case unclosedText = "VFL0130"
  /// Malformed extended-dialect format.
  case malformedExtendedFormat = "VFL0131"
  /// Malformed range of views.
  case malformedRange = "VFL0132"
  /// Interpolated value is not a number.
  case shownType = "VFL0133"
  /// Limit exceeded.
  case limitExceeded = "VFL0198"
  /// Too many diagnostics.
  case tooManyDiagnostics = "VFL0199"

  /// Unknown view.
  case unknownView = "VFL0201"
  /// Unknown metric.
  case unknownMetric = "VFL0202"
  /// View used as a gap.
  case viewAsGap = "VFL0203"
  /// View used as a priority.
  case viewAsPriority = "VFL0204"
  /// Metric is not a number.
  case metricNotNumber = "VFL0205"
  /// Unknown name treated as a view.
  case impliedView = "VFL0206"
  /// Name does not refer to a view.
  case noView = "VFL0207"

  /// Constant is not finite.
  case constantNotFinite = "VFL0301"
  /// Priority out of range.
  case priorityOutOfRange = "VFL0302"
  /// `|` without a superview.
  case barWithoutSuperview = "VFL0303"
  /// Alignment option on the wrong axis.
  case optionOffAxis = "VFL0304"
  /// Alignment option without effect.
  case optionWithoutEffect = "VFL0305"
  /// Baseline spacing in a horizontal format.
  case baselineSpacingHorizontal = "VFL0306"
  /// Unknown option.
  case unknownOption = "VFL0307"
  /// Malformed equation.
  case malformedEquation = "VFL0308"
  /// Unknown attribute.
  case unknownAttribute = "VFL0309"
  /// Position compared with a number.
  case locationWithoutPartner = "VFL0310"
  /// Incompatible attributes.
  case incompatibleAttributes = "VFL0311"
  /// Multiplier is 0.
  case zeroMultiplier = "VFL0312"
  /// No common ancestor.
  case noCommonAncestor = "VFL0313"
  /// Unsupported expression.
  case nonlinearExpression = "VFL0314"
  /// Misplaced attribute.
  case misplacedAttribute = "VFL0315"
  /// Misplaced stack.
  case misplacedStack = "VFL0316"
  /// Malformed statement option.
  case malformedStatementOption = "VFL0317"
  /// Malformed grid.
  case malformedGrid = "VFL0318"
  /// Priority that is rounded to 1000.
  case roundedPriority = "VFL0319"
  /// Constant that exceeds the limit of Auto Layout.
  case hugeConstant = "VFL0320"
  /// Center at the edge of the superview.
  case centerAtEdge = "VFL0321"

  /// Unsatisfiable constraints.
  case conflict = "VFL0401"
  /// Ambiguous layout.
  case ambiguousLayout = "VFL0402"
  /// View outside of its superview.
  case outsideView = "VFL0403"

  /// Unused view.
  case unusedView = "VFL0501"
  /// Unused metric.
  case unusedMetric = "VFL0502"
  /// Redundant gap of 0.
  case zeroGap = "VFL0503"
  /// Duplicate predicate.
  case duplicatePredicate = "VFL0504"
  /// Contradictory predicates.
  case contradictoryPredicates = "VFL0505"
  /// Redundant format.
  case repeatedFormat = "VFL0506"
  /// Option without effect.
  case uselessOption = "VFL0507"
  /// Metric whose name suggests the other axis.
  case offAxisMetric = "VFL0508"
  /// Redundant priority of 1000.
  case writtenRequiredPriority = "VFL0509"
  /// View constrained on one axis only.
  case singleAxis = "VFL0510"
  /// Gap that the published grammar does not allow.
  case undocumentedSpelling = "VFL0511"
  /// Size compared with itself.
  case selfSize = "VFL0512"
  /// Duplicate view in a format.
  case repeatedView = "VFL0513"
  /// Constraint that another format already creates.
  case repeatedConstraint = "VFL0514"
  /// View that has no superview at the time of the call.
  case missingSuperview = "VFL0515"
  /// Autoresizing mask not disabled.
  case unsetMask = "VFL0516"
  /// Constraint added on each call.
  case repeatedActivation = "VFL0517"
  /// Unused suppression comment.
  case unusedSuppression = "VFL0550"
  /// Unknown code in a suppression comment.
  case unknownSuppressedCode = "VFL0551"
  /// Misspelled suppression comment.
  case unknownSuppression = "VFL0552"

  /// Unreadable file.
  case unreadableFile = "VFL0601"
  /// Malformed JSON.
  case malformedJSON = "VFL0602"
  /// Unknown key.
  case unknownKey = "VFL0603"
  /// Value of the wrong type.
  case wrongType = "VFL0604"
  /// Unknown directive.
  case unknownDirective = "VFL0605"
  /// Malformed directive.
  case malformedDirective = "VFL0606"
  /// Unknown parent.
  case unknownParent = "VFL0607"
  /// Cycle of parents.
  case parentCycle = "VFL0608"
  /// Duplicate name.
  case duplicateName = "VFL0609"
  /// File not written.
  case unwritableFile = "VFL0610"
  /// Constraint conflict log instead of a layout.
  case conflictLog = "VFL0611"
  /// Unrecognized constraint in a log.
  case unreadableDescription = "VFL0612"
  /// Conflicting constraints missing from a log.
  case missingConflict = "VFL0613"
  /// Crash caused by a format string.
  case formatCrash = "VFL0614"
  /// Nothing to check.
  case nothingChecked = "VFL0615"
  /// Unchecked format string in a source.
  case uncheckedString = "VFL0616"
  /// Malformed Interface Builder file.
  case malformedInterface = "VFL0617"
  /// File with several layouts.
  case severalLayouts = "VFL0620"
  /// Layout with assumptions.
  case assumedLayout = "VFL0621"

  /// Constraint between views without a common ancestor.
  case unrelatedItems = "VFL0701"
  /// Constraint outside of the subtree of its view.
  case constraintOutsideSubtree = "VFL0702"
  /// Constraint with an item that is not a view.
  case illegalItem = "VFL0703"
  /// Position without a second item in a log.
  case positionWithoutItem = "VFL0704"
  /// Attributes that cannot be related in a log.
  case illegalPairing = "VFL0705"
  /// Priority of an active constraint changed from or to 1000.
  case installedPriority = "VFL0706"
  /// Constant or multiplier that is not finite or too large.
  case illegalNumber = "VFL0707"
  /// Layout changed on a background thread.
  case backgroundLayout = "VFL0708"
  /// Layout that does not finish.
  case layoutLoop = "VFL0709"
  /// Cells laid out outside of a window.
  case layoutOutsideWindow = "VFL0710"
  /// Cell whose constraints permit a size of 0.
  case collapsedCell = "VFL0711"
  /// Item that is larger than its collection view.
  case oversizedItem = "VFL0712"
  /// Views with an ambiguous layout in a log.
  case ambiguousTrace = "VFL0713"
  /// Constraints that affect the layout of a view in a log.
  case constraintListing = "VFL0714"
  /// Layout requested during a layout pass.
  case layoutRecursion = "VFL0715"

  /// Property that is not satisfied for all values.
  case violatedProperty = "VFL0801"
  /// Property that was not decided.
  case undecidedProperty = "VFL0802"
  /// Interval that cannot be verified.
  case unusableInterval = "VFL0803"
  /// Requirement that examines no view.
  case emptyRequirement = "VFL0804"

  /// Unknown subcommand.
  case unknownSubcommand = "VFL0901"
  /// Unknown flag.
  case unknownFlag = "VFL0902"
  /// Missing flag value.
  case missingFlagValue = "VFL0903"
  /// Malformed flag value.
  case malformedFlagValue = "VFL0904"
  /// Unexpected argument.
  case unexpectedArgument = "VFL0905"
  /// Missing argument.
  case missingArgument = "VFL0906"
  /// Unknown value.
  case unknownArgument = "VFL0907"
  /// Conflicting flags.
  case conflictingFlags = "VFL0908"

  /// Whether a diagnostic with this code means that an input was not read at all.
  package var isOfUnreadInput: Bool { self == .unreadableFile || self == .conflictLog }

  /// Whether the code is a lint rule, which reports valid formats that can be improved.
  package var isLint: Bool { rawValue.hasPrefix("VFL05") }
}
