import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { GatewayError } from '../errors/gateway-error.ts';
import { parseJsonObject, type JsonObject } from './json-body.ts';
import type { JsonScan } from './json-scan.ts';

/** A file to parse, or the wish for the next piece of the answer that is arriving. */
export type ParseOrder = { id: number; path: string } | { id: number; more: true };

/** Where a long text belongs, which travels in pieces after the value: handed over whole it would stop the main thread. */
export interface LongText {
  /** Keys and indexes from the root. */
  path: (string | number)[];
  pieces: number;
}

export type ParseAnswer =
  | { id: number; value: JsonObject; scan: JsonScan; longTexts: LongText[] }
  | { id: number; piece: string }
  | { id: number; refusal: string }
  | { id: number; fault: string };

const PIECE_CHARACTERS = 8 * 1024 * 1024;

type Container = Record<string | number, unknown>;

/** Takes the long texts out of a value, leaving empty ones; iterative, since its caller bounds values but not their form. */
function takeLongTexts(root: JsonObject): { longTexts: LongText[]; texts: string[] } {
  const longTexts: LongText[] = [];
  const texts: string[] = [];
  const open: { value: Container; path: (string | number)[] }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object' && child !== null)
        open.push({ value: child as Container, path: [...path, key] });
      if (typeof child !== 'string' || child.length <= PIECE_CHARACTERS) continue;
      value[key] = '';
      longTexts.push({ path: [...path, key], pieces: Math.ceil(child.length / PIECE_CHARACTERS) });
      texts.push(child);
    }
  }
  return { longTexts, texts };
}

/** The pieces that are still to be handed over, in the order of their texts; one answer at a time. */
let pieces: Iterator<string, undefined> = [].values();

function* piecesOf(texts: readonly string[]): Generator<string, undefined> {
  for (const text of texts) {
    for (let at = 0; at < text.length; at += PIECE_CHARACTERS) yield text.slice(at, at + PIECE_CHARACTERS);
  }
}

function parseFile(id: number, path: string): ParseAnswer {
  try {
    const { value, scan } = parseJsonObject(readFileSync(path));
    const { longTexts, texts } = takeLongTexts(value);
    pieces = piecesOf(texts);
    return { id, value, scan, longTexts };
  } catch (error) {
    if (error instanceof GatewayError) return { id, refusal: error.publicMessage };
    return { id, fault: error instanceof Error ? error.message : 'unknown' };
  }
}

function nextPiece(id: number): ParseAnswer {
  const next = pieces.next();
  return next.done === true ? { id, fault: 'no piece is left' } : { id, piece: next.value };
}

parentPort?.on('message', (order: ParseOrder) => {
  parentPort?.postMessage('more' in order ? nextPiece(order.id) : parseFile(order.id, order.path));
});
