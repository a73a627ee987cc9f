import NavText

/// Something that an agent can ask for.
public struct ServedTool {
  /// One argument of the tool.
  public struct Parameter: Sendable {
    public enum Kind: Sendable { case text, texts }

    public let name: String
    public let kind: Kind
    public let summary: String
    public let isRequired: Bool

    public init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = true) {
      self.name = name
      self.kind = kind
      self.summary = summary
      self.isRequired = isRequired
    }
  }

  public let name: String
  public let summary: String
  public let parameters: [Parameter]
  /// What is said, and whether it is that something could not be done.
  public let answer: (JSON) -> (text: String, isError: Bool)

  public init(
    _ name: String, _ summary: String, _ parameters: [Parameter],
    _ answer: @escaping (JSON) -> (text: String, isError: Bool)
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.answer = answer
  }

  /// The JSON schema of the arguments.
  var schema: JSON {
    .object(
      ("type", .string("object")),
      (
        "properties",
        .object(
          parameters.map { parameter in
            let type: JSON =
              switch parameter.kind {
              case .text:
                .object(("type", .string("string")), ("description", .string(parameter.summary)))
              case .texts:
                .object(
                  ("type", .string("array")), ("items", .object(("type", .string("string")))),
                  ("description", .string(parameter.summary)))
              }
            return JSON.Member(parameter.name, type)
          })
      ),
      ("required", .array(parameters.filter { $0.isRequired }.map { .string($0.name) })),
      ("additionalProperties", .bool(false)))
  }

  /// What is wrong with the arguments, in a sentence; nil for nothing.
  func problem(of arguments: JSON) -> String? {
    for parameter in parameters {
      switch (arguments[parameter.name], parameter.kind) {
      case (nil, _):
        if parameter.isRequired { return "'\(parameter.name)' is missing" }
      case (.string, .text): break
      case (.array(let items), .texts):
        if items.contains(where: { $0.string == nil }) {
          return "'\(parameter.name)' is a list of texts"
        }
      case (_, .text): return "'\(parameter.name)' is a text"
      case (_, .texts): return "'\(parameter.name)' is a list of texts"
      }
    }
    let known = parameters.map { $0.name }
    for member in arguments.members ?? [] where !known.contains(member.key) {
      return "there is no '\(member.key)'"
    }
    return nil
  }
}

/// A server of tools for agents: the Model Context Protocol over lines of JSON.
public struct ToolServer {
  /// The protocol's versions that are spoken, the newest first.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private let name: String
  private let version: String
  private let instructions: String
  private let tools: [ServedTool]

  public init(_ name: String, version: String, instructions: String, tools: [ServedTool]) {
    self.name = name
    self.version = version
    self.instructions = instructions
    self.tools = tools
  }

  /// The answer to one line; nil for a notification.
  public func answer(to line: [UInt8]) -> [UInt8]? {
    let message: JSON
    do {
      message = try JSON.parse(line)
    } catch {
      return bytes(.null, .parseError)
    }
    guard let id = message["id"] else { return nil }
    guard let method = message["method"]?.string else { return bytes(id, .invalidRequest) }
    do {
      return bytes(
        .object(
          ("jsonrpc", .string("2.0")), ("id", id),
          ("result", try result(of: method, message["params"] ?? .null))))
    } catch {
      return bytes(id, error)
    }
  }

  private func result(of method: String, _ params: JSON) throws(ResponseError) -> JSON {
    switch method {
    case "initialize":
      let wanted = params["protocolVersion"]?.string ?? ""
      return .object(
        (
          "protocolVersion",
          .string(Self.versions.contains(wanted) ? wanted : Self.versions[0])
        ), ("capabilities", .object(("tools", .object(("listChanged", .bool(false)))))),
        (
          "serverInfo",
          .object(("name", .string(name)), ("version", .string(version)))
        ), ("instructions", .string(instructions)))
    case "ping": return .object([])
    case "tools/list":
      return .object(
        (
          "tools",
          .array(
            tools.map { tool in
              .object(
                ("name", .string(tool.name)), ("description", .string(tool.summary)),
                ("inputSchema", tool.schema),
                ("annotations", .object(("readOnlyHint", .bool(true)))))
            })
        ))
    case "tools/call": return try call(params)
    default: throw .unknownMethod(method)
    }
  }

  private func call(_ params: JSON) throws(ResponseError) -> JSON {
    let name = params["name"]?.string ?? ""
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw .invalidParams("there is no tool '\(name)'")
    }
    let arguments = params["arguments"] ?? .object([])
    let answer = tool.problem(of: arguments).map { ($0, true) } ?? tool.answer(arguments)
    return .object(
      (
        "content",
        .array([.object(("type", .string("text")), ("text", .string(answer.0)))])
      ), ("isError", .bool(answer.1)))
  }

  private func bytes(_ id: JSON, _ error: ResponseError) -> [UInt8] {
    bytes(
      .object(
        ("jsonrpc", .string("2.0")), ("id", id),
        (
          "error",
          .object(("code", .integer(error.code)), ("message", .string(error.message)))
        )))
  }

  private func bytes(_ message: JSON) -> [UInt8] {
    var writer = JSONWriter()
    writer.value(message)
    return writer.bytes + [10]
  }
}
