import NavText

extension ProgramComparison {
  /// The difference for programs: `schema`, `isEmpty`, `changes` and `consequences`. A change has the keys `owner` (`kind`, `old`,
  /// `new`), `topic`, `sort`, `subject` (`old`, `new`), `fact` and `value` (`old`, `new`), the last two only where a fact of the
  /// subject differs; what is missing on a side is null. A consequence has `kind`, `subject`, `detail`, `isWorse` and `message`.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("schema", 1)
    writer.member("isEmpty", difference.isEmpty)
    writer.key("changes")
    writer.beginArray()
    for change in difference.changes { write(change, to: &writer) }
    writer.endArray()
    writer.key("consequences")
    writer.beginArray()
    for consequence in consequences {
      writer.beginObject()
      writer.member("kind", consequence.kind.rawValue)
      writer.member("subject", consequence.subject)
      writer.member("detail", consequence.detail)
      writer.member("isWorse", consequence.isWorse)
      writer.member("message", consequence.sentence)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private func write(_ change: Change, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("owner")
    writer.beginObject()
    writer.member("kind", change.owner.kind.rawValue)
    writer.member("old", change.owner.name.old)
    writer.member("new", change.owner.name.new)
    writer.endObject()
    writer.member("topic", change.topic.rawValue)
    writer.member("sort", change.sort.rawValue)
    write("subject", change.subject, to: &writer)
    if let fact = change.fact {
      writer.member("fact", fact.keyword)
      write("value", change.value, to: &writer)
    }
    writer.member("message", change.sentence)
    writer.endObject()
  }

  private func write(_ key: String, _ sides: Sides<String>, to writer: inout JSONWriter) {
    writer.key(key)
    writer.beginObject()
    writer.member("old", sides.old)
    writer.member("new", sides.new)
    writer.endObject()
  }
}
