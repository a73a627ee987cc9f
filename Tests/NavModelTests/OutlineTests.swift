import NavModel
import NavTesting
import NavText
import Testing

@Suite struct OutlineTests {
  @Test func clock() {
    let outline = clockProgram().outline()
    #expect(outline == clockOutline, "\(outline)")
  }

  @Test("a program has the same outline after a graph")
  func outlineOfGraph() throws {
    for random in SeededRandom.cases(20) {
      let program = randomProgram(random)
      let loaded = try Program(graph: program.graph())
      #expect(loaded.outline() == program.outline(), "\(random)")
    }
  }

  @Test func expressionsHaveFewParentheses() {
    var builder = ProgramBuilder()
    func add(_ expression: Expression) -> ID<Expression> {
      builder.program.expressions.append(expression)
    }
    func sum(_ first: Int32, _ second: Int32) -> ID<Expression> {
      add(.binary(.add, add(.integer(first)), add(.integer(second))))
    }
    func flag(_ value: Bool) -> ID<Expression> { add(.boolean(value)) }

    let comparison = add(
      .binary(.less, sum(1, 2), add(.binary(.subtract, add(.integer(5)), sum(3, 4)))))
    let both = add(.binary(.and, comparison, add(.not(add(.binary(.or, flag(true), flag(false)))))))
    let either = add(
      .binary(
        .or, add(.binary(.or, flag(true), flag(false))), add(.binary(.or, flag(true), flag(false))))
    )
    let same = add(
      .binary(.equal, add(.not(flag(true))), add(.binary(.equal, flag(true), flag(false)))))
    let notSame = add(.not(add(.binary(.notEqual, sum(1, -1), add(.integer(.min))))))
    let nested = add(
      .binary(.and, add(.binary(.or, flag(true), flag(true))), add(.not(add(.not(flag(true)))))))
    let program = builder.finish()
    #expect(program.text(of: both) == "1 + 2 < 5 - (3 + 4) and not (true or false)")
    #expect(program.text(of: either) == "true or false or (true or false)")
    #expect(program.text(of: same) == "(not true) == (true == false)")
    #expect(program.text(of: notSame) == "not (1 + -1 != -2147483648)")
    #expect(program.text(of: nested) == "(true or true) and not not true")
  }

  @Test func textsAreQuotedAsTheyAreWritten() {
    #expect(quoted("a \"b\" \\ \n\t\r é") == #""a \"b\" \\ \n\t\u{D} é""#)
  }

  @Test(
    arguments: [
      (0, "0"), (1500, "1.5"), (-250, "-0.25"), (1, "0.001"), (44000, "44"),
      (.min, "-2147483.648"),
    ] as [(Int32, String)])
  func decimals(thousandths: Int32, text: String) {
    #expect(decimal(thousandths: thousandths) == text)
  }
}

private let clockOutline = """
  enum City
    case berlin "Berlin"
    case tokyo
  var hasTimer: Bool = false
  class CitiesViewController: UITableViewController
    outlet titleLabel: UILabel
    var count: 0...9 = 3
    action reload
      if count < 9
        count = count + 1
      else
        push AddCity with city: .tokyo {animated: false}
  storyboard Clock (main, initial Main)
    tint: "#FF9500"
    tabs Main
      tab World
      tab Cities when hasTimer
    navigation World
      bar {translucent: true}
      tabItem "World Clock" .search {badge: "2"}
      root Cities
    /// The list of cities
    table Cities: CitiesViewController as "Cities"
      title: "World Clock"
      left .editButton
      right Add .add -> present AddCity as "ShowAdd" when hasTimer and not false {style: formSheet}
      prototype CityCell as "City" {frame: [0, 0, 320, 44.5]}
        -> show AddCity with city: row
        -> action reload on touchUpInside
        var row: City = .berlin
        label "City"
      outlet titleLabel -> label#1
      outlet CityCell.delegate -> controller
    scene AddCity
      var city: City = .tokyo
      button Done
      constraint Done.leading == superview.leading * 2 + 8 {priority: 750}
      -> unwind citiesUnwind
  test "a city is added" of Clock on "iPhone 15"
    launch
    tap "World Clock"
    expect stack of World == [Cities, AddCity]

  """
