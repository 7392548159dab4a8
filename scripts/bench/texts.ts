import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of `texts/`, each a list of lines. */
const TEXTS: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(join(import.meta.dirname, 'texts'))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => [
      file.slice(0, -'.txt'.length),
      readFileSync(join(import.meta.dirname, 'texts', file), 'utf8')
        .trimEnd()
        .split('\n'),
    ]),
);

export const textNames: readonly string[] = [...TEXTS.keys()];
/** A data URL of pseudo-random bytes. */
export const IMAGE = 'image';
/** A line of one text after a line of another. */
export const MIXED = 'mixed';

/** Returns numbers from 0 to 1 that depend on the seed only. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const twice = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Writes about this many bytes of a text, with its lines in an order that the random numbers decide. */
export function textOf(name: string, bytes: number, random: () => number): string {
  if (name === IMAGE) return dataUrl(bytes, random);
  const written: string[] = [];
  for (let size = 0; size < bytes || written.length === 0;) {
    const lines = TEXTS.get(name === MIXED ? chosen(textNames, random) : name);
    if (lines === undefined) throw new Error(`no text is named ${name}`);
    const line = shortened(chosen(lines, random), bytes - size);
    written.push(line);
    size += Buffer.byteLength(line) + 1;
  }
  return written.join(random() < 0.5 ? '\n' : ' ');
}

/** Cuts a line to about this many bytes, but not a character. */
function shortened(line: string, bytes: number): string {
  const size = Buffer.byteLength(line);
  if (size <= bytes) return line;
  const characters = Array.from(line);
  return characters.slice(0, Math.max(1, Math.floor((characters.length * bytes) / size))).join('');
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

function dataUrl(bytes: number, random: () => number): string {
  const content = Buffer.from(Uint8Array.from({ length: (bytes * 3) / 4 }, () => random() * 256));
  return `data:image/png;base64,${Buffer.concat([PNG, content]).toString('base64')}`;
}

export function chosen<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
