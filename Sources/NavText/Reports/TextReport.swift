/// Writes diagnostics with their source, a blank line between them.
func writeText(_ report: inout Report, into out: inout TextWriter) {
  var printer = DiagnosticPrinter(report.places, report.palette)
  for (index, diagnostic) in report.diagnostics.enumerated() {
    if index > 0 {
      out.newline()
    }
    printer.print(diagnostic, into: &out)
  }
}
