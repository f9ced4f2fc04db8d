// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Cards",
  dependencies: [.package(name: "VisualFormat", path: "../..")],
  targets: [
    .target(
      name: "Cards",
      plugins: [.plugin(name: "VFLBuildPlugin", package: "VisualFormat")])
  ]
)
