import Foundation
import NavCompiler
import NavModel
import NavTesting
import NavText
import Testing

/// Generated sources are given to the compiler, in the modes of Swift 5 and 6, beside classes that conform to what was
/// generated. UIKit and XCTest are stubs (`Tests/Stubs`). Apple's systems have an Objective-C of their own.
#if os(Linux)
  @Suite("Generated sources compile")
  struct GenerateTests {
    static let samples = Project.files(under: "Samples", ".navscene").filter {
      !$0.contains("Broken/")
    }

    @Test("of every sample, with its UI tests", arguments: samples)
    func sample(_ path: String) throws {
      try check(Project.text(of: path), ["swift", "xctest"])
    }

    @Test(
      "of whatever storyboards, scenes and segues are called",
      arguments: [
        "Self", "Type", "Protocol", "default", "init", "class", "UIView", "Bundle", "String",
        "Segue",
        "Cell", "🎉", "a-b", "2nd", "é", "self", "Any", "Identifier", "storyboard", "name",
      ])
    func naming(_ name: String) throws {
      try check(
        """
        storyboard Shop {
          initial -> Home
          navigation Stack as "\(name) stack" { root -> Home }
          table Home: Browser as "\(name)" {
            accessibilityIdentifier: "\(name)"
            restorationIdentifier: "\(name)"
            prototype Row as "\(name)" {
              var row: 1...2
              -> show Other as "\(name)"
            }
            -> present Stack as "\(name) 2"
            -> present Other as "\(name)-2"
            -> present Stack as "\(name)_"
          }
          collection Other as "other \(name)" {
            prototype Item: ItemCell as "\(name)" { var item: 1...2 }
            prototype Head: HeadView as "\(name) head"
            prototype Foot: UICollectionReusableView as "\(name) foot"
          }
        }
        class Browser: UITableViewController
        class ItemCell: UICollectionViewCell
        class HeadView: UICollectionReusableView
        """, ["swift"])
    }

    @Test("prepare(for:sender:) is one switch, and must have every segue")
    func prepare() throws {
      let text = Project.text(of: "Samples/Homepwner.navscene")
      func switching(_ cases: String) -> String {
        """
        extension ItemsViewController {
          func prepared(_ segue: UIStoryboardSegue) {
            switch HomepwnerStoryboard.Items.Segue(segue) {
            \(cases)
            case nil: break
            }
          }
        }
        """
      }
      try check(
        text, ["swift"],
        beside: switching(
          "case .showItem(let detail): _ = detail.nameField; performSegue(.showItem)"))
      let errors = try errors(text, ["swift"], beside: switching(""), mode: "6")
      #expect(errors.contains("switch must be exhaustive"))
    }

    @Test("a class that lacks an outlet does not conform")
    func lacking() throws {
      let text = Project.text(of: "Samples/Homepwner.navscene")
      let errors = try errors(
        text, ["swift"],
        beside: "class Other: UIViewController, DetailViewControllerConnections {}", mode: "6")
      #expect(
        errors.contains("'Other' does not conform to protocol 'DetailViewControllerConnections'"))
    }

    @Test("of the sample that is kept as text, beside its controllers")
    func keptSample() throws {
      let files = Project.files(under: "Samples/Notes", ".swift").map { Project.fullPath($0) }
      try #require(files.count == 3)
      for mode in ["5", "6"] { #expect(try Stubs.typecheck(files, mode: mode) == "") }
    }

    // MARK: Compiling

    private func check(_ text: String, _ forms: [String], beside code: String = "") throws {
      for mode in ["5", "6"] {
        let errors = try errors(text, forms, beside: code, mode: mode)
        #expect(errors.isEmpty, "in the mode of Swift \(mode)")
      }
    }

    /// What `swiftc` says.
    private func errors(
      _ text: String, _ forms: [String], beside code: String, mode: String
    ) throws -> String {
      let place = try Workplace(["App.navscene": text])
      var files: [String] = []
      for form in forms {
        let outcome = try place.navscene(
          "generate", form, "App.navscene", "-o", "\(form).swift")
        try #require(outcome.code == 0, "\(outcome.errors)")
        files.append(place.path("\(form).swift"))
      }
      let program = try #require(
        Compilation(Table([SourceText(path: "App.navscene", bytes: Array(text.utf8))])).program)
      try place.write("import UIKit\n\n" + classes(of: program) + code, to: "Code.swift")
      files.append(place.path("Code.swift"))
      return try Stubs.typecheck(files, mode: mode)
    }

    /// The classes of an app as a person writes them, so that they conform to what was generated.
    private func classes(of program: Program) -> String {
      program.classes.ids.map { id in
        let row = program[id]
        let name = program.names[row.name]
        let parent =
          row.superclass.map { program.names[program[$0].name] } ?? row.uikitClass.facts.name
        let methods = program.methods[row.methods].compactMap { method -> String? in
          let name = "`\(program.names[method.name])`"
          switch method.kind {
          case .action: return "  @objc func \(name)(_ sender: Any) {}"
          case .unwind: return "  @objc func \(name)(_ segue: UIStoryboardSegue) {}"
          case .hook, .message: return nil
          }
        }
        let properties = program.properties[row.properties].map { property in
          let type = program.names[property.typeName]
          return
            "  var `\(program.names[property.name])`: \(property.isCollection ? "[\(type)]" : type)!"
        }
        let members = properties + methods
        let conformance = members.isEmpty ? "" : ", \(name)Connections"
        return "class \(name): \(parent)\(conformance) {\n\(members.joined(separator: "\n"))\n}\n\n"
      }.joined()
    }
  }

  /// The stubs as modules, compiled once.
  private enum Stubs {
    private static let flags = [
      "-Xfrontend", "-enable-objc-interop", "-Xfrontend",
      "-disable-objc-attr-requires-foundation-module", "-parse-as-library",
    ]

    private static let modules: Result<URL, any Error> = Result {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("navscene-stubs-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for module in ["ObjectiveC", "UIKit", "XCTest"] {
        let errors = try swiftc(
          flags + [
            "-I", folder.path, "-swift-version", "6", "-emit-module", "-module-name", module,
            Project.fullPath("Tests/Stubs/\(module).swift"), "-o",
            folder.appendingPathComponent("\(module).swiftmodule").path,
          ])
        if !errors.isEmpty { throw StubError(text: errors) }
      }
      return folder
    }

    private struct StubError: Error { let text: String }

    static func typecheck(_ files: [String], mode: String) throws -> String {
      try swiftc(
        flags + [
          "-I", modules.get().path, "-swift-version", mode, "-warnings-as-errors", "-typecheck",
        ] + files)
    }

    private static func swiftc(_ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swiftc"] + arguments
      let pipe = Pipe()
      process.standardError = pipe
      process.standardOutput = pipe
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  }
#endif
