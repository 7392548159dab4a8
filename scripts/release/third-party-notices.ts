import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface InstalledPackage {
  name?: string;
  version?: string;
  license?: string;
}

/** Writes the licences of the packages in `node_modules` of a folder, each with the texts that its package has. */
export function thirdPartyNotices(folder: string): string {
  const parts = globSync('node_modules/**/package.json', { cwd: folder })
    .map((path) => dirname(join(folder, path)))
    .filter((path) => /node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path))
    .toSorted()
    .flatMap((path) => notice(folder, path));
  return `The gateway's archive has the packages below, under their own licences.\n\n${parts.join('\n')}`;
}

function notice(folder: string, path: string): string[] {
  // The package was published with it.
  const { name, version, license } = JSON.parse(
    readFileSync(join(path, 'package.json'), 'utf8'),
  ) as InstalledPackage;
  // The gateway's own packages are links, and have its licence.
  if (name === undefined || version === undefined || !isThirdParty(path)) return [];
  const texts = readdirSync(path)
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file) && !existsSync(join(path, file, '.')))
    .map((file) => readFileSync(join(path, file), 'utf8').trim());
  const heading = `${name} ${version} (${license ?? 'no licence named'}), ${relative(folder, path)}`;
  return [['='.repeat(80), heading, ...texts, ''].join('\n\n')];
}

function isThirdParty(path: string): boolean {
  return !/node_modules\/@?inference-gateway/.test(path);
}
