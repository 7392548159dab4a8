import { hash } from 'node:crypto';

/** Of a prompt's text: some 250 tokens. A shorter prompt has no block: to compute it again costs little. */
export const BLOCK_CHARACTERS = 1_024;
/** What follows is not looked at: the work is bounded, whatever a client sends. */
export const MAX_BLOCKS = 64;
const MAX_VALUES = 5_000;
/** Hexadecimal: 48 bits. */
const DIGITS = 12;

/**
 * Numbers of 48 bits that name the beginnings of a prompt, one for each whole block of its text: two prompts of a project have the
 * first n in common when they are the same for n blocks.
 *
 * @param request the conversation, in any of the formats
 */
export function promptBlocks(projectId: string, request: Readonly<Record<string, unknown>>): number[] {
  const chain = new BlockChain(projectId);
  // What servers put before the messages, and then these.
  const { system, instructions, tools, messages = request['input'] } = request;
  for (const part of [system, instructions, tools, messages]) chain.add(part);
  return chain.blocks;
}

/** Hashes what is added, each block together with all before it. */
class BlockChain {
  readonly blocks: number[] = [];
  /** Names all before the block. */
  #before: string;
  #block = '';
  #values = 0;

  constructor(seed: string) {
    this.#before = JSON.stringify(seed);
  }

  get #isFull(): boolean {
    return this.blocks.length === MAX_BLOCKS || this.#values === MAX_VALUES;
  }

  add(value: unknown): void {
    if (this.#isFull) return;
    this.#values += 1;
    if (typeof value === 'string') this.#addText(value);
    else if (Array.isArray(value)) {
      this.#addText('[');
      for (const one of value as unknown[]) if (!this.#isFull) this.add(one);
    } else if (typeof value === 'object' && value !== null) {
      for (const name in value) {
        if (this.#isFull) return;
        this.#addText(`{${name}:`);
        this.add(Reflect.get(value, name));
      }
    } else if (typeof value === 'number' || typeof value === 'boolean') this.#addText(String(value));
  }

  #addText(text: string): void {
    for (let start = 0; start < text.length && !this.#isFull;) {
      const piece = text.slice(start, start + BLOCK_CHARACTERS - this.#block.length);
      start += piece.length;
      this.#block += piece;
      if (this.#block.length === BLOCK_CHARACTERS) this.#endBlock();
    }
  }

  #endBlock(): void {
    this.#before = hash('sha256', this.#before + this.#block);
    this.blocks.push(Number.parseInt(this.#before.slice(0, DIGITS), 16));
    this.#block = '';
  }
}
