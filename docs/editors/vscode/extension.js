// Starts `l10n lsp` for catalogs, XLIFF and Swift.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const languages = ["swift", "strings", "stringsdict", "xcstrings", "xliff"];
let client;

exports.activate = () => {
  const command = workspace.getConfiguration("l10n").get("path");
  client = new LanguageClient(
    "l10n",
    { command, args: ["lsp"] },
    { documentSelector: languages.map((language) => ({ scheme: "file", language })) }
  );
  return client.start();
};

exports.deactivate = () => client && client.stop();
