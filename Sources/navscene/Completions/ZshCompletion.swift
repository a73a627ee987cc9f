import NavText

/// A function in zsh's own manner: `_arguments` reads a line a flag.
func zshCompletion() -> String {
  var out = TextWriter(indentUnit: "  ")
  out.line("#compdef navscene")
  out.line("# zsh completion for navscene \(Navscene.version)")
  out.line("_navscene() {")
  out.indent()
  out.line("local -a commands")
  out.line("commands=(")
  out.indent()
  for command in Subcommand.allCases {
    out.line(shellQuoted("\(command.name):\(command.facts.summary)"))
  }
  out.outdent()
  out.line(")")
  out.line("if (( CURRENT == 2 )); then")
  out.line("  _describe -t commands command commands")
  out.line("  return")
  out.line("fi")
  out.line("local command=$words[2]")
  out.line("shift words")
  out.line("(( CURRENT-- ))")
  out.line("case $command in")
  for command in Subcommand.allCases {
    write(command, into: &out)
  }
  out.line("esac")
  out.outdent()
  out.line("}")
  out.line(
    "if [[ $funcstack[1] == _navscene ]]; then _navscene \"$@\"; else compdef _navscene navscene; fi"
  )
  return out.string
}

private func write(_ command: Subcommand, into out: inout TextWriter) {
  let facts = command.facts
  out.line("\(command.name))")
  out.indent()
  out.line("_arguments -s \\")
  out.indent()
  for flag in facts.flags + [.help] {
    out.line("\(shellQuoted(specification(of: flag))) \\")
  }
  out.line(operands(of: command).map { shellQuoted($0) }.joined(separator: " "))
  out.line(";;")
  out.outdent()
  out.outdent()
}

/// `*--emit=[what it does]:FORM:(graph outline)`
private func specification(of flag: Flag) -> String {
  let repeats = flag.isRepeatable ? "*" : ""
  // A long flag may have its value behind '='.
  let attached = flag.standard == nil ? "=" : "=-"
  let name =
    flag.placeholder != nil && flag.name.hasPrefix("--") ? flag.name + attached : flag.name
  let start = "\(repeats)\(name)[\(escaped(flag.summary, "[]"))]"
  switch flag.value {
  case .none: return start
  case .text(let placeholder): return "\(start):\(placeholder): "
  case .file(let placeholder): return "\(start):\(placeholder):_files"
  case .choice(let placeholder, _), .names(let placeholder, _):
    let words = flag.words.map { escaped($0, " ()'") }
    return "\(start):\(placeholder):(\(words.joined(separator: " ")))"
  case .optionalChoice(let placeholder, let words):
    return "\(start)::\(placeholder):(\(words.joined(separator: " ")))"
  }
}

private func operands(of command: Subcommand) -> [String] {
  let words = command.operandWords
  let chosen = words.isEmpty ? [] : ["1:operand:(\(words.joined(separator: " ")))"]
  if command.takesFiles { return chosen + ["*:path:_files"] }
  return chosen.isEmpty ? ["*: :"] : chosen
}

private func escaped(_ text: String, _ special: String) -> String {
  var escaped = ""
  for character in text {
    if special.contains(character) || character == "\\" || character == ":" { escaped += "\\" }
    escaped.append(character)
  }
  return escaped
}
