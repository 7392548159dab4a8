import type { JsonObject } from '../contract/json-object.ts';
import { hash } from 'node:crypto';

/**
 * Length of a block of a prompt's text, about 250 tokens. Shorter prompts have none, since computing them again
 * costs little.
 */
export const BLOCK_CHARACTERS = 1_024;
/** Limit of blocks, so that the work is bounded. */
export const MAX_BLOCKS = 64;
const MAX_VALUES = 5_000;
/** Hexadecimal digits of a block's number: 48 bits. */
const DIGITS = 12;

/**
 * Returns numbers of 48 bits for the beginnings of a prompt, one for each full block of its text. Two prompts
 * of a project share the first n numbers when their first n blocks are equal.
 *
 * @param request the conversation, in any of the formats
 */
export function promptBlocks(projectId: string, request: JsonObject): number[] {
  const chain = new BlockChain(projectId);
  // In the order of a server's template: the messages come last.
  const { system, instructions, tools, messages = request['input'] } = request;
  for (const part of [system, instructions, tools, messages]) chain.add(part);
  return chain.blocks;
}

/** Hashes text in blocks, each together with all blocks before it. */
class BlockChain {
  readonly blocks: number[] = [];
  /** The hash of all earlier blocks. */
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
    } else if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
      this.#addText(String(value));
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
