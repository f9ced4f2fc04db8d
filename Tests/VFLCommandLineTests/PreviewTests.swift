import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `preview` command")
struct PreviewTests {
  private func console(_ files: [String: String]) -> MemoryConsole {
    var console = MemoryConsole()
    console.files = files.mapValues { Array($0.utf8) }
    console.files["/scratch/other"] = []
    console.variables["TMPDIR"] = "/scratch"
    return console
  }

  private func page(_ console: MemoryConsole, _ path: String = "a.vfl.html") throws -> [String: Any]
  {
    let bytes = try #require(console.files[path])
    return try LayoutPageTests.data(of: String(decoding: bytes, as: UTF8.self))
  }

  private func layouts(_ console: MemoryConsole) throws -> [[String: Any]] {
    try #require(try page(console)["layouts"] as? [[String: Any]])
  }

  @Test("`preview` writes a page next to the file and prints the path of the page")
  func writing() throws {
    var console = console(["a.vfl": "@container 300x100\n|-[a]-|\nV:|[a]|"])
    expectEqual(console.run("preview", "a.vfl"), .success)
    expectEqual(console.written, ["a.vfl.html"])
    #expect(console.errorText.hasPrefix("wrote a.vfl.html;") && console.output == [])
    #expect(try page(console)["refresh"] as? Int == 2)
    try expectEqual(layouts(console).map { $0["name"] as? String }, ["a.vfl"])
    expectEqual(console.shownPages, [])
  }

  @Test("`preview` writes the page again only after the file changes")
  func changes() throws {
    var console = console(["a.vfl": "|-[a]-|"])
    console.pauses = [
      { _ in }, { $0.files["a.vfl"] = Array("|-[a(50)]".utf8) }, { _ in },
      { $0.files["a.vfl"] = nil }, { $0.files["a.vfl"] = Array("|-[a]-[b]-|".utf8) },
    ]
    expectEqual(console.run("preview", "a.vfl"), .success)
    expectEqual(console.written, ["a.vfl.html", "a.vfl.html", "a.vfl.html"])
    let views = try #require(layouts(console)[0]["views"] as? [[String: Any]])
    expectEqual(views.map { $0["name"] as? String }, ["|", "a", "b"])
  }

  @Test("a preview page contains a layout for each file and the diagnostics of an invalid file")
  func several() throws {
    var console = console(["a.vfl": "|-[a]-|", "b.vfl": "|-[b", "c.txt": "|[c]|", "d.md": "d"])
    expectEqual(console.run("preview", "a.vfl", "b.vfl", "c.txt", "d.md"), .success)
    let found = try layouts(console)
    expectEqual(found.map { $0["name"] as? String }, ["a.vfl", "b.vfl", "c.txt", "d.md"])
    let diagnostics = found.map { $0["faults"] as? String ?? "" }
    #expect(diagnostics[0] == "" && diagnostics[2] == "")
    #expect(diagnostics[1].contains("error[VFL0110]") && diagnostics[1].contains("b.vfl:1:5"))
    #expect(diagnostics[3].contains("VFL0601"))
  }

  @Test("`--open` opens the page, and a message is printed if no application can open pages")
  func opening() {
    var console = console(["a.vfl": "|-[a]-|"])
    expectEqual(console.run("preview", "--open", "--output", "b.html", "a.vfl"), .success)
    #expect(console.shownPages == ["/project/b.html"] && console.written == ["b.html"])
    console.showsPages = false
    console.isInterrupted = false
    expectEqual(console.run("preview", "--open", "a.vfl"), .success)
    #expect(console.errorText.hasSuffix("no application to open the page was found\n"))
  }

  @Test("`preview` never replaces a file that is not a preview page")
  func otherFiles() {
    var console = console(["a.vfl": "|-[a]-|", "a.vfl.html": "<!doctype html>\n<p>Mine"])
    expectEqual(console.run("preview", "a.vfl"), .usage)
    #expect(Transcript.codes(in: console.errorText) == ["VFL0610"] && console.written == [])
    expectEqual(console.run("preview", "--output", "a.vfl", "a.vfl"), .usage)
    console.files["a.vfl.html"] = nil
    expectEqual(console.run("preview", "a.vfl"), .success)
    console.isInterrupted = false
    expectEqual(console.run("preview", "a.vfl"), .success)
  }

  @Test("`preview` does not write a page to standard output")
  func standardOutput() {
    var console = console(["a.vfl": "|-[a]-|"])
    expectEqual(console.run("preview", "--output", "-", "a.vfl"), .usage)
    expectEqual(Transcript.codes(in: console.errorText), ["VFL0610"])
    #expect(console.written == [] && console.outputText == "")
  }

