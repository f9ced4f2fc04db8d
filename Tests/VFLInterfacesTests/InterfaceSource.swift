import VFLCompiler
import VFLInterfaces
import VFLLayout
import VFLRecords

/// An Interface Builder file that a test composes.
struct InterfaceSource {
  /// The attributes of the document, except its type and version.
  var document = #"toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES""#
  /// The element of the device; empty for none.
  var device = ""
  /// The elements inside of the root, after its frame.
  var content: String
  /// The name of the root's element.
  var element = "view"
  /// The size of the root.
  var size = (width: 320, height: 480)

  init(_ content: String) {
    self.content = content
  }

  /// The file, whose root has the identifier `root`.
  var bytes: [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(document)>
          \(device)
          <objects>
              <\(element) contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
                  \(content)
              </\(element)>
          </objects>
      </document>
      """.utf8)
  }

  /// Returns the compiled layout.
  func compiled(
    _ settings: LayoutSettings = LayoutSettings(), contents: ContentSettings = ContentSettings()
  ) throws -> CompiledLayout {
    let document = InterfaceFile.document(bytes, name: "Test.xib", object: nil, contents: contents)
    return CompiledLayout([document], settings)
  }

  /// Returns the frames of the views by name, as `x y width height`.
  func frames(
    _ settings: LayoutSettings = LayoutSettings(), contents: ContentSettings = ContentSettings()
  ) throws -> [String: [Double]] {
    let problem = try compiled(settings, contents: contents).problem
    let result = try problem.solved()
    var frames: [String: [Double]] = [:]
    for (node, frame) in zip(problem.nodes, result.frames).dropFirst() {
      frames[node.name] = [frame.x, frame.y, frame.width, frame.height]
    }
    return frames
  }

  /// The equations of the document.
  func equations() -> [String] {
    InterfaceFile.document(bytes, name: "Test.xib", object: nil).equations.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  /// A view with a frame, for `<subviews>`.
  static func view(
    _ id: String, _ element: String = "view", _ attributes: String = "",
    frame: (Int, Int, Int, Int) = (0, 0, 10, 10), _ content: String = ""
  ) -> String {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" userLabel="\(id)" id="\(id)" \(attributes)>
      <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
      \(content)
    </\(element)>
    """
  }
}
