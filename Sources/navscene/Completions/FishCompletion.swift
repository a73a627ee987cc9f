import NavText

/// One `complete` a command and flag, as fish wants it.
func fishCompletion() -> String {
  var out = TextWriter(indentUnit: "  ")
  out.line("# fish completion for navscene \(Navscene.version)")
  out.line("complete -c navscene -f")
  for command in Subcommand.allCases {
    let summary = quoted(command.facts.summary)
    out.line("complete -c navscene -n __fish_use_subcommand -a \(command.name) -d \(summary)")
  }
  out.line(
    "complete -c navscene -n __fish_use_subcommand -l help -s h -d \(quoted(Flag.help.summary))")
  out.line("complete -c navscene -n __fish_use_subcommand -l version -d 'show the version'")
  for command in Subcommand.allCases {
    let facts = command.facts
    let start = "complete -c navscene -n '__fish_seen_subcommand_from \(command.name)'"
    if command.takesFiles { out.line("\(start) -F") }
    if !command.operandWords.isEmpty {
      out.line("\(start) -a \(quoted(command.operandWords.joined(separator: " ")))")
    }
    for flag in facts.flags + [.help] {
      out.line("\(start) \(specification(of: flag)) -d \(quoted(flag.summary))")
    }
  }
  return out.string
}

private func specification(of flag: Flag) -> String {
  let names = [flag.name] + (flag.short.map { [$0] } ?? [])
  let start = names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
    .joined(separator: " ")
  switch flag.value {
  case .none: return start
  case .text: return "\(start) -x"
  case .file: return "\(start) -r -F"
  case .choice, .names:
    // fish reads each line of an argument list as one candidate only if its blanks are escaped.
    let words = flag.words.map { escaped($0, " ()") }
    return "\(start) -x -a \(quoted(words.joined(separator: " ")))"
  case .optionalChoice:
    // Without -x only what is attached with '=' is the value.
    return "\(start) -a \(quoted(flag.words.joined(separator: " ")))"
  }
}

/// Inside single quotes fish knows two escapes.
private func quoted(_ text: String) -> String {
  "'\(escaped(text, "'"))'"
}

private func escaped(_ text: String, _ special: String) -> String {
  var escaped = ""
  for character in text {
    if special.contains(character) || character == "\\" { escaped += "\\" }
    escaped.append(character)
  }
  return escaped
}
