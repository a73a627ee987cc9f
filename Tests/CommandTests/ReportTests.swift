import Foundation
import Testing

/// Readers of other people judge what is written for them. Each is skipped where it is not installed.
struct ReportTests {
  private static let judges: [(reporter: String, module: String, program: String)] = [
    (
      "sarif", "sarif_pydantic",
      """
      from sarif_pydantic import Sarif
      run = Sarif.model_validate_json(sys.stdin.read()).runs[0]
      assert len(run.results) == 2
      assert {r.rule_id for r in run.results} <= {r.id for r in run.tool.driver.rules}
      """
    ),
    (
      "junit", "junitparser",
      """
      from junitparser import JUnitXml
      xml = JUnitXml.fromstring(sys.stdin.buffer.read())
      assert (xml.tests, xml.failures) == (2, 2)
      """
    ),
    (
      "checkstyle", "xml.etree.ElementTree",
      """
      import xml.etree.ElementTree as tree
      errors = tree.fromstring(sys.stdin.buffer.read()).findall('file/error')
      assert [e.get('severity') for e in errors] == ['error', 'error']
      """
    ),
    (
      "gitlab", "jsonschema",
      """
      import json, jsonschema
      jsonschema.validate(json.load(sys.stdin), {
        'type': 'array', 'minItems': 2, 'items': {
          'type': 'object',
          'required': ['description', 'check_name', 'fingerprint', 'severity', 'location'],
          'properties': {
            'severity': {'enum': ['info', 'minor', 'major', 'critical', 'blocker']},
            'location': {'required': ['path', 'lines'], 'properties': {
              'lines': {'required': ['begin'], 'properties': {
                'begin': {'type': 'integer', 'minimum': 1}}}}}}}})
      """
    ),
    (
      "rdjson", "jsonschema",
      """
      import json, jsonschema
      position = {'type': 'object', 'required': ['line'], 'additionalProperties': False,
        'properties': {'line': {'type': 'integer'}, 'column': {'type': 'integer'}}}
      span = {'type': 'object', 'required': ['start'], 'additionalProperties': False,
        'properties': {'start': position, 'end': position}}
      place = {'type': 'object', 'required': ['path'], 'additionalProperties': False,
        'properties': {'path': {'type': 'string'}, 'range': span}}
      jsonschema.validate(json.load(sys.stdin), {
        'required': ['diagnostics'], 'additionalProperties': False, 'properties': {
          'source': {'required': ['name']}, 'severity': {},
          'diagnostics': {'minItems': 2, 'items': {
            'required': ['message', 'location'], 'additionalProperties': False, 'properties': {
              'message': {'type': 'string'}, 'location': place,
              'severity': {'enum': ['ERROR', 'WARNING', 'INFO']},
              'source': {}, 'original_output': {},
              'code': {'required': ['value'], 'additionalProperties': False,
                'properties': {'value': {'type': 'string'}, 'url': {'type': 'string'}}},
              'suggestions': {'items': {'required': ['range', 'text'],
                'additionalProperties': False, 'properties': {'range': span, 'text': {}}}},
              'relatedLocations': {'items': {'required': ['location'],
                'additionalProperties': False,
                'properties': {'message': {}, 'location': place}}}}}}}})
      """
    ),
  ]

  @Test(arguments: judges.indices)
  func othersUnderstandIt(_ index: Int) throws {
    let judge = Self.judges[index]
    let workplace = try Workplace(["Shop.navscene": twoErrors])
    guard try workplace.hasModules(judge.module) else { return }
    try workplace.write("import sys\n" + judge.program, to: "judge.py")
    let outcome = try workplace.shell(
      "cd '\(workplace.folder.path)' && "
        + "\"$NAVSCENE\" compile Shop.navscene --reporter \(judge.reporter) | python3 judge.py",
      environment: Workplace.home)
    #expect(outcome.code == 0, "\(outcome.output)\n\(outcome.errors)")
  }

  @Test("a run that shows a problem is a code flow as SARIF has it")
  func codeFlows() throws {
    let workplace = try Workplace(["Shop.navscene": trap])
    guard try workplace.hasModules("sarif_pydantic") else { return }
    let judge = """
      import sys
      from sarif_pydantic import Sarif
      result = Sarif.model_validate_json(sys.stdin.read()).runs[0].results[0]
      steps = result.code_flows[0].thread_flows[0].locations
      assert [s.location.message.text for s in steps] == ['tap Bar', 'tap Help']
      assert [s.location.physical_location.region.start_line for s in steps] == [5, 7]
      """
    try workplace.write(judge, to: "judge.py")
    let outcome = try workplace.shell(
      "cd '\(workplace.folder.path)' && "
        + "\"$NAVSCENE\" lint Shop.navscene --reporter sarif | python3 judge.py",
      environment: Workplace.home)
    #expect(outcome.code == 0, "\(outcome.output)\n\(outcome.errors)")
  }

  @Test func pathsStartFromTheRepository() throws {
    let workplace = try Workplace(["App/Shop.navscene": twoErrors, ".git/HEAD": ""])
    let outcome = try workplace.shell(
      "cd '\(workplace.path("App"))' && \"$NAVSCENE\" compile Shop.navscene --reporter github")
    #expect(outcome.lines[0].hasPrefix("::error file=App/Shop.navscene,line=2,"))
  }

  @Test func aJobGetsItsSummary() throws {
    let workplace = try Workplace(["Shop.navscene": twoErrors])
    let summary = workplace.path("summary.md")
    _ = try workplace.navscene(
      "compile", workplace.path("Shop.navscene"), "--reporter", "github",
      environment: ["GITHUB_STEP_SUMMARY": summary])
    let text = String(decoding: try workplace.read("summary.md"), as: UTF8.self)
    #expect(text.hasPrefix("### navscene: 2 errors\n"))
  }
}

private let twoErrors = """
  storyboard Shop {
    initial -> Chart
    scene Cart { button Pay -> show Chekout }
  }

  """

private let trap = """
  storyboard Shop {
    initial -> Stack
    navigation Stack { root -> Cart }
    scene Cart {
      button Bar "Bar" -> action toggle
      action toggle { toggleBar }
      button Help "Help" -> show Help
    }
    scene Help
  }

  """
