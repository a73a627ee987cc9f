import NavModel
import NavText

/// UI tests of a program's `test` blocks, for XCTest.
public struct XCTestWriter {
  public static func source(of program: Program, head: [String]) -> [UInt8] { [] }
}
