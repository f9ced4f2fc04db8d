import Testing
import VFLCompiler
import VFLDiagnostics
import VFLInterfaces
import VFLLayout

@Suite struct InterfaceLayoutTests {
  private func source(_ views: String, _ constraints: String = "") -> InterfaceSource {
    InterfaceSource(
      "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>")
  }

  @Test("a constraint is read with its relation, multiplier, constant and priority")
  func constraint() {
    let source = source(
      InterfaceSource.view("card") + InterfaceSource.view("logo", "label"),
      """
      <constraint firstItem="card" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="8" id="c1"/>
      <constraint firstAttribute="trailing" secondItem="card" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="card" firstAttribute="width" relation="lessThanOrEqual" \
      secondItem="logo" secondAttribute="height" multiplier="16:9" priority="750" id="c3"/>
      <constraint firstItem="logo" firstAttribute="height" relation="greaterThanOrEqual" \
      secondItem="card" secondAttribute="height" multiplier="1/4" constant="-2.5" id="c4"/>
      <constraint firstItem="logo" firstAttribute="baseline" secondItem="card" \
      secondAttribute="centerY" multiplier="0.5" id="c5"/>
      """)
    #expect(
      source.equations() == [
        "card.leading == |.leading + 8", "|.trailing == card.trailing",
        "card.width <= logo.height * 1.7777777777777777 @750",
        "logo.height >= card.height * 0.25 - 2.5", "logo.lastBaseline == card.centerY * 0.5",
      ])
  }

  @Test("an unknown attribute or object leaves a constraint out and is counted") func unknown()
    throws
  {
    let source = source(
      InterfaceSource.view("card"),
      """
      <constraint firstItem="card" firstAttribute="diagonal" constant="8" id="c1"/>
      <constraint firstItem="nobody" firstAttribute="width" constant="8" id="c2"/>
      <constraint firstItem="card" firstAttribute="width" constant="wide" id="c3"/>
      """)
    #expect(source.equations() == [])
    let file = try InterfaceFile(source.bytes, name: "Test.xib")
    #expect(InterfaceLayout(of: file.roots[0], in: file).unreadCount == 3)
  }

  @Test("a name comes from the label, the outlet, the text or the kind of a view") func names()
    throws
  {
    let source = source(
      """
      <view id="a" userLabel="Card View"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      <view id="b"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      <label id="c" text="Sign in now, please"><rect key="frame" x="0" y="0" width="1" height="1"/></label>
      <label id="d"><rect key="frame" x="0" y="0" width="1" height="1"/>
        <connections><outlet property="unrelated" destination="b" id="o"/></connections></label>
      <label id="e"><rect key="frame" x="0" y="0" width="1" height="1"/></label>
      <view id="f" userLabel="カード"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      """)
    let names = try source.compiled().itemNames.dropFirst()
    #expect(
      Array(names) == ["cardView", "unrelated", "signInNowLabel", "label", "label2", "view"])
  }

  @Test("an autoresizing mask keeps the frame at the size in the file, and stretches it")
  func mask() throws {
    let source = source(
      """
      <view id="a" userLabel="a"><rect key="frame" x="10" y="20" width="300" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """)
    #expect(try source.frames()["a"] == [10, 20, 300, 40])
    var settings = LayoutSettings()
    settings.width = 420
    #expect(try source.frames(settings)["a"] == [10, 20, 400, 40])
  }

  @Test("the edges of a scroll view are those of its content for its descendants") func scrollView()
    throws
  {
    let source = source(
      InterfaceSource.view(
        "scroll", "scrollView", frame: (0, 0, 320, 480),
        "<subviews>" + InterfaceSource.view("page", frame: (0, 0, 320, 900)) + "</subviews>"),
      """
      <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="scroll" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="2"/>
      <constraint firstItem="scroll" firstAttribute="top" secondItem="root" secondAttribute="top" id="3"/>
      <constraint firstItem="scroll" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="4"/>
      <constraint firstItem="page" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="5"/>
      <constraint firstItem="page" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="6"/>
      <constraint firstItem="page" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="7"/>
      <constraint firstItem="page" firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="8"/>
      <constraint firstItem="page" firstAttribute="width" secondItem="scroll" secondAttribute="width" id="9"/>
      <constraint firstItem="page" firstAttribute="height" constant="900" id="10"/>
      """)
    let frames = try source.frames()
    #expect(frames["page"] == [0, 0, 320, 900])
    #expect(frames["scroll"] == [0, 0, 320, 480])
    #expect(try FoundFault.all(in: source.bytes).isEmpty)
  }

  @Test("variations install constraints for the size classes of the device") func variations()
    throws
  {
    var source = source(
      InterfaceSource.view("card", frame: (0, 0, 100, 10)),
      """
      <constraint firstItem="card" firstAttribute="width" constant="100" id="narrow"/>
      <constraint firstItem="card" firstAttribute="width" constant="200" id="wide"/>
      <constraint firstItem="card" firstAttribute="height" constant="10" id="height">
        <variation key="widthClass=regular" constant="20"/>
      </constraint>
      """)
    source.content += """
      <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="constraints">
        <include reference="wide"/><exclude reference="narrow"/></mask></variation>
      """
    source.device = #"<device id="retina4_7" orientation="portrait"/>"#
    #expect(source.equations() == ["card.width == 100", "card.height == 10"])
    source.device = #"<device id="ipad9_7" orientation="portrait"/>"#
    #expect(source.equations() == ["card.width == 200", "card.height == 20"])
  }

  @Test("a constraint that is removed when the file is compiled is in no conflict")
  func placeholder() throws {
    let source = source(
      InterfaceSource.view("card"),
      """
      <constraint firstItem="card" firstAttribute="width" constant="100" placeholder="YES" id="1"/>
      <constraint firstItem="card" firstAttribute="width" constant="200" id="2"/>
      """)
    #expect(try FoundFault.all(in: source.bytes).allSatisfy { $0.diagnostic.code != .conflict })
    #expect(source.equations() == ["card.width == 100", "card.width == 200"])
  }

  @Test("the guides of the safe area follow the frames in the file") func safeArea() throws {
    let source = InterfaceSource(
      """
      <subviews>\(InterfaceSource.view("card", frame: (0, 52, 320, 10)))</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="card" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="8" id="1"/>
      <constraint firstItem="card" firstAttribute="leading" secondItem="safe" \
      secondAttribute="leading" id="2"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="card" \
      secondAttribute="trailing" id="3"/>
      <constraint firstItem="card" firstAttribute="height" constant="10" id="4"/>
      </constraints>
      """)
    let frames = try source.frames()
    #expect(frames["card"] == [0, 52, 320, 10])
    #expect(frames["safeArea"] == [0, 44, 320, 436])
  }

  @Test("views of a class of the project keep their size, because their content is unknown")
  func customClass() throws {
    let source = source(
      InterfaceSource.view("chart", "view", #"customClass="Chart""#, frame: (8, 8, 120, 90)),
      """
      <constraint firstItem="chart" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="8" id="1"/>
      <constraint firstItem="chart" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="8" id="2"/>
      """)
    #expect(try source.frames()["chart"] == [8, 8, 120, 90])
    #expect(try FoundFault.all(in: source.bytes).isEmpty)
  }

  @Test("a switch has the size of a given version of iOS, or of the Xcode that wrote the file")
  func contentSizes() throws {
    func frame(
      _ tools: Int, _ frame: (Int, Int, Int, Int), for system: SystemVersion? = nil
    ) throws -> [Double]? {
      var source = source(
        InterfaceSource.view("switch", "switch", frame: frame),
        """
        <constraint firstItem="switch" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="8" id="1"/>
        <constraint firstItem="switch" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="8" id="2"/>
        """)
      source.document = #"toolsVersion="\#(tools)" targetRuntime="iOS.CocoaTouch""#
      return try source.frames(contents: ContentSettings(system: system))["switch"]
    }
    #expect(try frame(22505, (8, 8, 51, 31)) == [8, 8, 49, 31])
    #expect(try frame(24412, (8, 8, 63, 28)) == [8, 8, 61, 28])
    // The frame is unusable, so the measured size is used.
    #expect(try frame(22505, (8, 8, 300, 200)) == [8, 8, 49, 31])
    #expect(try frame(22505, (8, 8, 51, 31), for: .iOS26) == [8, 8, 61, 28])
    #expect(try frame(24412, (8, 8, 63, 28), for: .iOS18) == [8, 8, 49, 31])
  }

  @Test("a table cell is checked for the widths of all phones, whatever its height")
  func tableCell() throws {
    var source = source(
      InterfaceSource.view("photo", frame: (0, 0, 375, 211)),
      """
      <constraint firstItem="photo" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="1"/>
      <constraint firstAttribute="trailing" secondItem="photo" secondAttribute="trailing" id="2"/>
      <constraint firstItem="photo" firstAttribute="top" secondItem="root" secondAttribute="top" id="3"/>
      <constraint firstAttribute="bottom" secondItem="photo" secondAttribute="bottom" id="4"/>
      <constraint firstItem="photo" firstAttribute="width" secondItem="photo" \
      secondAttribute="height" multiplier="375:211" id="5"/>
      """)
    source.element = "tableViewCell"
    source.size = (width: 375, height: 211)
    #expect(try FoundFault.all(in: source.bytes).isEmpty)
    source.content = source.content.replacing(
      "</constraints>",
      with:
        #"<constraint firstItem="photo" firstAttribute="width" constant="375" id="6"/></constraints>"#
    )
    let found = try FoundFault.all(in: source.bytes)
    // The widths below and above 375 are impossible.
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.elements.contains("6") })
    #expect(found.first?.diagnostic.message.contains("375") == true)
    source.element = "collectionViewCell"
    #expect(try FoundFault.all(in: source.bytes).isEmpty)
  }

  @Test("only buttons of the system with their own touch area are controls")
  func controls() {
    let source = source(
      InterfaceSource.view("send", "button", "buttonType=\"system\"")
        + InterfaceSource.view("own", "button", "customClass=\"BigButton\"")
        + InterfaceSource.view("info", "button", "buttonType=\"infoLight\"")
        + InterfaceSource.view("picture", "button", "userInteractionEnabled=\"NO\"")
        + InterfaceSource.view("toggle", "switch") + InterfaceSource.view("title", "label"))
    let document = InterfaceFile.document(source.bytes, name: "Test.xib", object: nil)
    #expect(document.views.filter { $0.isControl }.map { $0.node.name } == ["send"])
  }
}
