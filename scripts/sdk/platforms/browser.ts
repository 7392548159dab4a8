import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packSdk } from '../pack-sdk.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../test-bed/gateway-process.ts';
import { browserProgram } from './browser-source.ts';
import { dumpPage, findChromium } from './chromium.ts';

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
