import Testing
import VFLTestSupport

/// Tests the plugins by running SwiftPM in a package that uses them.
@Suite("SwiftPM plugins in a package", .serialized, .enabled(if: PackageTrial.isOn))
struct PluginTests {
  private static let layout = "Sources/Cards/card.vfl"
  private static let diagnostic = "H:|-[title-|"
  private static let check = "Checking the visual formats of Cards"

  @Test(
    "the build plugin checks only changed files and fails the build with the position of an error")
  func build() throws {
    let package = try PackageTrial()
    try package.write(".vfl.json", "{}")
    let first = try package.swift("build")
    expectEqual(first.code, 0, "\(first.printed)")
    // The plugin must not add anything to the target, in particular no resource bundle.
    try expectEqual(package.products.filter { $0.hasPrefix("Cards_") }, [])
    // After compiling the plugin, SwiftPM plans the build again and may run the commands once more.
    _ = try package.swift("build")
    #expect(!(try package.swift("build").printed.contains(Self.check)))

    try package.edit(Self.layout, "H:|-[title]-|", Self.diagnostic)
    for _ in 1...2 {
      let broken = try package.swift("build")
      #expect(broken.code != 0)
      let place = package.path(of: Self.layout) + ":3:11: error: "
      #expect(broken.printed.contains(place), "\(broken.printed)")
      #expect(broken.printed.contains("[VFL0110]"))
    }

    try package.edit(Self.layout, Self.diagnostic, "H:|-0-[title(>=80)]-|")
    let fixed = try package.swift("build")
    #expect(fixed.code == 0 && fixed.printed.contains(Self.check))

    try package.write(".vfl.json", #"{"rules": {"VFL0503": "error"}}"#)
    let configured = try package.swift("build")
    #expect(configured.code != 0 && configured.printed.contains("[VFL0503]"))
    // The plugin must also detect a configuration that did not exist when the build was planned.
    try package.write("Sources/Cards/.vfl.json", "{}")
    let nearer = try package.swift("build")
    #expect(nearer.code == 0 && nearer.printed.contains(Self.check), "\(nearer.printed)")
  }

  @Test("the command plugins write files of the package if they are granted permission")
  func writing() throws {
    let package = try PackageTrial()
    let allowed = "--allow-writing-to-package-directory"
    let formatted = try package.swift("package", allowed, "vfl-fmt")
    expectEqual(formatted.code, 0, "\(formatted.printed)")
    try package.edit(Self.layout, "H:|-[title]-|", "H:|-[title(==80)]-|")
    let unlike = try package.swift("package", allowed, "vfl-fmt", "--check")
    #expect(unlike.code != 0 && unlike.printed.contains(Self.layout), "\(unlike.printed)")
    try expectEqual(package.swift("package", allowed, "vfl-fmt", "--target", "Cards").code, 0)
    #expect(try package.text(of: Self.layout).contains("H:|-[title(80)]-|"))
    try package.edit(Self.layout, "H:|-[title(80)]-|", Self.diagnostic)
    let fixed = try package.swift("package", allowed, "vfl-check", "--fix")
    expectEqual(fixed.code, 0, "\(fixed.printed)")
    #expect(try package.text(of: Self.layout).contains("H:|-[title]-|"))
  }

  @Test(
    "`vfl-check` checks the targets in `--target`, otherwise all targets, and fails if there is an error"
  )
  func command() throws {
    let package = try PackageTrial()
    let right = try package.swift("package", "vfl-check")
    expectEqual(right.code, 0, "\(right.printed)")
    try package.edit(Self.layout, "H:|-[title]-|", Self.diagnostic)
    for words in [["--format", "short"], ["--target", "Cards", "--format=short"]] {
      let broken = try package.swift("package", ["vfl-check"] + words)
      #expect(broken.code != 0)
      #expect(broken.printed.contains("\(Self.layout):3:11: error: "), "\(broken.printed)")
    }
    try package.edit("Sources/Cards/Card.swift", "H:|-[label]-|", "H:|-[lable]-|")
    let source = try package.swift("package", "vfl-check", "--format", "xcode")
    let place = package.path(of: "Sources/Cards/Card.swift") + ":14:"
    #expect(source.code != 0 && source.printed.contains(place), "\(source.printed)")
    let unknown = try package.swift("package", "vfl-check", "--target", "Other")
    #expect(unknown.code != 0 && unknown.printed.contains("Other"))
  }
}
