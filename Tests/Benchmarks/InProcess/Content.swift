import NavCompiler
import NavModel
import NavText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files to measure with, read before the clock runs.
struct Content {
  let sources: Table<SourceText>
  let byteCount: Int
  private let compiled: Program?

  init(paths: [String]) {
    sources = Table(paths.map { SourceText(path: $0, bytes: bytes(of: $0)) })
    byteCount = sources.rows.reduce(0) { $0 + $1.bytes.count }
    let compilation = Compilation(sources)
    compiled = compilation.program
    guard compilation.diagnostics.isEmpty else {
      fail("the files have findings: compile them with navscene to see which")
    }
  }

  var program: Program {
    guard let compiled else { fail("this stage needs files") }
    return compiled
  }

  var sceneCount: Int { compiled?.scenes.count ?? 0 }
}

private func bytes(of path: String) -> [UInt8] {
  // The path lives for the call, and the buffer is filled before anybody reads it.
  guard let file = unsafe fopen(path, "rb") else { fail("'\(path)' cannot be read") }
  defer { unsafe fclose(file) }
  unsafe fseek(file, 0, SEEK_END)
  let count = unsafe ftell(file)
  unsafe rewind(file)
  return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
    read = unsafe fread(buffer.baseAddress, 1, count, file)
  }
}

func fail(_ message: String) -> Never {
  print("Benchmarks: \(message)")
  exit(2)
}
