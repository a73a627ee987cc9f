import NavText
import Testing

struct PathPatternTests {
  @Test(arguments: [
    ("App", "App", PathPattern.Reach.inside),
    ("App", "App/Main.storyboard", .inside),
    ("App", "Apple", .elsewhere),
    ("./App/", "App", .inside),
    ("App/Main", "App", .around),
    ("App/Main", "", .around),
    ("App/Main", "Main", .elsewhere),
    ("*.storyboard", "Main.storyboard", .inside),
    ("*.storyboard", "App/Main.storyboard", .elsewhere),
    ("*.storyboard", "", .around),
    ("App/*/Main*", "App/de.lproj/Main.storyboard", .inside),
    ("App/*/Main*", "App/de.lproj", .around),
    ("App/*/Main*", "App/Main.storyboard", .around),
    ("**/Main*", "Main.storyboard", .inside),
    ("**/Main*", "App/de.lproj/Main.storyboard", .inside),
    ("**/Main*", "App/de.lproj", .around),
    ("App/**/Old/*.xib", "App/Old/Cell.xib", .inside),
    ("App/**/Old/*.xib", "App/a/b/Old/Cell.xib", .inside),
    ("App/**/Old/*.xib", "App/a/Old/b/Cell.xib", .around),
    ("App/**/Old/*.xib", "Other/Old/Cell.xib", .elsewhere),
    ("App/**", "App/a/b", .inside),
    ("App/**", "App", .inside),
    ("**", "", .inside),
    ("a?c", "aéc", .inside),
    ("a?c", "ac", .elsewhere),
    ("*a*b*", "xxaxxbxx", .inside),
    ("*a*b*", "xxbxxaxx", .elsewhere),
    ("a*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", .elsewhere),
  ])
  func itReaches(_ pattern: String, _ path: String, _ reach: PathPattern.Reach) {
    #expect(PathPattern(pattern)?.reach(of: path) == reach)
  }

  @Test(arguments: ["", ".", "/App", "../App", "App/../Other"])
  func whatLeadsElsewhereIsNone(_ text: String) {
    #expect(PathPattern(text) == nil)
  }
}
