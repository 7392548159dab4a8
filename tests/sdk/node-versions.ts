import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/sdk-nodes');
/** The releases that the SDK supports beside the project's own. */
const VERSIONS = ['20.20.2', '22.23.3'];

/** Runs the suite of the packed SDK on the older releases of Node, which npm installs for it and the cache keeps. */
for (const version of VERSIONS) {
  const node = installedNode(version);
  process.stdout.write(`the packed SDK on Node ${execFileSync(node, ['--version'], { encoding: 'utf8' })}`);
  execFileSync('npm', ['test', '--silent', '--', 'tests/sdk/package.test.ts'], {
    cwd: ROOT,
    env: { ...process.env, GATEWAY_SDK_NODE: node },
    stdio: 'inherit',
  });
}

/** npm's package `node` puts the binary of this platform into its folder when it is installed. */
function installedNode(version: string): string {
  const folder = join(CACHE, version);
  const node = join(folder, 'node_modules/node/bin/node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const install = ['install', '--no-audit', '--no-fund', '--save-exact', `node@${version}`];
  execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return node;
}
