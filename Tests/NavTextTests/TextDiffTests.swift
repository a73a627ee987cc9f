import NavTesting
import NavText
import Testing

private func diff(_ old: String, _ new: String) -> String {
  unifiedDiff(Array(old.utf8), Array(new.utf8), path: "Shop.navscene")
}

@Suite("Unified diffs")
struct TextDiffTests {
  @Test("equal texts have none")
  func equal() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
    #expect(diff("", "") == "")
  }

  @Test("three lines stand around a change")
  func context() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- a/Shop.navscene
        +++ b/Shop.navscene
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test("changes further apart get hunks of their own, nearer ones share one")
  func hunks() {
    #expect(
      diff("a\n1\n2\n3\n4\n5\n6\n7\nb\n", "A\n1\n2\n3\n4\n5\n6\n7\nB\n") == """
        --- a/Shop.navscene
        +++ b/Shop.navscene
        @@ -1,4 +1,4 @@
        -a
        +A
         1
         2
         3
        @@ -6,4 +6,4 @@
         5
         6
         7
        -b
        +B

        """)
    #expect(
      diff("a\n1\n2\n3\n4\n5\n6\nb\n", "A\n1\n2\n3\n4\n5\n6\nB\n").components("@@ -") == 1)
  }

  @Test("texts can start or end empty")
  func empty() {
    #expect(
      diff("", "a\n") == "--- a/Shop.navscene\n+++ b/Shop.navscene\n@@ -0,0 +1 @@\n+a\n")
    #expect(
      diff("a\nb\n", "") == "--- a/Shop.navscene\n+++ b/Shop.navscene\n@@ -1,2 +0,0 @@\n-a\n-b\n")
  }

  @Test("a missing line end is marked")
  func missingLineEnd() {
    #expect(
      diff("a", "a\n") == """
        --- a/Shop.navscene
        +++ b/Shop.navscene
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test("line ends of other systems are part of their line")
  func carriageReturns() {
    #expect(diff("a\r\n", "a\n").hasSuffix("@@ -1 +1 @@\n-a\r\n+a\n"))
  }

  @Test("applied to the old text it gives the new one")
  func roundTrip() {
    for var random in SeededRandom.cases(300) {
      let old = random.lines(upTo: 30)
      let new = random.below(2) == 0 ? random.lines(upTo: 30) : random.edited(old)
      let patch = diff(old, new)
      #expect(apply(patch, to: old) == new, "\(random)\n\(patch)")
    }
  }

  @Test("texts that have nothing in common are one change")
  func beyondTheBound() {
    let old = (0..<3000).map { "old \($0)\n" }.joined()
    let new = "same\n" + (0..<3000).map { "new \($0)\n" }.joined()
    let patch = diff("same\n" + old, new)
    #expect(patch.contains("@@ -1,3001 +1,3001 @@\n same\n-old 0\n"))
    #expect(apply(patch, to: "same\n" + old) == new)
  }
}

extension String {
  fileprivate func components(_ separator: String) -> Int { ranges(of: separator).count }
}

/// Cut after each line end.
private func cut(_ text: String) -> [String] {
  var result: [String] = []
  var line = ""
  for scalar in text.unicodeScalars {
    line.unicodeScalars.append(scalar)
    if scalar == "\n" {
      result.append(line)
      line = ""
    }
  }
  return line.isEmpty ? result : result + [line]
}

/// What `patch` does; nil where the patch does not fit the text or its own headers.
private func apply(_ patch: String, to old: String) -> String? {
  let oldLines = cut(old)
  var result: [String] = []
  var cursor = 0
  var expected = (old: 0, new: 0)
  let patchLines = cut(patch).dropFirst(2)
  for (index, line) in zip(patchLines.indices, patchLines) {
    var content = String(line.unicodeScalars.dropFirst())
    let next = index + 1
    if next < patchLines.endIndex, patchLines[next].hasPrefix("\\") {
      content = String(content.unicodeScalars.dropLast())
    }
    switch line.unicodeScalars.first {
    case "@":
      guard expected == (0, 0) else { return nil }
      let parts = line.split(separator: " ")
      let from = numbers(parts[1])
      let to = numbers(parts[2])
      let start = from.count == 0 ? from.start : from.start - 1
      guard start >= cursor, start <= oldLines.count else { return nil }
      result += oldLines[cursor..<start]
      cursor = start
      guard result.count == (to.count == 0 ? to.start : to.start - 1) else { return nil }
      expected = (from.count, to.count)
    case " ", "-":
      guard cursor < oldLines.count, oldLines[cursor] == content else { return nil }
      if line.hasPrefix(" ") {
        result.append(content)
        expected.new -= 1
      }
      cursor += 1
      expected.old -= 1
    case "+":
      result.append(content)
      expected.new -= 1
    case "\\": break
    default: return nil
    }
  }
  guard expected == (0, 0) else { return nil }
  return (result + oldLines[cursor...]).joined()
}

private func numbers(_ text: Substring) -> (start: Int, count: Int) {
  let parts = text.dropFirst().split(separator: ",").map { Int($0) ?? -1 }
  return (parts[0], parts.count > 1 ? parts[1] : 1)
}

extension SeededRandom {
  fileprivate mutating func line() -> String {
    ["a", "b", "c", "", "-- d", "+e", "\\", "é\r"][below(8)]
  }

  fileprivate mutating func lines(upTo count: Int) -> String {
    var text = ""
    for _ in 0..<below(count) { text += line() + "\n" }
    return below(3) == 0 ? text + line() : text
  }

  fileprivate mutating func edited(_ text: String) -> String {
    var result = ""
    for piece in cut(text) where below(20) > 0 {
      result += below(20) == 0 ? line() + "\n" + piece : piece
    }
    return result
  }
}
