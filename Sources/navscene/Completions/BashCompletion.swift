import NavText

/// A function that bash calls with the words of the line; written for bash 3.2, which macOS has.
func bashCompletion() -> String {
  var out = TextWriter(indentUnit: "  ")
  out.line("# bash completion for navscene \(Navscene.version)")
  out.line("_navscene() {")
  out.indent()
  out.line("local current=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\"")
  out.line("# bash makes a word of the '=' in --flag=value.")
  out.line("local attached=''")
  out.line("if [[ $current == = ]]; then current='' attached=1")
  out.line(
    "elif [[ $previous == = ]]; then previous=\"${COMP_WORDS[COMP_CWORD-2]}\" attached=1; fi")
  out.line("COMPREPLY=()")
  out.line("if [[ $COMP_CWORD -eq 1 ]]; then")
  out.indent()
  offer(Subcommand.allCases.map(\.name) + ["--help", "--version"], into: &out)
  out.line("return")
  out.outdent()
  out.line("fi")
  out.line("case \"${COMP_WORDS[1]}\" in")
  for command in Subcommand.allCases {
    write(command, into: &out)
  }
  out.line("esac")
  out.outdent()
  out.line("}")
  out.line("# After an open quote words are inserted as they are, elsewhere escaped.")
  out.line("_navscene_offer() {")
  out.indent()
  out.line("local word escaped")
  out.line("for word in \"$@\"; do")
  out.indent()
  out.line("printf -v escaped '%q' \"$word\"")
  out.line("case \"$current\" in")
  out.line("[\\\"\\']*) [[ $word == \"${current:1}\"* ]] && COMPREPLY+=(\"$word\") ;;")
  out.line("*) [[ $escaped == \"$current\"* ]] && COMPREPLY+=(\"$escaped\") ;;")
  out.line("esac")
  out.outdent()
  out.line("done")
  out.outdent()
  out.line("}")
  out.line("complete -o default -F _navscene navscene")
  return out.string
}

private func write(_ command: Subcommand, into out: inout TextWriter) {
  let facts = command.facts
  out.line("\(command.name))")
  out.indent()
  let withValues = facts.flags.filter { $0.placeholder != nil }
  if !withValues.isEmpty {
    out.line("case \"$previous\" in")
    for flag in withValues {
      out.write("\(([flag.name] + (flag.short.map { [$0] } ?? [])).joined(separator: "|"))) ")
      // What is not attached is no value of a flag that may have none.
      if flag.standard != nil {
        out.line("if [[ $attached ]]; then")
        out.indent()
      }
      if !flag.words.isEmpty { offer(flag.words, into: &out) }
      if flag.standard != nil {
        out.line("return")
        out.outdent()
        out.line("fi ;;")
      } else {
        out.line("return ;;")
      }
    }
    out.line("esac")
  }
  out.line("if [[ $current == -* ]]; then")
  out.indent()
  offer((facts.flags + [.help]).map(\.name), into: &out)
  out.outdent()
  if !command.operandWords.isEmpty {
    out.line("else")
    out.indent()
    offer(command.operandWords, into: &out)
    out.outdent()
  }
  out.line("fi ;;")
  out.outdent()
}

private func offer(_ words: [String], into out: inout TextWriter) {
  out.line("_navscene_offer \(words.map { shellQuoted($0) }.joined(separator: " "))")
}

/// In single quotes where the shell would read anything into it.
func shellQuoted(_ word: String) -> String {
  let isPlain = word.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
  if isPlain && !word.isEmpty { return word }
  return "'"
    + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}
