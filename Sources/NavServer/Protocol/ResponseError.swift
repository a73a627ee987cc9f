import NavText

/// Why a request is not answered (JSON-RPC 2.0, and LSP's own codes).
struct ResponseError: Error {
  let code: Int
  let message: String

  static let parseError = ResponseError(code: -32700, message: "this is no JSON")
  static let invalidRequest = ResponseError(code: -32600, message: "this is no request")
  static let notInitialized = ResponseError(
    code: -32002, message: "the first request is 'initialize'")
  static let cancelled = ResponseError(code: -32800, message: "the request was cancelled")

  static func unknownMethod(_ method: String) -> ResponseError {
    ResponseError(code: -32601, message: "there is no method '\(method)'")
  }

  static func invalidParams(_ what: String) -> ResponseError {
    ResponseError(code: -32602, message: what)
  }

  /// A request that is right, and cannot be met.
  static func failed(_ why: String) -> ResponseError { ResponseError(code: -32803, message: why) }
}
