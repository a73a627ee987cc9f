import NavText
import NavXcode

extension StoryboardProblem {
  /// What `navscene explain` says of files that are not analysed in full.
  public static var explanations: [Explanation] {
    [
      Explanation(
        "not-a-storyboard", .error, "The file is XML, but no document of Interface Builder.",
        why: """
          A storyboard or xib is one element called document. A file with another root was written by another \
          program. Archives, which Interface Builder wrote before Xcode 5, are not read, and a note says so.
          """,
        bad: """
          <plist version="1.0"/>
          """,
        good: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"/>
          """),
      Explanation(
        "other-platform", .info, "The file is made for macOS, tvOS or watchOS.",
        why: """
          Windows, focus and pages work in other ways than the navigation of iOS, which is all that navscene knows. \
          The file was read, and only its ids were checked.
          """,
        bad: """
          <document targetRuntime="MacOSX.Cocoa"/>
          """,
        good: """
          <document targetRuntime="iOS.CocoaTouch"/>
          """),
      Explanation(
        "unknown-element-kind", .info, "There are elements that navscene does not know yet.",
        why: """
          Interface Builder gains elements every year. One among the views of a scene is taken for a plain view; what \
          it could do besides is not known.
          """,
        bad: """
          <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
            <viewController id="home" sceneMemberID="viewController">
              <view key="view" id="root"><subviews><hologramView id="h"/></subviews></view>
            </viewController>
          </objects></scene></scenes></document>
          """,
        good: """
          <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
            <viewController id="home" sceneMemberID="viewController">
              <view key="view" id="root"><subviews><view id="h"/></subviews></view>
            </viewController>
          </objects></scene></scenes></document>
          """),
      Explanation(
        "unreadable-number", .warning, "A frame or constraint has a number that cannot be used.",
        why: """
          Frames and constraints count in points. What is not a number, such as nan, or larger than any screen is left \
          out together with the frame or constraint that it belongs to: the view stands somewhere else than its \
          author thinks. Interface Builder does not write such numbers; scripts and merges do.
          """,
        bad: """
          <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
            <viewController id="home" sceneMemberID="viewController">
              <view key="view" id="root"><subviews>
                <view id="v"><rect key="frame" x="nan" y="0.0" width="100" height="40"/></view>
              </subviews></view>
            </viewController>
          </objects></scene></scenes></document>
          """,
        good: """
          <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
            <viewController id="home" sceneMemberID="viewController">
              <view key="view" id="root"><subviews>
                <view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="40"/></view>
              </subviews></view>
            </viewController>
          </objects></scene></scenes></document>
          """),
      Explanation(
        "idle-comment", .warning, "A comment in a storyboard is meant to suppress a finding.",
        why: """
          Interface Builder rewrites a storyboard with every change and drops its comments, so a suppressed finding \
          would come back by itself. That is why comments suppress findings in text only, and "suppressions" in \
          .navscene.json those in storyboards.
          """,
        bad: """
          <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
            <!-- navscene:disable untitled-screen -->
            <viewController id="home" sceneMemberID="viewController"/>
          </objects></scene></scenes></document>
          """,
        good: """
          <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
            <viewController id="home" sceneMemberID="viewController"/>
          </objects></scene></scenes></document>
          """),
      Explanation(
        "not-followed", .info, "Some actions are read and not followed.",
        why: """
          Actions of views and cells, and actions to the first responder, are the business of code: what they do to \
          the navigation is not known. That they end where something is, is checked all the same.
          """,
        bad: """
          <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
            <viewController id="home" sceneMemberID="viewController">
              <view key="view" id="root"><subviews><button id="b">
                <connections><action selector="close:" destination="first" eventType="touchUpInside" id="a"/></connections>
              </button></subviews></view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
          </objects></scene></scenes></document>
          """,
        good: """
          <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
            <viewController id="home" customClass="CartController" sceneMemberID="viewController">
              <view key="view" id="root"><subviews><button id="b">
                <connections><action selector="close:" destination="home" eventType="touchUpInside" id="a"/></connections>
              </button></subviews></view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
          </objects></scene></scenes></document>
          """),
      Explanation(
        "left-out", .info, "A text does not say all that its storyboard says.",
        why: """
          The language knows screens, what can be seen and touched on them, and where it leads. Objects beside the \
          controller that are nothing of the kind, such as a data source, and outlets from or to them have no place in \
          it, nor have runtime attributes, key commands, peek and pop, and segues that lead into a storyboard which is \
          not given. Of settings, such as whether a text can be edited, insets, text colours and what a test finds a \
          view by, it has the ones that say where things lead and where they are placed. Import says how many of \
          each kind there are and where the first of them is; linting the storyboard judges them all.
          """,
        bad: """
          <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
            <viewController id="home" customClass="CartController" sceneMemberID="viewController">
              <connections><outlet property="source" destination="s" id="o"/></connections>
            </viewController>
            <customObject id="s" customClass="CartSource"/>
          </objects></scene></scenes></document>
          """,
        good: """
          <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
            <viewController id="home" customClass="CartController" sceneMemberID="viewController">
              <view key="view" id="root"><subviews><label id="l"/></subviews></view>
              <connections><outlet property="total" destination="l" id="o"/></connections>
            </viewController>
          </objects></scene></scenes></document>
          """),
    ]
  }
}
