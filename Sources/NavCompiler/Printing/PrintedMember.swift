import NavText

/// A member of the text to be: a line, or a head with members of its own in braces.
struct PrintedMember {
  /// A head and its braces, if it has any. Only `if` has several, one for each `else`.
  struct Part {
    var head: String
    var block: [PrintedMember] = []
    /// Empty braces that must be there all the same.
    var needsBraces = false
  }

  /// What it may share a line with.
  enum Weight: Int {
    /// An attribute or an arrow: a few of them are in braces on one line.
    case clause
    /// An arrow with data, which would take what is after its comma for more of it.
    case lastClause
    /// An outlet or a statement: shares a line with braces around it alone.
    case line
    case block
  }

  var documentation = ""
  var parts: [Part]
  var weight: Weight
  /// Whether each of its members has a line of its own, even if they are few.
  var isAlwaysOpen = false
  var hasBlankLineBefore = false

  init(_ head: String, _ block: [PrintedMember] = [], _ weight: Weight = .block) {
    parts = [Part(head: head, block: block)]
    self.weight = block.isEmpty ? weight : .block
  }

  /// A declaration: all that is in it is below it.
  static func declaration(_ head: String, _ block: [PrintedMember], _ documentation: String)
    -> PrintedMember
  {
    var member = PrintedMember(head, block)
    member.isAlwaysOpen = true
    member.documentation = documentation
    return member
  }

  /// Whether it takes several lines as declarations do.
  var isTall: Bool { !documentation.isEmpty || isAlwaysOpen && !parts[0].block.isEmpty }

  /// Whether it is on one line, if that is long enough.
  var isShort: Bool {
    // What `else if` chooses between is easier to see below each other.
    if isAlwaysOpen || parts.count > 2 { return false }
    return parts.allSatisfy { part in
      guard let last = part.block.last else { return true }
      if part.block.count == 1 { return last.weight != .block }
      // As many as the formatter leaves on a line.
      return part.block.count <= 3 && last.weight.rawValue <= Weight.lastClause.rawValue
        && part.block.dropLast().allSatisfy { $0.weight == .clause }
    }
  }
}

/// Writes members as lines.
struct MemberWriter {
  private var writer = TextWriter()

  var bytes: [UInt8] { writer.bytes }

  mutating func write(_ members: [PrintedMember]) {
    for member in members { write(member) }
  }

  private mutating func write(_ member: PrintedMember) {
    if member.hasBlankLineBefore { writer.newline() }
    if !member.documentation.isEmpty {
      for line in member.documentation.split(separator: "\n", omittingEmptySubsequences: false) {
        writer.line(line.isEmpty ? "///" : "/// " + line)
      }
    }
    let isShort = member.isShort
    for (index, part) in member.parts.enumerated() {
      writer.write((index == 0 ? "" : " ") + part.head)
      if part.block.isEmpty {
        if part.needsBraces { writer.write(" {}") }
      } else if isShort {
        writer.write(" { ")
        for (index, inner) in part.block.enumerated() {
          writer.write((index == 0 ? "" : ", ") + inner.parts[0].head)
        }
        writer.write(" }")
      } else {
        writer.write(" {")
        writer.newline()
        writer.indent()
        write(part.block)
        writer.outdent()
        writer.write("}")
      }
    }
    writer.newline()
  }
}
