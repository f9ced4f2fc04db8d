import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Commands that read layouts of functions")
struct FunctionLayoutCommandTests {
  private static let source = """
    final class Card: UIView {
      let title = UILabel()
      func setUp(gap: CGFloat) {
        addSubview(title)
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
          title.widthAnchor.constraint(equalToConstant: 100),
          title.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
    }
    final class Row: UIView {
      func addFormats(_ icon: UIView) {
        let views = ["icon": icon]
        addConstraints(
          NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-4-[icon(30)]", metrics: nil, views: views))
        addConstraints(
          NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-6-[icon(40)]", metrics: nil, views: views))
      }
    }
    """

  private func run(_ words: String...) -> Transcript {
    Transcript(words, files: ["Card.swift": Self.source])
  }

  @Test("`solve FILE:FUNCTION` prints the frames and the assumptions")
  func solve() {
    let found = run("solve", "--width", "200", "--height", "90", "Card.swift:setUp")
    #expect(found.output.contains("\ntitle  8  10    100      20"))
    expectEqual(found.codes, ["VFL0621"])
    #expect(found.errors.contains("= note: the value of `gap` is unknown, so 8 is used;"))
    let given = run(
      "solve", "--width", "200", "--height", "90", "--metric", "gap=12", "Card.swift:Card")
    #expect(given.output.contains("\ntitle  12  10    100      20"))
    expectEqual(given.codes, [])
  }

  @Test(
    "a function with format strings and anchors is one layout, also if another function calls it")
  func mixed() {
    let source = """
      class Card: UIView {
        let a = UIView()
        override init(frame: CGRect) { super.init(frame: frame); setUp() }
        func setUp() {
          addSubview(a)
          var all = NSLayoutConstraint.constraints(withVisualFormat: "H:|-8-[a(50)]", options: [], metrics: nil, views: ["a": a])
          all.append(a.heightAnchor.constraint(equalToConstant: 50))
          NSLayoutConstraint.activate(all)
        }
      }
      """
    let found = Transcript("compile", "Card.swift", files: ["Card.swift": source])
    expectEqual(found.output, "a.leading == |.leading + 8\na.width == 50\na.height == 50\n")
    expectEqual(found.code, .success)
  }

  @Test("a picture reports that content sizes are estimates")
  func picture() {
    let found = run("solve", "--svg", "--width", "200", "--height", "90", "Card.swift:setUp")
    #expect(found.output.contains("The content size of 1 view is an estimate."))
    let formats = run("solve", "--svg", "--width", "90", "--height", "90", "Card.swift:addFormats")
    #expect(!formats.output.contains("estimate"))
  }

  @Test("the layout of a function with format strings consists of the format strings")
  func formats() {
    let found = run("compile", "Card.swift:addFormats")
    expectEqual(
      found.output,
      "icon.leading == |.leading + 4\nicon.width == 30\nicon.top == |.top + 6\nicon.height == 40\n")
    expectEqual(found.code, .success)
  }

  @Test("a file with several layouts, or without the selected one, is an error that lists them")
  func several() {
    for name in ["Card.swift", "Card.swift:", "Card.swift:other"] {
      let found = run("solve", name)
      expectEqual(found.codes, ["VFL0620"])
      expectEqual(found.code, .usage)
      #expect(found.errors.contains("the layouts are `setUp`, `addFormats`"))
    }
    expectEqual(
      Transcript("solve", "A.swift", files: ["A.swift": "let a = 1\n"]).codes, ["VFL0620"])
  }

  @Test(
    "a function without a layout has a reason",
    arguments: [
      (
        "if flag { a.widthAnchor.constraint(equalToConstant: 1).isActive = true }",
        "`build` in line 1 creates only constraints that may not be active"
      ),
      (
        "let c = a.widthAnchor.constraint(equalToConstant: 1)",
        "`build` in line 1 creates no constraints that are active"
      ),
      (
        "a.widthAnchor.constraint(equalToConstant: 1).isActive = true; fatalError()",
        "`build` in line 1 contains code that is not read"
      ),
    ])
  func reasons(statement: String, reason: String) {
    let source = "func build(a: UIView, flag: Bool) {\n\(statement)\n}\n"
    let found = Transcript("solve", "A.swift:build", files: ["A.swift": source])
    expectEqual(found.codes, ["VFL0620"])
    #expect(found.errors.contains("  = note: \(reason)\n"), "\(found.errors)")
  }

  @Test("`--stdin-filename` makes standard input a source")
  func standardInput() {
    func run(_ words: String...) -> Transcript { Transcript(words, standardInput: Self.source) }
    let found = run(
      "solve", "--metric", "gap=1", "--width", "200", "--height", "90", "--stdin-filename",
      "Card.swift:setUp", "-")
    #expect(found.output.contains("\ntitle  1  10    100      20"))
    expectEqual(run("solve", "--stdin-filename", "-", "-").codes, ["VFL0904"])
    expectEqual(run("solve", "--stdin-filename", "Card.swift", "[a]").code, .usage)
    expectEqual(run("solve", "-").codes, ["VFL0601"])
  }