  @Test(
    "a missing file is reported once, and `preview` writes the page again when the file exists again"
  )
  func goneFiles() throws {
    var console = console(["a.vfl": "|-[a]-|"])
    console.pauses = [
      { $0.files["a.vfl"] = nil }, { _ in }, { _ in }, { _ in },
      { $0.files["a.vfl"] = Array("|-[b]-|".utf8) }, { _ in },
    ]
    expectEqual(console.run("preview", "a.vfl"), .success)
    expectEqual(console.written, ["a.vfl.html", "a.vfl.html"])
    let lines = console.errorText.split(separator: "\n")
    #expect(
      lines.count == 2 && lines[1] == "cannot read a.vfl: no such file; the page is unchanged")
  }

  @Test("`preview` reports an output path that is a directory or is in a missing directory")
  func directories() {
    var console = console(["a.vfl": "|-[a]-|", "pages/b.html": ""])
    expectEqual(console.run("preview", "--output", "pages", "a.vfl"), .usage)
    #expect(console.errorText.contains("cannot write `pages`: it is a directory\n"))
    console.isInterrupted = false
    expectEqual(console.run("preview", "--output", "none/b.html", "a.vfl"), .usage)
    #expect(console.errorText.contains("cannot write `none/b.html`: no such directory\n"))
  }

  @Test(
    "`preview` applies wrappers and spacing of the configuration and reports errors in the configuration"
  )
  func configurations() throws {
    let source = "func f(_ a: UIView) { pin(\"|-[a]\", [\"a\": a]) }"
    let wrappers = #"[{"name": "pin", "format": 0, "views": ["a"]}]"#
    var console = console([
      "A.swift": source, ".vfl.json": #"{"wrappers": \#(wrappers), "spacing": "layoutMargins"}"#,
    ])
    expectEqual(console.run("preview", "A.swift"), .success)
    let bytes = try #require(console.files["/scratch/project-A.swift.html"])
    let data = try LayoutPageTests.data(of: String(decoding: bytes, as: UTF8.self))
    let layouts = try #require(data["layouts"] as? [[String: Any]])
    expectEqual(layouts.map { $0["name"] as? String }, ["A.swift:1 f"])
    #expect(String(decoding: bytes, as: UTF8.self).contains("leadingMargin"))
    console.isInterrupted = false
    console.files[".vfl.json"] = Array("{\"wrappers\": 1}".utf8)
    expectEqual(console.run("preview", "A.swift"), .success)
    expectEqual(Transcript.codes(in: console.errorText), ["VFL0604"])
  }

  @Test("`preview` rejects missing, invalid and repeated arguments")
  func rejected() {
    expectEqual(Transcript("preview").codes, ["VFL0906"])
    let missing = Transcript("preview", "a.vfl")
    #expect(missing.codes == ["VFL0601"] && missing.code == .usage)
    expectEqual(Transcript("preview", "--html", "a.vfl").codes, ["VFL0902"])
    let pages = ["--output", "x.html", "--output", "y.html"]
    expectEqual(Transcript(["preview", "a.vfl"] + pages).codes, ["VFL0908"])
    #expect(Transcript("preview", "-").errors.contains("standard input cannot be watched"))
  }

  @Test(
    "a preview page shows the formats of each function in a source file and notes about unknown parts"
  )
  func sources() throws {
    let source = """
      func row(_ d: [String: UIView], _ g: CGFloat) {
        activate(NSLayoutConstraint.constraints(
          withVisualFormat: "|-gap-[a]-edge-[b(==a)]-|", options: .alignAllTop,
          metrics: ["gap": 12, "edge": g], views: ["a": d, "b": d, "c": d]))
        activate(NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-\\(g)-[a]", options: [], metrics: nil, views: ["a": d]))
      }
      func column(_ d: UIView) {
        let format = d.isHidden ? "V:|[a]|" : "V:|-[a]-|"
        activate(NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["a": d]))
      }
      func wrong(_ d: UIView) {
        activate(NSLayoutConstraint.constraints(
          withVisualFormat: "|-[lable]-|", options: [], metrics: nil, views: ["label": d]))
      }
      """
    var console = console(["A.swift": source])
    expectEqual(console.run("preview", "A.swift"), .success)
    let bytes = try #require(console.files["/scratch/project-A.swift.html"])
    let data = try LayoutPageTests.data(of: String(decoding: bytes, as: UTF8.self))
    let found = try #require(data["layouts"] as? [[String: Any]])
    expectEqual(
      found.map { $0["name"] as? String },
      [
        "A.swift:2 row", "A.swift:10 column", "A.swift:14 wrong",
      ])
    let notes = found.map { $0["notes"] as? [String] ?? [] }
    #expect(notes[0].count == 2 && notes[0][0].hasPrefix("`V:|-…-[a]` has parts"))
    #expect(notes[0][1].hasPrefix("The value of `edge` is unknown, so 8 is used;"))
    expectEqual(notes[1], ["`V:|-[a]-|` belongs to another branch, and is omitted."])
    let views = try #require(found[0]["views"] as? [[String: Any]])
    expectEqual(views.map { $0["name"] as? String }, ["|", "a", "b"])
    #expect((found[2]["faults"] as? String ?? "").contains("A.swift:15:27"))
    console.isInterrupted = false
    expectEqual(console.run("preview", "--metric", "edge=5", "A.swift"), .success)
    #expect(
      String(decoding: console.files["/scratch/project-A.swift.html"] ?? [], as: UTF8.self)
        .contains(
          "constant\": 5,"))
  }
  @Test("a preview page reports a layout with too much data instead of showing that layout")
  func room() throws {
    func long(_ length: Int) -> String {
      let view = String(repeating: "v", count: length)
      return "|-[\(view)]-|\nV:|-[\(view)]-|"
    }
    let files = [
      "a.vfl": "|-[a]-|", "b.vfl": long(300_000), "c.vfl": long(50_000), "d.vfl": long(50_000),
      "e.vfl": "|-[e]-|",
    ]
    var console = console(files)
    expectEqual(console.run("preview", "a.vfl", "b.vfl", "c.vfl", "d.vfl", "e.vfl"), .success)
    let found = try layouts(console)
    expectEqual(found.map { $0["name"] as? String }, files.keys.sorted())
    let diagnostics = found.map { $0["faults"] as? String ?? "" }
    #expect(diagnostics[0] == "" && diagnostics[2] == "" && diagnostics[4] == "")
    #expect(diagnostics[1].contains("the layout has too many regimes and views"))
    #expect(diagnostics[3].contains("so this layout is omitted"))
  }

  @Test(
    "a layout in an initializer is named `init`, but a call of an initializer does not affect the name",
    arguments: [
      ("required convenience init?(frame: CGRect) {", " init"),
      ("@objc init<T>(_ t: T) {", " init"),
      ("label = UILabel.init(frame: .zero)", ""), ("super.init(frame: frame)", ""),
      ("let initial = 1", ""),
    ])
  func initializers(line: String, label: String) throws {
    let source = """
      class Row: UIView {\r
        \(line)\r
          activate(NSLayoutConstraint.constraints(
            withVisualFormat: "|[a]|", options: [], metrics: nil, views: ["a": d]))
      """
    var console = console(["A.swift": source])
    expectEqual(console.run("preview", "A.swift"), .success)
    let data = try page(console, "/scratch/project-A.swift.html")
    let found = try #require(data["layouts"] as? [[String: Any]])
    expectEqual(found.map { $0["name"] as? String }, ["A.swift:3\(label)"])
  }

  @Test(
    "functions that create constraints in code have a layout each, with notes, in a temporary file")
  func code() throws {
    let source = """
      class Row: UIView {
        let title = UILabel()
        func setUp(gap: CGFloat) {
          addSubview(title)
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap).isActive = true
        }
        func addFormats(a: UIView) {
          addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "|[a]|", options: [], metrics: nil, views: ["a": a]))
        }
      }
      """
    var console = console(["Sources/Row.swift": source])
    console.variables["TMPDIR"] = "/pages/"
    console.files["/pages/other"] = []
    expectEqual(console.run("preview", "Sources/Row.swift"), .success)
    expectEqual(console.written, ["/pages/project-Sources-Row.swift.html"])
    let found = try #require(
      try page(console, "/pages/project-Sources-Row.swift.html")["layouts"] as? [[String: Any]])
    expectEqual(
      found.map { $0["name"] as? String },
      ["Sources/Row.swift:3 setUp", "Sources/Row.swift:8 addFormats"])
    let notes = found[0]["notes"] as? [String] ?? []
    #expect(
      notes.contains(
        "The value of `gap` is unknown, so 8 is used; `--metric gap=NUMBER` sets it."))
    let views = try #require(found[0]["views"] as? [[String: Any]])
    expectEqual(views.map { $0["name"] as? String }, ["|", "title"])

    var selected = self.console(["Sources/Row.swift": source])
    expectEqual(selected.run("preview", "Sources/Row.swift:setUp"), .success)
    let one =
      try page(selected, "/scratch/project-Sources-Row.swift.html")["layouts"] as? [[String: Any]]
    expectEqual(one?.count, 1)
  }
}
