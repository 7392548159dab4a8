import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { tryCalls } from './first-calls.ts';
import { startInstalled } from './installed-gateway.ts';
import { ownGatewaySettings } from '../test-bed/gateway-settings.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Packs a release, checks its sums, unpacks it elsewhere, and makes first calls with it, from its bundle. Its SBOM and its
 * notices must name what is installed.
 */
const folder = mkdtempSync(join(tmpdir(), 'gateway-archive-'));
try {
  execFileSync(process.execPath, [join(ROOT, 'scripts/release/main.ts'), folder], { stdio: 'inherit' });
  execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder, stdio: 'inherit' });
  execFileSync('tar', ['-xzf', globSync('inference-gateway-[0-9]*.tar.gz', { cwd: folder })[0] ?? ''], {
    cwd: folder,
  });
  const gateway = join(folder, globSync('inference-gateway-*/', { cwd: folder })[0] ?? '');
  checkContents(gateway);
  const installed = await startInstalled(gateway, environment(folder));
  try {
    await tryCalls(installed, (text) => process.stdout.write(`release archive: ${text}\n`));
  } finally {
    await installed.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function checkContents(gateway: string): void {
  const bundle = `process.stdout.write(String(require('./server/launch/bundle.cjs').bundled('server')))`;
  const found = execFileSync(process.execPath, ['--eval', bundle], { cwd: gateway, encoding: 'utf8' });
  assert.match(found, /^file:.*\.mjs$/, 'the archive starts from its bundle');
  // npm wrote it.
  const { components } = JSON.parse(readFileSync(join(gateway, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string; version: string }[];
  };
  const names = new Set(components.map(({ name }) => name));
  const { dependencies } = JSON.parse(readFileSync(join(gateway, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) assert.ok(names.has(name), `the SBOM names ${name}`);
  const notices = readFileSync(join(gateway, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  for (const name of Object.keys(dependencies))
    assert.ok(notices.includes(`\n${name} `), `the notices name ${name}`);
}

/** As on the machine of an operator, with the project's Node. */
function environment(data: string): Record<string, string> {
  return {
    PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
    HOME: data,
    GATEWAY_DATA_DIR: join(data, 'data'),
    ...ownGatewaySettings,
  };
}
