import VisualFormat

/// Entries that are inserted in any order and shown in the order of their ranks.
enum EntriesExample: Example {
  static let name = "entries"
  static let summary = "a column of entries, some of which come late or leave"

  static func run(_ log: inout ExampleLog) throws {
    let column = EntryColumn("column")
    column.rootSize = PerAxis(120, 200)
    try column.insert("third", rank: 3, height: 30)
    try column.insert("first", rank: 1, height: 10)
    try log.show("The third and the first", column)

    try column.insert("second", rank: 2, height: 20)
    try log.show("The second comes late", column)

    try column.remove("first")
    try log.show("The first leaves", column)
  }
}
