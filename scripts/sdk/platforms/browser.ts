import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packSdk } from '../pack-sdk.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../test-bed/gateway-process.ts';
import { dumpPage, findChromium } from './chromium.ts';

/** Source of a page that uses the SDK and shows its findings as text. */
const browserProgram = `
import { AuthenticationError, InferenceGateway } from 'inference-gateway-sdk';

const { baseUrl, key } = globalThis.settings;
const gateway = new InferenceGateway({ baseUrl, apiKey: key, maxRetries: 0 });
const model = 'embedded/extractive';
const messages = [{ role: 'user', content: 'The sky is blue. What colour is the sky?' }];
const seen = {};
try {
  const { data, requestId } = await gateway.createChatCompletion({ model, messages }).withResponse();
  seen.chat = data.choices[0].message.content.length > 0;
  let text = '';
  for await (const chunk of gateway.createChatCompletion({ model, messages, stream: true }))
    text += chunk.choices[0]?.delta.content ?? '';
  seen.streamed = text === data.choices[0].message.content;
  seen.requestId = /^[0-9a-f-]{36}$/.test(requestId);
  seen.models = (await gateway.listModels()).data.some(({ id }) => id === model);
  const stranger = new InferenceGateway({ baseUrl, apiKey: 'gw_none', maxRetries: 0 });
  await stranger.listModels().catch((thrown) => (seen.status = thrown instanceof AuthenticationError && thrown.status));
  const signal = AbortSignal.abort();
  await gateway.listModels({}, { signal }).catch((thrown) => (seen.aborted = thrown.name));
} catch (thrown) {
  seen.failed = thrown.name;
}
document.getElementById('seen').textContent = JSON.stringify(seen);
document.title = 'done';
`;

/** Bundles the packed SDK, loads it in headless Chromium from an allowed origin and from another, and compares the findings of the pages. */
const folder = mkdtempSync(join(tmpdir(), 'sdk-browser-'));
const chromium = findChromium();
const pages = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end(page);
});
let page = '';
await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
// A server that listens on a port has an address of this kind.
const { port } = pages.address() as AddressInfo;
const allowed = `http://127.0.0.1:${port}`;
const data = await gatewayFolder(`
backends: { embedded: { kind: embedded } }
models:
  embedded/extractive: { mode: chat, deployments: [{ backend: embedded, model: extractive }], free: true }
discovery: false
cors: { origins: ['${allowed}'] }
`);
try {
  const gateway = await GatewayProcess.start({ folder: data });
  try {
    page = pageOf(await bundled(folder), { baseUrl: gateway.address, key: gateway.key });
    const seen = await dumpPage(chromium, allowed);
    const refused = await dumpPage(chromium, `http://localhost:${port}`);
    report({ allowed: seen, refused });
  } finally {
    await gateway.kill();
  }
} finally {
  pages.close();
  pages.closeAllConnections();
  await removeFolder(data);
  rmSync(folder, { recursive: true, force: true });
}

async function bundled(directory: string): Promise<string> {
  const tarball = await packSdk(directory);
  const install = [
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefix',
    directory,
  ];
  execFileSync('npm', [...install, tarball], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { outputFiles } = await build({
    stdin: { contents: browserProgram, resolveDir: directory },
    ...{ bundle: true, minify: true, write: false, format: 'esm', platform: 'browser' },
  });
  return outputFiles[0]?.text ?? '';
}

function pageOf(program: string, settings: object): string {
  const safe = program.replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><pre id="seen"></pre>
<script>globalThis.settings = ${JSON.stringify(settings)};</script><script type="module">${safe}</script>`;
}

function report(seen: { allowed: unknown; refused: unknown }): void {
  const expected = {
    allowed: {
      chat: true,
      streamed: true,
      requestId: true,
      models: true,
      status: 401,
      aborted: 'AbortError',
    },
    refused: { failed: 'ConnectionError' },
  };
  const matches = JSON.stringify(seen) === JSON.stringify(expected);
  process.stdout.write(`${matches ? 'ok' : 'FAILED'}: ${JSON.stringify(seen)}\n`);
  if (!matches) process.exitCode = 1;
}
