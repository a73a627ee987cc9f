// Starts `navscene lsp` and leaves everything else to it.
const { commands, Location, Position, Range, Uri, workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const command = workspace.getConfiguration("navscene").get("path");
  client = new LanguageClient(
    "navscene",
    { command, args: ["lsp"] },
    {
      documentSelector: [
        { language: "navscene" },
        { pattern: "**/*.storyboard" },
        { pattern: "**/*.xib" },
      ],
      middleware: { executeCommand: execute },
    }
  );
  return client.start();
};

// What leads to a scene is shown as VS Code shows references.
async function execute(command, args, next) {
  const result = await next(command, args);
  if (command !== "navscene.showReferences") return result;
  const uri = Uri.parse(args[0].uri);
  const at = ({ line, character }) => new Position(line, character);
  const places = result.map(({ uri, range }) => {
    return new Location(Uri.parse(uri), new Range(at(range.start), at(range.end)));
  });
  return commands.executeCommand(
    "editor.action.showReferences", uri, at(args[0].position), places
  );
}

exports.deactivate = () => client && client.stop();
