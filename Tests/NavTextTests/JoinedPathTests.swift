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

struct WorkingFolderTests {
  /// Whoever calls, from wherever, by whatever path: a file of the repository has one.
  @Test(arguments: [
    ("Main.storyboard", "App/Main.storyboard"), ("../Main.storyboard", "Main.storyboard"),
    ("/work/Shop/App/Main.storyboard", "App/Main.storyboard"),
    ("/work/Shop/Kit/../Main.storyboard", "Main.storyboard"),
    ("/work/Shopping/Main.storyboard", "/work/Shopping/Main.storyboard"),
  ])
  func pathsAreSeenFromTheRoot(path: String, seen: String) {
    let folder = WorkingFolder("/work/Shop/App", inRepository: "App")
    #expect(folder.repository == "/work/Shop")
    #expect(folder.repositoryPath(of: path) == seen)
  }

  @Test func theRootIsOneToo() {
    let folder = WorkingFolder("/work/Shop")
    #expect(folder.repositoryPath(of: "/work/Shop/Main.storyboard") == "Main.storyboard")
    #expect(WorkingFolder().repositoryPath(of: "App/./Main.storyboard") == "App/Main.storyboard")
    #expect(WorkingFolder("").repositoryPath(of: "/Main.storyboard") == "/Main.storyboard")
  }
}
