import NavModel
import NavTesting
import NavText
import Testing

@Suite struct ProgramJSONTests {
  @Test func clock() throws {
    let bytes = clockProgram().json()
    let document = try JSON.parse(bytes)
    #expect(document["schema"]?.int == 1)
    #expect(document["generator"]?.string == "navscene")
    #expect(document["main"]?.string == "Clock")
    #expect(document["variables"]?[0]?["name"]?.string == "hasTimer")
    let storyboard = try #require(document["storyboards"]?[0])
    #expect(storyboard["initial"]?.string == "Clock.Main")
    let cities = try #require(storyboard["scenes"]?[2])
    #expect(cities["scene"]?.string == "Clock.Cities")
    #expect(cities["class"]?["name"]?.string == "CitiesViewController")
    #expect(cities["attributes"]?["title"]?.string == "World Clock")
    #expect(cities["elements"]?[0]?["elements"]?[0]?["name"]?.string == "label#1")
    let segue = try #require(cities["segues"]?[0])
    #expect(segue["kind"]?.string == "present")
    #expect(segue["trigger"]?["kind"]?.string == "barItem")
    #expect(segue["attributes"]?["style"]?.string == "formSheet")
    #expect(segue["condition"]?["text"]?.string == "hasTimer and not false")
    #expect(segue["condition"]?["tree"]?["operands"]?[0]?["variable"]?.string == "hasTimer")
    #expect(segue["place"]?["line"]?.int == 2)
    #expect(segue["place"]?["column"]?.int == 3)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\n          \"attributes\": {\n"))
  }

  @Test("every program is a JSON document, and the same after a graph")
  func everyProgram() throws {
    for random in SeededRandom.cases(20) {
      let program = randomProgram(random)
      let bytes = program.json()
      _ = try JSON.parse(bytes)
      #expect(try Program(graph: program.graph()).json() == bytes, "\(random)")
    }
  }

  @Test("objects of a kind have the same keys, whatever their values")
  func sameKeys() throws {
    var keys: [String: [String]] = [:]
    for random in SeededRandom.cases(10) {
      let document = try JSON.parse(randomProgram(random).json())
      for storyboard in document["storyboards"]?.array ?? [] {
        for scene in storyboard["scenes"]?.array ?? [] {
          for table in ["segues", "outlets", "barItems", "elements", "constraints", "methods"] {
            for row in scene[table]?.array ?? [] {
              let found = row.members?.map(\.key) ?? []
              #expect(keys[table, default: found] == found, "\(random), \(table)")
              keys[table] = found
            }
          }
        }
      }
    }
    #expect(keys.count == 6)
  }
}
