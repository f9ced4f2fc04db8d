import VFLDiagnostics
import VFLLint
import VFLLowering
package import VFLSources

/// A source file in which calls that take format strings were replaced by code.
package struct ConvertedSource: Sendable {
  /// The converted source.
  package private(set) var bytes: [UInt8]
  /// The number of converted calls.
  package private(set) var convertedCount = 0
  /// The calls that are not converted, sorted by position, each with the reason.
  package private(set) var unconverted: [(offset: Int, reason: CallConversionError)] = []

  /// Converts the calls in a UTF-8 source file.
  ///
  /// To verify the conversion, the result is scanned again. If the scan does not find exactly the format
  /// strings of the calls that were not converted, the source is left unchanged.
  ///
  /// - Parameter place: Only calls that touch this byte range are converted. If `nil`, all calls are
  ///   converted.
  package init(
    _ text: [UInt8], _ language: HostLanguage, _ settings: CallConversion.Settings,
    touching place: Range<Int>? = nil
  ) {
    bytes = text
    let (scan, reader) = HostScan.reading(text, language: language)
    func isAsked(_ call: SourceSpan) -> Bool {
      place.map { Self.start(of: call, in: text) <= $0.upperBound && $0.lowerBound <= call.end }
        ?? true
    }
    let isAnyUnread = place == nil && !scan.unreadable.isEmpty
    guard scan.sites.contains(where: { isAsked($0.call) }) || isAnyUnread else { return }
    var conversions: [CallConversion] = []
    var left: [[UInt8]] = []
    let joining = StatementJoining(text, [])
    var checker = SiteChecker(spacing: settings.spacing ?? .classic)
    for site in scan.sites {
      guard let reader, isAsked(site.call) else {
        left.append(site.literal.text)
        continue
      }
      do throws(CallConversionError) {
        let conversion = try CallConversion(checker.check(site), reader, language, settings)
        if settings.style.usesMaker {
          guard joining.isActivation(conversion.call) else {
            throw .notActivated
          }
          guard conversion.constraints.areValidForMaker else {
            throw .unsupportedGuide
          }
        }
        conversions.append(conversion)
      } catch {
        left.append(site.literal.text)
        // A call can have several possible format strings, but is listed only once.
        if unconverted.last?.offset != site.call.start {
          unconverted.append((site.call.start, error))
        }
      }
    }
    unconverted += scan.unreadable.map { ($0.span.start, CallConversionError($0.reason)) }
    defer { unconverted.sort { $0.offset < $1.offset } }
    guard let reader, !conversions.isEmpty else { return }
    var replacements = CallReplacements(text, language, reader)
    let imports = settings.style.usesMaker ? ImportWriter.edits(for: settings.style, in: text) : []
    let edits = imports + replacements.edits(for: conversions)
    let result = SourceEdit.apply(edits, to: text)
    let found = HostScan(result, language: language)
    guard found.sites.map({ $0.literal.text }) == left,
      found.unreadable.count == scan.unreadable.count
    else {
      unconverted += conversions.map { ($0.call.span.start, .unproven) }
      return
    }
    (bytes, convertedCount) = (result, conversions.count)
  }

  /// Returns the start of a call.
  ///
  /// In Swift, the call includes its receiver `NSLayoutConstraint`.
  private static func start(of call: SourceSpan, in text: [UInt8]) -> Int {
    let receiver = Array("NSLayoutConstraint.".utf8)
    return text[..<call.start].suffix(receiver.count).elementsEqual(receiver)
      ? call.start - receiver.count : call.start
  }
}
