import Foundation
import Testing

/// Chromium without a window, driven by its own protocol through a pipe: nothing is needed but the browser.
///
/// `NAVSCENE_BROWSER` names it. Without that the tests that need one are skipped, for what they test is the payload as it
/// was committed, which follows the sources only when .ci/player is run.
final class Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static var path: String? {
    ProcessInfo.processInfo.environment["NAVSCENE_BROWSER"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Errors and warnings that the page wrote or threw.
  private(set) var complaints: [String] = []
  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  let folder: URL
  private var unread = Data()
  private var count = 0
  private var session: String?

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navscene-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads its protocol from the third and writes it to the fourth descriptor.
    process.arguments = [
      "-c", "exec \"$@\" 3<&0 4>&1 >/dev/null 2>&1", "sh", Self.path ?? "chromium", "--headless",
      "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
      "--hide-scrollbars", "--force-color-profile=srgb",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)", "about:blank",
    ]
    process.standardInput = requests
    process.standardOutput = answers
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    let attached = try call("Target.attachToTarget", ["targetId": target, "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Runtime", "Page", "Log"] { try call("\(domain).enable") }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens bytes as a file of the disk, and waits until the page says that it is ready.
  func open(_ html: [UInt8], fragment: String = "") throws {
    let file = folder.appendingPathComponent("app.html")
    try Data(html).write(to: file)
    try call("Page.navigate", ["url": "about:blank"])
    try call("Page.navigate", ["url": file.absoluteString + fragment])
    try wait("document.body?.classList.contains('ready')")
  }

  func wait(_ condition: String) throws {
    for _ in 0..<400 {
      if try evaluate("Boolean(\(condition))") as? Bool == true { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Failure(description: "never true: \(condition); \(complaints)")
  }

  /// The value of an expression, as JSON has it.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let details = answer["exceptionDetails"] {
      throw Failure(description: "\(expression.prefix(200)): \(details)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// A real click, in the middle of what a selector finds: something over it would be clicked instead. What moved away
  /// while it was clicked, as happens under load, is clicked once more.
  func click(_ selector: String) throws {
    for _ in 0..<3 {
      try clickOnce(selector)
      let wasMissed = try evaluate(
        """
        (() => {
          const { node, wasClicked } = window.lastClick ?? {};
          if (!node || wasClicked || !node.isConnected) return false;
          const box = node.getBoundingClientRect();
          return node.contains(
            document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
        })()
        """)
      if wasMissed as? Bool != true { return }
    }
  }

  private func clickOnce(_ selector: String) throws {
    let place = try evaluate(
      """
      (() => {
        const node = document.querySelector(\(quoted(selector)));
        if (!node) return null;
        const click = (window.lastClick = { node, wasClicked: false });
        node.addEventListener("click", () => (click.wasClicked = true), { capture: true, once: true });
        node.scrollIntoView({ block: "nearest" });
        const box = node.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
      })()
      """)
    guard let point = place as? [Double] else {
      throw Failure(description: "there is no \(selector)")
    }
    for type in ["mousePressed", "mouseReleased"] {
      try call(
        "Input.dispatchMouseEvent",
        ["type": type, "x": point[0], "y": point[1], "button": "left", "clickCount": 1])
    }
  }

  /// A key, as in `Enter`.
  func press(_ key: String) throws {
    let text = key == "Enter" ? "\r" : key == " " ? " " : ""
    let codes = [
      "Enter": 13, " ": 32, "Tab": 9, "ArrowRight": 39, "ArrowLeft": 37,
      "ArrowUp": 38, "ArrowDown": 40,
    ]
    for type in ["keyDown", "keyUp"] {
      var parameters: [String: Any] = [
        "type": type, "key": key, "code": key == " " ? "Space" : key,
        "windowsVirtualKeyCode": codes[key] ?? 0,
      ]
      if type == "keyDown" && !text.isEmpty { parameters["text"] = text }
      try call("Input.dispatchKeyEvent", parameters)
    }
  }

  func resize(_ width: Int, _ height: Int, isDark: Bool = false) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
  }

  /// A picture of the page, as PNG.
  func picture() throws -> Data {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
      throw Failure(description: "no picture")
    }
    return data
  }

  /// The share of pixels in which two pictures differ to the eye; 1 where one has another size.
  func difference(_ one: Data, _ other: Data) throws -> Double {
    let pictures = [one, other].map { "'data:image/png;base64,\($0.base64EncodedString())'" }
    let share = try evaluate(
      """
      (async () => {
        const pixels = async source => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext("2d");
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        };
        const [a, b] = [await pixels(\(pictures[0])), await pixels(\(pictures[1]))];
        if (a.width !== b.width || a.height !== b.height) return 1;
        let count = 0;
        for (let i = 0; i < a.data.length; i += 4) {
          const far = [0, 1, 2].some(c => Math.abs(a.data[i + c] - b.data[i + c]) > 48);
          if (far) count += 1;
        }
        return 4 * count / a.data.length;
      })()
      """)
    return (share as? NSNumber)?.doubleValue ?? 1
  }

  /// The same, beside those of the other tests.
  func screenshot(_ name: String) throws {
    let data = try picture()
    try FileManager.default.createDirectory(at: Self.pictures, withIntermediateDirectories: true)
    try data.write(to: Self.pictures.appendingPathComponent("\(name).png"))
  }

  static let pictures = FileManager.default.temporaryDirectory
    .appendingPathComponent("navscene-pictures")

  // MARK: The protocol

  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var request: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { request["sessionId"] = session }
    let data = try JSONSerialization.data(withJSONObject: request)
    try requests.fileHandleForWriting.write(contentsOf: data + [0])
    while true {
      let message = try read()
      if message["id"] as? Int == count {
        if let error = message["error"] { throw Failure(description: "\(method): \(error)") }
        return message["result"] as? [String: Any] ?? [:]
      }
      note(message)
    }
  }

  /// Messages end in a zero byte.
  private func read() throws -> [String: Any] {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = unread[unread.startIndex..<end]
        unread = Data(unread[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(description: "the browser has gone") }
      unread += more
    }
  }

  private func note(_ message: [String: Any]) {
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Runtime.exceptionThrown": complaints.append("thrown: \(parameters)")
    case "Runtime.consoleAPICalled": complaints.append("console: \(parameters)")
    case "Log.entryAdded": complaints.append("log: \(parameters)")
    default: break
    }
  }
}

/// A text as JavaScript and JSON write it.
func quoted(_ text: String) -> String {
  let data = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
  return String(decoding: data ?? Data("\"\"".utf8), as: UTF8.self)
}
