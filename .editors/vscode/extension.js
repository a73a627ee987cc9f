// Starts `navscene lsp` and leaves everything else to it.
const { workspace } = require("vscode");
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
    }
  );
  return client.start();
};

exports.deactivate = () => client && client.stop();
