import NavXcode
import Testing

@Suite("Projects")
struct ProjectTests {
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = { isa = PBXProject; mainGroup = MAIN; projectDirPath = ""; targets = (T1, T2, T3); };
        MAIN = { isa = PBXGroup; children = (SHOP, OLD, SYNC); sourceTree = "<group>"; };
        SHOP = { isa = PBXGroup; children = (V, S, PAD); path = Shop; sourceTree = "<group>"; };
        OLD = { isa = PBXFileReference; path = Old.storyboard; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = (B, D); name = Main.storyboard; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = Cart.swift; sourceTree = "<group>"; };
        PAD = { isa = PBXFileReference; path = "Shop/Pad one.storyboard"; sourceTree = SOURCE_ROOT; };
        SYNC = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, Y); path = Kiosk; sourceTree = "<group>"; };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Draft.storyboard, "/Localized: Hall.storyboard"); target = T2; };
        Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.storyboard); target = T1; };
        T1 = { isa = PBXNativeTarget; name = "Shop App"; buildConfigurationList = L; buildPhases = (R1); };
        T2 = { isa = PBXNativeTarget; name = Kiosk; buildPhases = (); fileSystemSynchronizedGroups = (SYNC); };
        T3 = { isa = PBXNativeTarget; name = Pad; buildPhases = (R3); };
        R1 = { isa = PBXResourcesBuildPhase; files = (F1, F2); };
        R3 = { isa = PBXResourcesBuildPhase; files = (F1, F3); };
        F1 = { isa = PBXBuildFile; fileRef = V /* Main.storyboard */; };
        F2 = { isa = PBXBuildFile; fileRef = S; };
        F3 = { isa = PBXBuildFile; fileRef = PAD; };
        L = { isa = XCConfigurationList; buildConfigurations = (C1); };
        C1 = { isa = XCBuildConfiguration; buildSettings = {
          INFOPLIST_FILE = "$(SRCROOT)/Shop/Info.plist"; PRODUCT_NAME = "$(TARGET_NAME)";
          INFOPLIST_KEY_UIMainStoryboardFile = Main; }; };
      };
      rootObject = P /* Project object */;
    }
    """

  private var facts: ProjectFacts {
    var facts = ProjectFacts()
    facts.add(project: Array(Self.project.utf8), path: "./ios/Shop.xcodeproj/project.pbxproj")
    return facts
  }

  @Test("says into which targets a file is built")
  func membership() {
    let facts = facts
    #expect(
      facts.membership(of: "ios/Shop/Base.lproj/Main.storyboard") == .built(["Shop App", "Pad"]))
    #expect(facts.membership(of: "ios/Shop/Pad one.storyboard") == .built(["Pad"]))
    #expect(facts.membership(of: "ios/Old.storyboard") == .notBuilt)
    #expect(facts.membership(of: "ios/Kiosk/Deep/Any.storyboard") == .built(["Kiosk"]))
    #expect(facts.membership(of: "ios/Kiosk/Draft.storyboard") == .notBuilt)
    #expect(facts.membership(of: "ios/Kiosk/Base.lproj/Hall.storyboard") == .notBuilt)
    #expect(facts.membership(of: "ios/Kiosk/Shared.storyboard") == .built(["Shop App", "Kiosk"]))
    #expect(facts.membership(of: "android/Main.storyboard") == .unknown)
  }

  @Test("leaves alone what a package may build")
  func packages() {
    var facts = facts
    facts.add(packageAt: "ios/Packages/Kit/Package.swift")
    #expect(facts.membership(of: "ios/Packages/Kit/Sources/Kit/Kit.storyboard") == .unknown)
  }

  @Test("tells the module of a source")
  func modules() {
    let facts = facts
    #expect(facts.module(of: "ios/Shop/Cart.swift") == "Shop_App")
    #expect(facts.module(of: "Pods/SlideMenu/Source/Menu.m") == "SlideMenu")
    #expect(facts.module(of: "elsewhere/Cart.swift") == nil)
  }

  @Test("finds translated copies that nobody builds")
  func translations() {
    let paths = ["ios/Shop/Base.lproj/Main.storyboard", "ios/Shop/de.lproj/Main.storyboard"]
    let facts = facts
    #expect(facts.original(ofStaleTranslation: paths[1], among: paths) == paths[0])
    #expect(facts.original(ofStaleTranslation: paths[0], among: paths) == nil)
  }

  @Test("reads the storyboards that an app begins with")
  func mainStoryboards() {
    var facts = facts
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>UILaunchStoryboardName</key> <string>LaunchScreen</string>
        <key>UIMainStoryboardFile~ipad</key> <string>Pad one.storyboard</string>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneStoryboardFile</key><string>Hall</string></dict></array></dict></dict>
        <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      </dict></plist>
      """
    facts.add(infoPlist: Array(plist.utf8))
    #expect(facts.mainStoryboards == ["Pad one", "Hall", "Main"])
    #expect(facts.launchStoryboards == ["LaunchScreen"])
  }

  @Test("finds translations of objects that are gone")
  func staleEntries() throws {
    let text =
      "/* Class = \"UILabel\"; */\n\"a1-bc-dEf.text\" = \"Korb\";\n\"b2.title\" = \"=;{\";\n"
    let entries = try Translation(Array(text.utf8), path: "de.lproj/Main.strings").entries()
    #expect(entries.map { $0.key } == ["a1-bc-dEf.text", "b2.title"])
    let stale = entries.filter { $0.isStale(ids: ["a1-bc-dEf"]) }
    #expect(stale.map { $0.key } == ["b2.title"])
    #expect(
      text.utf8.dropFirst(Int(stale[0].range.start)).prefix(stale[0].range.count)
        .elementsEqual("\"b2.title\"".utf8))
    let wide: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
    let translation = Translation(wide, path: "de.lproj/Main.strings")
    #expect(try translation.entries().map { $0.key } == ["a1-bc-dEf.text", "b2.title"])
  }
}
