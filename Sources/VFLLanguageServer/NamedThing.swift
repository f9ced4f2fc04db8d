import VFLDiagnostics

/// A view or a metric of a document, with its declarations and uses.
struct NamedThing {
  let name: String
  let isView: Bool
  /// The ranges that declare the name.
  var declarations: [Range<Int>] = []
  /// The ranges in format strings and equations that use the name.
  var uses: [Range<Int>] = []
  /// The names of other views and metrics, which are not allowed as a new name.
  var taken: Set<String> = []
  /// A clause with the reason for which the view or metric cannot be renamed, or `nil` if it can.
  var obstacle: String?

  /// All occurrences, in the order of the document and without duplicates.
  var places: [Range<Int>] {
    Set(declarations + uses).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the occurrence at an offset.
  func place(at offset: Int) -> Range<Int>? {
    places.first { $0.lowerBound <= offset && offset <= $0.upperBound }
  }

  /// Returns the changes that rename the view or metric.
  ///
  /// - Throws: The reason for which the name is not allowed.
  func renaming(to newName: String) throws(ServerFault) -> [TextChange] {
    guard NameText.isName(newName) else {
      throw ServerFault(
        .invalidParameters, "invalid name `\(newName)`: use letters, digits and `_`")
    }
    if newName == name { return [] }
    if let obstacle {
      throw ServerFault(.requestFailed, "cannot rename `\(name)`: \(obstacle)")
    }
    if taken.contains(newName) {
      throw ServerFault(.requestFailed, "the name `\(newName)` is already used")
    }
    return places.map { TextChange($0, by: Array(newName.utf8)) }
  }
}
