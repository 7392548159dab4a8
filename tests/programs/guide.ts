import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/guide/tools.md'), 'utf8');
const DOCUMENTED = { address: 'http://127.0.0.1:8790', model: 'acme/chat' };

/** What a run has in place of what the guide says. */
export interface Place {
  address: string;
  model: string;
  key: string;
}

/** The first block of this language in a section of the guide, for a place. */
export function guideBlock(section: string, language: string, place: Place): string {
  const from = PAGE.indexOf(`\n## ${section}\n`);
  const begin = PAGE.indexOf(`\`\`\`${language}\n`, from);
  const text = PAGE.slice(PAGE.indexOf('\n', begin) + 1, PAGE.indexOf('\n```', begin) + 1);
  if (from < 0 || begin < 0) throw new Error(`the guide has no block of ${language} below ${section}`);
  return text.replaceAll(DOCUMENTED.address, place.address).replaceAll(DOCUMENTED.model, place.model);
}

/** The variables that a shell block of the guide exports. `$KEY` is the key. */
export function guideVariables(section: string, place: Place): Record<string, string> {
  const variables = guideBlock(section, 'sh', place).matchAll(/^export (\w+)=(\S+)$/gm);
  return Object.fromEntries(
    [...variables].map(([, name = '', value = '']) => [name, value.replace('$KEY', place.key)]),
  );
}
