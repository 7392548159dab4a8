import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carryBundle } from '../bundle/carry-bundle.ts';
import { writeBundle } from '../bundle/write-bundle.ts';
import { writeConsole } from '../bundle/write-console.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Packs the gateway of the last commit with its production packages, its bundle and console, an SBOM and the licences of
 * others. Returns the archive's path. The archive runs with Node 24 or later, without npm and without a network.
 */
export async function packGateway(destination: string): Promise<string> {
  // Both were read from this project's own files.
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const name = `inference-gateway-${version}`;
  const parent = mkdtempSync(join(tmpdir(), 'gateway-release-'));
  const staging = join(parent, name);
  try {
    mkdirSync(staging);
    const sources = execFileSync('git', ['archive', 'HEAD', '--', ...productionPaths()], {
      cwd: ROOT,
      maxBuffer: 1 << 30,
    });
    execFileSync('tar', ['--extract', '--directory', staging], { input: sources });
    const install = ['install', '--omit=dev', '--no-save', '--ignore-scripts'];
    execFileSync('npm', install, { cwd: staging, stdio: ['ignore', 'ignore', 'inherit'] });
    await writeBundle();
    await writeConsole();
    carryBundle(staging);
    dropDevelopment(staging);
    const sbom = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx'], {
      cwd: staging,
      maxBuffer: 1 << 28,
    });
    writeFileSync(join(staging, 'sbom.cdx.json'), sbom);
    writeFileSync(join(staging, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(staging));
    const archive = join(destination, `${name}.tar.gz`);
    execFileSync('tar', ['--create', '--gzip', '--file', archive, '--directory', parent, name]);
    return archive;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/** Packages for development are not in the archive: npm would take them for missing. */
function dropDevelopment(staging: string): void {
  rmSync(join(staging, 'package-lock.json'));
  for (const file of ['package.json', ...globSync('packages/*/package.json', { cwd: staging })]) {
    // They are this project's own.
    const description = JSON.parse(readFileSync(join(staging, file), 'utf8')) as Record<string, unknown>;
    delete description['devDependencies'];
    writeFileSync(join(staging, file), `${JSON.stringify(description, null, 2)}\n`);
  }
}

/** What only the building of an image needs. */
const BUILDS = new Set(['scripts/bundle']);
/** What an operator reads beside the program. */
const READ = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'gateway.example.yaml', 'deploy'];

/** Lists the paths of a production installation, for `git archive`: those that an image gets, and a few to read. */
function productionPaths(): string[] {
  const lines = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const refused = lines.filter((line) => /^[a-z]/.test(line)).map((line) => `:!${line}`);
  return [...allowed.filter((path) => !BUILDS.has(path)), ...READ, ...refused];
}
