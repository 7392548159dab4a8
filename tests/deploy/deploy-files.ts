import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadCatalogue } from '../../catalogue/load.ts';
import type { Catalogue } from '../../catalogue/model.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { Tree } from './tree.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const DEPLOY = join(ROOT, 'deploy');

export function readDeploy(path: string): Promise<string> {
  return readFile(join(DEPLOY, path), 'utf8');
}

/** As Compose reads it: anchors merged, variables from `example.env`. Throws for one that is required and not there. */
export async function readCompose(): Promise<Tree> {
  const variables = variablesIn(await readDeploy('example.env'));
  const written: unknown = parse(await readDeploy('compose.yaml'), { merge: true });
  const read: unknown = JSON.parse(JSON.stringify(written), (_key, value: unknown) =>
    typeof value === 'string' ? interpolated(value, variables) : value,
  );
  return new Tree(read, 'compose.yaml');
}

function interpolated(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(
    /(?<!\$)\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_whole, name: string, kind: string | undefined, rest: string | undefined) => {
      const value = variables[name] ?? '';
      if (value === '' && kind === '?') throw new Error(`example.env has no ${name}`);
      return value === '' && kind === '-' ? (rest ?? '') : value;
    },
  );
}

function variablesIn(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** The catalogue of a `gateway.yaml` with such contents. Throws with all that is wrong in it. */
export async function catalogueIn(
  contents: string,
  environment: Record<string, string> = {},
): Promise<Catalogue> {
  await using folder = await TemporaryFolder.make();
  const path = join(folder.path, 'gateway.yaml');
  await writeFile(path, contents);
  return await loadCatalogue({ path, environment, required: true });
}
