import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client, StreamedEvent } from './client.ts';

/** The state of the tour: its client, its files, and results for later calls. */
export class Visit {
  readonly client: Client;
  readonly #folder: string;
  /** Ids of created files and responses. */
  readonly ids = new Map<'file' | 'response', string>();
  /** Generated speech and image. */
  speech: Blob | null = null;
  image: Blob | null = null;

  constructor(client: Client, folder: string) {
    this.client = client;
    this.#folder = folder;
  }

  /** Saves a file and returns a description. */
  async save(name: string, content: Blob | Uint8Array): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    const bytes = content instanceof Blob ? Buffer.from(await content.arrayBuffer()) : content;
    const path = join(this.#folder, name);
    await writeFile(path, bytes);
    return `${bytes.length} bytes in ${path}`;
  }
}

/** Throws with the value unless the condition is true. */
export function expectThat(holds: boolean, found: unknown): void {
  if (!holds) throw new Error(`unexpected: ${short(JSON.stringify(found))}`);
}

export function short(text: string | undefined): string {
  const line = (text ?? 'undefined').replace(/\s+/g, ' ');
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}

export async function collected(events: AsyncIterable<StreamedEvent>): Promise<StreamedEvent[]> {
  const all: StreamedEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** Returns the share of the expected words in a text. */
export function shareOfWords(text: string, expected: string): number {
  const words = (of: string): string[] => of.toLowerCase().match(/[a-z]+/g) ?? [];
  const found = new Set(words(text));
  const wanted = words(expected);
  return wanted.filter((word) => found.has(word)).length / wanted.length;
}
