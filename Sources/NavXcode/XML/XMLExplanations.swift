import NavText

extension XMLProblem {
  /// What `navscene explain` says of the codes that only XML has.
  public static var explanations: [Explanation] {
    [
      Explanation(
        "malformed-xml", .error, "The file is not well-formed XML.",
        why: """
          Interface Builder and its compiler refuse such a file as a whole, and so the app is not \
          built. It comes from editing by hand or from a merge that went wrong.
          """,
        bad: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version=3.0/>
          """,
        good: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"/>
          """),
      Explanation(
        "mismatched-tag", .error, "An element is not closed, or something else is closed.",
        why: """
          From there on it is unclear what belongs to what, so the whole file is refused. A merge \
          that kept half of an element is the usual reason.
          """,
        bad: """
          <document><scenes><scene sceneID="1"></scenes></document>
          """,
        good: """
          <document><scenes><scene sceneID="1"></scene></scenes></document>
          """),
      Explanation(
        "bad-reference", .error, "An ampersand starts no reference that XML knows.",
        why: """
          In XML an ampersand starts a reference, such as &amp; or &#233;. By itself, or with a name \
          that nothing declares, it makes the file unreadable.
          """,
        bad: """
          <document><label text="Fish & Chips"/></document>
          """,
        good: """
          <document><label text="Fish &amp; Chips"/></document>
          """),
      Explanation(
        "invalid-character", .error, "The file contains a character that XML forbids.",
        why: """
          XML allows no control characters at all. They get into titles when text is \
          pasted from other programs.
          """,
        bad: "<document><label text=\"Total\u{0B}\"/></document>",
        good: """
          <document><label text="Total"/></document>
          """),
      Explanation(
        "unsupported-encoding", .error, "The file is in an encoding that is not read.",
        why: """
          Interface Builder writes UTF-8, always. A file in another encoding was converted by \
          another program, and its names and titles could come out wrong.
          """,
        bad: """
          <?xml version="1.0" encoding="ISO-8859-1"?><document/>
          """,
        good: """
          <?xml version="1.0" encoding="UTF-8"?><document/>
          """),
      Explanation(
        "entity-declaration", .error, "The file declares entities of its own.",
        why: """
          A few lines of declarations can stand for gigabytes of text, or for files elsewhere on the \
          machine. No storyboard needs them, so they are refused before they are read.
          """,
        bad: """
          <!DOCTYPE document [<!ENTITY a "aaaaaaaa">]><document/>
          """,
        good: """
          <document/>
          """),
      Explanation(
        "conflict-marker", .error, "A merge conflict was left in the file.",
        why: """
          Version control writes both sides of a conflict into the file, and marks them with lines \
          that are not XML. Until one side is chosen, the file cannot be opened.
          """,
        bad: """
          <document>
          <<<<<<< HEAD
            <scenes/>
          =======
            <scenes></scenes>
          >>>>>>> feature
          </document>
          """,
        good: """
          <document>
            <scenes/>
          </document>
          """),
    ]
  }
}