  @Test("the configuration of a source applies to its layouts")
  func configuration() {
    let source = """
      class Card: UIView {
        func formats(_ a: UIView) {
          addSubview(a)
          pin("H:|-[a(9)]", ["a": a])
        }
        func anchors(_ a: UIView) {
          addSubview(a)
          addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a(9)]", options: [], metrics: nil, views: ["a": a]))
          a.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """
    let configuration =
      #"{"wrappers": [{"name": "pin", "format": 0, "views": 1}], "spacing": "layoutMargins"}"#
    for name in ["formats", "anchors"] {
      let found = Transcript(
        "compile", "App/Card.swift:\(name)",
        files: ["App/Card.swift": source, "App/.vfl.json": configuration])
      #expect(found.output.contains("a.leading == |.leadingMargin\n"), "\(found)")
      let classic = Transcript(
        "compile", "--spacing", "classic", "App/Card.swift:\(name)",
        files: ["App/Card.swift": source, "App/.vfl.json": configuration])
      #expect(
        classic.output.replacing("std(20)", with: "20").contains("a.leading == |.leading + 20\n"),
        "\(classic)")
    }
    let mixed = Transcript(
      "compile", "Card.swift:anchors",
      files: [
        "Card.swift": source.replacing("a.topAnchor", with: "pin(\"V:|[a]\", [:]); a.topAnchor"),
        ".vfl.json": configuration,
      ])
    #expect(
      mixed.errors.contains(
        "the format string in line 9 belongs to a wrapper function, and is omitted"))
    let faulty = Transcript(
      "compile", "Card.swift:anchors", files: ["Card.swift": source, ".vfl.json": "{"])
    expectEqual(faulty.codes, ["VFL0602"])
  }

  @Test(
    "`contentSizes` sets content sizes by class or name, in sources and Interface Builder files")
  func contentSizes() {
    let source = """
      class Avatar: UIView {}
      class Card: UIView {
        let avatar = Avatar(), badge = RemoteBadge(), title = UILabel()
        func setUp() {
          for view in [avatar, badge, title] {
            addSubview(view)
            view.topAnchor.constraint(equalTo: topAnchor).isActive = true
            view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          }
        }
      }
      """
    let interface = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="root"><rect key="frame" x="0" y="0" width="200" height="90"/>
            <subviews>
              <view customClass="Avatar" translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="avatar">
                <rect key="frame" x="0" y="0" width="70" height="70"/>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
              <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    let sizes = #"{"Avatar": "40x30", "RemoteBadge": "12x-", "title": "99x9"}"#
    func run(_ words: String..., sizes: String = sizes) -> Transcript {
      Transcript(
        words + ["--width", "200", "--height", "90"],
        files: [
          "A.swift": source, "A.xib": interface, ".vfl.json": #"{"contentSizes": \#(sizes)}"#,
        ])
    }
    let frames = run("solve", "A.swift").output
    #expect(frames.contains("\navatar  0  0     40      30\n"), "\(frames)")
    #expect(frames.contains("\nbadge   0  0     12       0\n"), "\(frames)")
    #expect(frames.contains("\ntitle   0  0     99       9\n"), "\(frames)")
    let stored = run("solve", "A.xib", sizes: "{}").output
    #expect(stored.contains("70      70"), "\(stored)")
    let interfaceFrames = run("solve", "A.xib").output
    #expect(interfaceFrames.contains("\navatar  0  0     40      30\n"), "\(interfaceFrames)")
    let faulty = run("solve", "A.swift", sizes: #"{"Avatar": "40"}"#)
    #expect(faulty.codes.contains("VFL0604"))
    expectEqual(faulty.code, .usage)
  }

  @Test("a line of a function selects it, also with a column")
  func lines() {
    for place in ["4", "6:12"] {
      #expect(run("compile", "Card.swift:\(place)").output.contains("title.width == 100"))
    }
    let outside = run("compile", "Card.swift:1")
    #expect(outside.errors.contains("`Card.swift` contains no layout in line 1\n"))
  }

  @Test("`convert` writes a function in another form")
  func convert() {
    let found = run("convert", "--to", "snapkit", "--metric", "gap=12", "Card.swift:setUp")
    #expect(found.output.contains("make.leading.equalToSuperview().offset(12)"))
    expectEqual(found.code, .success)
    let text = run("convert", "--to", "vfl", "--metric", "gap=12", "Card.swift:setUp").output
    #expect(text.contains("H:|-12-[title(100)]\n"))
  }

  @Test("`check FILE:FUNCTION` checks the file")
  func check() {
    #expect(run("check", "Card.swift:setUp").output.contains("2 strings in 1 file"))
    let piped = Transcript(
      "check", "--stdin-filename", "Card.swift:setUp", "-", standardInput: Self.source)
    #expect(piped.output.contains("2 strings in 1 file"), "\(piped)")
  }
}
