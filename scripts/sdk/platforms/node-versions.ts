import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/sdk-nodes');
/** Further Node releases that the SDK supports. */
const VERSIONS = ['20.20.2', '22.23.3'];

/** The runtime of Cloudflare Workers: the SDK's edge platform. */
const WORKERD = '1.20261117.1';

/**
 * Runs the suite of the packed SDK on the older releases of Node and in workerd, and the contract's package on the oldest Node. npm
 * installs them, and its cache keeps them.
 */
const nodes = VERSIONS.map(installedNode);
const runtimes = [...nodes, installedWorkerd()];
for (const runtime of runtimes) process.stdout.write(`the packed SDK in ${runtime}\n`);
runTests('tests/packages/sdk/package.test.ts', { GATEWAY_SDK_RUNTIMES: runtimes.join(delimiter) });
const [oldest = ''] = nodes;
process.stdout.write(`the contract's package in ${oldest}\n`);
runTests('tests/packages/contract-tools/checks/check-command.test.ts', { GATEWAY_PACKAGE_NODE: oldest });

function runTests(file: string, environment: Readonly<Record<string, string>>): void {
  const env = { ...process.env, ...environment };
  execFileSync('npm', ['test', '--silent', '--', file], { cwd: ROOT, env, stdio: 'inherit' });
}

/** The npm package `node` installs the binary of this platform into its folder. */
function installedNode(version: string): string {
  return installed(version, `node@${version}`, 'node/bin/node');
}

/** workerd has a package for each platform. On Linux it requires glibc 2.35. */
function installedWorkerd(): string {
  const bits = process.arch === 'x64' ? '64' : process.arch;
  const name = `@cloudflare/workerd-${process.platform}-${bits}`;
  return installed(`workerd-${WORKERD}`, `${name}@${WORKERD}`, `${name}/bin/workerd`);
}

/** @param program its path below `node_modules` */
function installed(directory: string, specification: string, program: string): string {
  const folder = join(CACHE, directory);
  const path = join(folder, 'node_modules', program);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const install = ['install', '--no-audit', '--no-fund', '--save-exact', specification];
  execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return path;
}
