import VFLDiagnostics

/// A view or metric in a document, with its declarations and uses.
struct NamedThing {
  let name: String
  let isView: Bool
  /// The ranges that declare the name.
  var declarations: [Range<Int>] = []
  /// The ranges in format strings and equations at which the name is used.
  var uses: [Range<Int>] = []
  /// The names of other views and metrics, which cannot be chosen as the new name.
  var taken: Set<String> = []
  /// The reason why the view or metric cannot be renamed, as a clause, or `nil` if it can be renamed.
  var obstacle: String?

  /// All declarations and uses, in document order and without duplicates.
  var places: [Range<Int>] {
    Set(declarations + uses).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the declaration or use at an offset, or `nil` if there is none.
  func place(at offset: Int) -> Range<Int>? {
    places.first { $0.lowerBound <= offset && offset <= $0.upperBound }
  }

  /// Returns the changes that rename the view or metric.
  ///
  /// - Throws: A `ResponseError` if it cannot be renamed or the new name is not allowed.
  func renaming(to newName: String) throws(ResponseError) -> [TextChange] {
    guard NameText.isName(newName) else {
      throw ResponseError(
        .invalidParameters, "invalid name `\(newName)`: use letters, digits and `_`")
    }
    if newName == name { return [] }
    if let obstacle {
      throw ResponseError(.requestFailed, "cannot rename `\(name)`: \(obstacle)")
    }
    if taken.contains(newName) {
      throw ResponseError(.requestFailed, "the name `\(newName)` is already used")
    }
    return places.map { TextChange($0, by: Array(newName.utf8)) }
  }
}
