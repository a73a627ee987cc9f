// Starts `navscene lsp` and leaves everything else to it.
const { commands, Location, Position, Range, Uri, window, workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = (context) => {
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
  // A page that shows the app follows the cursor.
  window.onDidChangeTextEditorSelection(({ textEditor }) => {
    if (!client.isRunning() || !isOurs(textEditor.document)) return;
    client.sendNotification("navscene/cursorMoved", place(textEditor));
  });
  context.subscriptions.push(
    commands.registerCommand("navscene.openPreview", () => {
      const editor = window.activeTextEditor;
      if (!editor || !isOurs(editor.document)) return;
      const { textDocument, position } = place(editor);
      return client.sendRequest("workspace/executeCommand", {
        command: "navscene.preview", arguments: [{ uri: textDocument.uri, position }],
      });
    })
  );
  return client.start();
};

const isOurs = ({ fileName }) => /\.(navscene|storyboard|xib)$/.test(fileName);

function place({ document, selection }) {
  const { line, character } = selection.active;
  return { textDocument: { uri: document.uri.toString() }, position: { line, character } };
}

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
