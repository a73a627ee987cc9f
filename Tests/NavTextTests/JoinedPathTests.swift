import NavText
import Testing

struct JoinedPathTests {
  @Test(arguments: [
    ("", "", ""),
    ("", "App/Main.storyboard", "App/Main.storyboard"),
    ("App", "Main.storyboard", "App/Main.storyboard"),
    ("App/", "./Main.storyboard", "App/Main.storyboard"),
    ("App", "../Other/Main.storyboard", "Other/Main.storyboard"),
    ("App/../Kit", "a//b/", "Kit/a/b"),
    ("App", "..", ""),
    ("App", "../../Other", "../Other"),
    ("../App", "..", ".."),
    ("/work/App", "Main.storyboard", "/work/App/Main.storyboard"),
    ("/work/App", "../Main.storyboard", "/work/Main.storyboard"),
    ("/", "..", "/.."),
    ("App", "/work/Main.storyboard", "/work/Main.storyboard"),
    ("App", "/work/./App/../Main.storyboard", "/work/Main.storyboard"),
    ("/work", "/", "/"),
  ])
  func itIsWithoutDetours(_ folder: String, _ path: String, _ joined: String) {
    #expect(joinedPath(folder, path) == joined)
  }
}
