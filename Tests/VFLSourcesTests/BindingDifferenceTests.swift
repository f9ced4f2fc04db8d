import Foundation
import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests that a name stands for the same variable on the syntax tree and on the tokens.
struct BindingDifferenceTests {
  /// The files and names that differ, because the tree is right.
  private static let allowed: Set<String> = [
    // A name that a `case` binds hides the property or global; the tokens do not see the pattern.
    "case-let-binds-priority.swift: size", "catch-pattern-binds-views.swift: views",
    "guard-case-let-binds-views.swift: views", "if-case-let-binds-views.swift: views",
    "switch-case-let-binds-format.swift: format", "switch-case-let-binds-format.swift: views",
    // So do a captured value and the parameter of a closure after an attribute.
    "attributed-closure-parameter.swift: views", "capture-list-renames-views.swift: views",
    // Words of C++ and names of name spaces are no variables.
    "cpp-class-template-helper.mm: this", "cpp-overloads-and-namespaces.mm: layout",
    "cpp-overloads-and-namespaces.mm: nil", "cpp-templates-and-attributes.mm: this",
    // A parameter pack has no name on the tree.
    "cpp-templates-and-attributes.mm: formats",
  ]

  /// Returns the declarations of the names of values that are not the same, each with its name.
  ///
  /// The tree knows more: a difference counts if the tokens know the variable. A name that several branches of
  /// an `#if` declare is one variable on the tree.
  static func differences(_ bytes: [UInt8], _ language: HostLanguage) -> [String] {
    let isSwift = language == .swift
    let tree = isSwift ? SourceTree(swift: bytes) : SourceTree(objectiveC: bytes)
    let bindings = Binder.bindings(of: tree)
    let names = CallCollector(tree).names
    let old = HostSyntax(isSwift ? SwiftLexer.tokens(of: bytes) : ObjectiveCLexer.tokens(of: bytes))
    var numbers: [Int32: Int] = [:]
    for token in names { numbers[tree.tokens.tokens[token].start] = token }
    var found: [String] = []
    for index in old.tokens.indices where old.isName(index) && !old.text(index).hasPrefix("$") {
      guard let token = numbers[old.tokens[index].start] else { continue }
      let before: Int?
      switch old.binding(of: index) {
      case .parameter(let block, let number):
        let parameters =
          old.kind(ofBlock: block) == .function
          ? old.parameters(ofFunction: block).map { $0.name } : old.parameters(ofClosure: block)
        before = parameters[number]
      case .local(let declaration, _), .member(let declaration), .function(let declaration):
        before = declaration
      case .element, .unknown: before = nil
      }
      guard let before, old.source.branch(of: before) == 0 else { continue }
      let after = bindings.variable(at: token).map { bindings.variables[$0].token }
      if after.map({ tree.tokens.tokens[$0].start }) != old.tokens[before].start {
        found.append(old.text(index))
      }
    }
    return found
  }

  private static let paths = ["swift", "m", "mm", "h"].flatMap {
    Repository.files(in: "Fixtures", withExtension: $0)
  }

  @Test(arguments: paths)
  func `A name stands for the same variable`(path: String) throws {
    let bytes = Array(try Repository.text(at: path).utf8)
    let found = Self.differences(bytes, path.hasSuffix(".swift") ? .swift : .objectiveC)
    let name = path.split(separator: "/").last ?? ""
    expectEqual(found.filter { !Self.allowed.contains("\(name): \($0)") }, [], "\(path)")
  }

  @Test func `There are sources`() {
    #expect(Self.paths.count > 5)
  }
}
