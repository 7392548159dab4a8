import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client, StreamedEvent } from './client.ts';

/** Where the tour is: its client, what it saves, and what later calls need of earlier ones. */
export class Visit {
  readonly client: Client;
  readonly #folder: string;
  /** Of files and responses that were made on the way. */
  readonly ids = new Map<'file' | 'response', string>();
  /** Speech and an image that were made on the way. */
  speech: Blob | null = null;
  image: Blob | null = null;

  constructor(client: Client, folder: string) {
    this.client = client;
    this.#folder = folder;
  }

  /** Saves what was made; gives what to print of it. */
  async save(name: string, content: Blob | Uint8Array): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    const bytes = content instanceof Blob ? Buffer.from(await content.arrayBuffer()) : content;
    const path = join(this.#folder, name);
    await writeFile(path, bytes);
    return `${bytes.length} bytes in ${path}`;
  }
}

/** Throws with what was found unless it holds. */
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

/** The share of the expected words that a text has. */
export function shareOfWords(text: string, expected: string): number {
  const words = (of: string): string[] => of.toLowerCase().match(/[a-z]+/g) ?? [];
  const found = new Set(words(text));
  const wanted = words(expected);
  return wanted.filter((word) => found.has(word)).length / wanted.length;
}
