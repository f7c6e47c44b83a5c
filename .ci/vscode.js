// Runs the client of docs/editors/vscode without Visual Studio Code: what it needs of the editor is
// stood for by a few lines here, and the server is the real one.
//
// Usage: node .ci/vscode.js PROGRAM CATALOG
const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const path = require("path");
const { spawn } = require("child_process");
const { pathToFileURL } = require("url");

const [tool, catalog] = process.argv.slice(2);
const folder = path.join(__dirname, "../docs/editors/vscode");
const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));

/** What VS Code gives an extension of its settings. */
const vscode = {
  workspace: {
    getConfiguration: (section) => ({
      get: (name) => {
        const property = manifest.contributes.configuration.properties[`${section}.${name}`];
        assert(property, `the manifest has no setting ${section}.${name}`);
        assert.strictEqual(property.default, "l10n");
        return tool;
      },
    }),
  },
};

const clients = [];

/** What the library does with a program that speaks over its streams. */
class LanguageClient {
  constructor(...parts) {
    // `name, server, options`, or with an identifier before these.
    assert(parts.length === 3 || parts.length === 4);
    [this.server, this.options] = parts.slice(-2);
    clients.push(this);
  }

  async start() {
    this.process = spawn(this.server.command, this.server.args, { stdio: ["pipe", "pipe", "inherit"] });
    this.ended = new Promise((done) => this.process.on("exit", done));
    this.bytes = Buffer.alloc(0);
    this.answers = [];
    this.process.stdout.on("data", (data) => this.read(data));
    await this.ask("initialize", {
      processId: process.pid,
      rootUri: pathToFileURL(path.dirname(catalog)).href,
      capabilities: {},
    });
    this.tell("initialized", {});
  }

  async stop() {
    await this.ask("shutdown", null);
    this.tell("exit", null);
    assert.strictEqual(await this.ended, 0);
  }

  tell(method, params) {
    this.send({ method, params });
  }

  ask(method, params) {
    const id = this.answers.length;
    const answer = new Promise((done) => this.answers.push(done));
    this.send({ id, method, params });
    return answer;
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  read(data) {
    this.bytes = Buffer.concat([this.bytes, data]);
    for (;;) {
      const end = this.bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/.exec(this.bytes.subarray(0, end))[1]);
      if (this.bytes.length < end + 4 + length) return;
      const message = JSON.parse(this.bytes.subarray(end + 4, end + 4 + length));
      this.bytes = this.bytes.subarray(end + 4 + length);
      if (message.method === undefined) this.answers[message.id](message.result);
      if (message.method === "textDocument/publishDiagnostics") this.told?.(message.params);
    }
  }
}

const load = Module._load;
Module._load = (name, ...rest) => {
  if (name === "vscode") return vscode;
  if (name === "vscode-languageclient/node") {
    assert(manifest.dependencies["vscode-languageclient"]);
    return { LanguageClient };
  }
  return load(name, ...rest);
};

/** The files that the client's selector names, by the languages of the manifest. */
function selects(selector, file) {
  const known = { swift: [".swift"] };
  for (const language of manifest.contributes.languages) known[language.id] = language.extensions;
  return selector.some(({ scheme, language }) => {
    assert.strictEqual(scheme, "file");
    assert(known[language], `nobody says which files are of the language ${language}`);
    return known[language].some((extension) => file.endsWith(extension));
  });
}

async function main() {
  const extension = require(path.join(folder, manifest.main));
  await extension.activate();
  assert.strictEqual(clients.length, 1);
  const [client] = clients;
  assert.strictEqual(client.server.command, tool);
  assert.deepStrictEqual(client.server.args, ["lsp"]);
  for (const end of ["swift", "strings", "stringsdict", "xcstrings", "xliff", "xlf"]) {
    assert(selects(client.options.documentSelector, `/a/b.${end}`), end);
  }
  assert(!selects(client.options.documentSelector, "/a/b.json"));
  // Whatever is selected also starts the extension.
  for (const { language } of client.options.documentSelector) {
    const isKnown = manifest.contributes.languages.some(({ id }) => id === language);
    assert(isKnown || manifest.activationEvents.includes(`onLanguage:${language}`), language);
  }
  // The server that runs is asked what any client asks.
  const uri = pathToFileURL(catalog).href;
  const told = new Promise((done) => (client.told = done));
  const text = fs.readFileSync(catalog, "utf8");
  client.tell("textDocument/didOpen", {
    textDocument: { uri, languageId: "strings", version: 1, text },
  });
  const found = (await told).diagnostics.map((diagnostic) => diagnostic.code);
  assert(found.includes("wrong-argument-type"), `found ${found}`);
  await extension.deactivate();
  console.log(`vscode: started ${client.server.args.join(" ")}, found ${found.length}, ended`);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
