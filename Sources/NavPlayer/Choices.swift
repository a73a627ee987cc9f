import NavConsole
import NavModel
import NavSimulator
import NavText

extension Player {
  /// What a page offers to choose: `devices` (`name`, `family`), `eras` (`keyword`, `versions`), `orientations` and
  /// `commands` (`usage`, `summary`).
  func choices() -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("devices")
    json.beginArray()
    for device in Device.allCases {
      json.beginObject()
      json.member("name", device.facts.name)
      json.member("family", device.facts.family == .pad ? "iPad" : "iPhone")
      json.endObject()
    }
    json.endArray()
    json.key("eras")
    json.beginArray()
    for era in SystemEra.allCases {
      json.beginObject()
      json.member("keyword", era.facts.keyword)
      json.member("versions", era.facts.versions)
      json.endObject()
    }
    json.endArray()
    json.member("orientations", Orientation.allCases.map { $0.keyword })
    json.key("commands")
    json.beginArray()
    for command in Session.commands {
      json.beginObject()
      json.member("usage", command.usage)
      json.member("summary", command.summary)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }
}
