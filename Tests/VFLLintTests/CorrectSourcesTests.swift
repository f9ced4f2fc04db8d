import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of source files in which every format string is correct.
///
/// `CorrectProjectsTests` checks the projects, which have several files, and applies the lint rules for all
/// format strings of a file.
@Suite("Correct source files")
struct CorrectSourcesTests {
  /// The diagnostics that a correct file has today.
  struct FalseAlarm: Sendable, CustomTestStringConvertible {
    let path: String
    let codes: Set<String>
    let reason: String

    init(_ path: String, _ codes: Set<String>, _ reason: String) {
      self.path = path
      self.codes = codes
      self.reason = reason
    }

    var testDescription: String { "\(path): \(reason)" }
  }

  /// The correct files that have diagnostics today, with the reason why the files are correct.
  static let knownFalseAlarms = [
    FalseAlarm(
      "objc/abstract-base-class-calls-override.m", ["VFL0201"],
      "the calls in the abstract class reach the override, which names the photo"),
    FalseAlarm(
      "objc/cpp-constructed-function-hides-function.mm", ["VFL0110", "VFL0201"],
      "a local variable that is initialized with `()` or `{}` hides the function"),
    FalseAlarm(
      "objc/default-option-through-shorter-selector.m", ["VFL0305"],
      "the helper passes its default alignment, which the caller does not specify"),
    FalseAlarm(
      "objc/macro-named-like-local-variable.m", ["VFL0201"],
      "a macro with the name of the variable replaces the dictionary"),
    FalseAlarm(
      "objc/names-guarded-by-lookup.m", ["VFL0201"],
      "the call runs only if the dictionary has the key"),
    FalseAlarm(
      "objc/subclass-overrides-apples-method.m", ["VFL0115"],
      "the subclass of NSLayoutConstraint overrides the method and adds the closing bar"),
    FalseAlarm(
      "objc/superclass-pointer-to-subclass.m", ["VFL0106", "VFL0115"],
      "the object is an instance of the subclass, whose override prints its argument"),
    FalseAlarm(
      "objc/typeof-and-qualified-blocks-hide-function.m", ["VFL0110", "VFL0201"],
      "a local block, which prints its argument, hides the function"),
    FalseAlarm(
      "swift/debug-variant-inside-helper.swift", ["VFL0106", "VFL0201"],
      "the call is compiled only with the helper's body that prints its argument"),
    FalseAlarm(
      "swift/default-option-of-helper-and-single-view.swift", ["VFL0305"],
      "the helper passes its default alignment, which the caller does not specify"),
    FalseAlarm(
      "swift/key-lookup-guards-format.swift", ["VFL0201"],
      "the call runs only if the dictionary has the key"),
    FalseAlarm(
      "swift/overload-with-trailing-closure.swift", ["VFL0107", "VFL0110", "VFL0201"],
      "a call with a trailing closure calls the overload that has a closure parameter"),
    FalseAlarm(
      "swift/override-called-through-superclass-type.swift", ["VFL0106", "VFL0115", "VFL0201"],
      "the objects are instances of subclasses, whose overrides have other views or none"),
    FalseAlarm(
      "swift/own-type-named-like-apples.swift", ["VFL0101", "VFL0106", "VFL0201"],
      "the file declares its own NSLayoutConstraint, which records its arguments"),
    FalseAlarm(
      "swift/self-is-closure-parameter.swift", ["VFL0108"],
      "the closure parameter `self` is an object of another class"),
    FalseAlarm(
      "swift/sentinel-value-replaced.swift", ["VFL0107"],
      "the condition replaces the value that is not a format"),
    FalseAlarm(
      "swift/setter-and-observer-parameters.swift", ["VFL0201"],
      "the parameters of the setter and of the observer hide the property"),
    FalseAlarm(
      "swift/shim-module-with-apples-names.swift", ["VFL0101", "VFL0106", "VFL0201"],
      "a test expects errors of another module's NSLayoutConstraint"),
    FalseAlarm(
      "swift/subclass-overrides-apples-method.swift", ["VFL0115", "VFL0124"],
      "the subclass of NSLayoutConstraint overrides the method and adds the bars"),
    FalseAlarm(
      "swift/template-method-in-abstract-base.swift", ["VFL0201"],
      "the calls in the abstract class reach the override, which names the control"),
  ]

  private static let directory = "Fixtures/hosts/correct/"

  /// The paths of all files, relative to the directory `correct`.
  private static let paths =
    (Repository.files(in: directory + "swift", withExtension: "swift")
    + ["h", "m", "mm"].flatMap { Repository.files(in: directory + "objc", withExtension: $0) })
    .map { String($0.dropFirst(directory.count)) }

  /// Returns the codes of the diagnostics for a file.
  private func codes(_ path: String) throws -> Set<String> {
    let source = try Repository.text(at: Self.directory + path)
    let language: HostLanguage = path.hasSuffix(".swift") ? .swift : .objectiveC
    let scan = HostScan(Array(source.utf8), language: language)
    return Set(SiteCheck.diagnostics(of: SiteCheck.check(scan)).map(\.code.rawValue))
  }

  @Test func `there are more than 220 correct files and all known files exist`() {
    #expect(Self.paths.count > 220)
    let known = Self.knownFalseAlarms.map(\.path)
    expectEqual(known.filter { !Self.paths.contains($0) }, [])
    expectEqual(known.count, Set(known).count)
  }

  @Test(
    arguments: paths.filter { path in !knownFalseAlarms.contains { $0.path == path } })
  func `a correct file has no diagnostics`(path: String) throws {
    expectEqual(try codes(path), [])
  }

  @Test(arguments: knownFalseAlarms)
  func `a known false alarm is still reported`(alarm: FalseAlarm) throws {
    expectEqual(try codes(alarm.path), alarm.codes, "remove \(alarm.path) from the list")
  }
}
