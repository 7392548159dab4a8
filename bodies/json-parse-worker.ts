import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { GatewayError } from '../errors/gateway-error.ts';
import { decodeUtf8, parseScanned, scanJsonObject, unparsable, type JsonObject } from './json-body.ts';
import { costOf, type JsonCost } from './json-cost.ts';
import type { JsonScan } from './json-scan.ts';
import { piecesOf, takeLongTexts, type LongText } from './long-texts.ts';

/** The place of a body: a file of the spool, or a copy in memory. */
export type BodyPlace = { path: string } | { bytes: Uint8Array<ArrayBuffer> };

/** A request to measure a body, then to parse or discard it, or to send the next piece of a long text. */
export type ParseRequest =
  | { id: number; measure: BodyPlace }
  | { id: number; then: 'parse' | 'discard' | 'next_piece' };

/** What is known about a body before it is parsed. */
export interface MeasuredJson {
  cost: JsonCost;
  /** The value of the top-level `model`; undefined where parsers would disagree on it. */
  model: unknown;
}

export type ParseResponse =
  | { id: number; measured: MeasuredJson }
  | { id: number; value: JsonObject; scan: JsonScan; longTexts: LongText[] }
  | { id: number; piece: string }
  | { id: number; refusal: string }
  | { id: number; error: string };

/**
 * Largest number of different keys. Repeated keys cost little; for different ones V8 creates a dictionary and
 * as many strings.
 */
const MAX_DISTINCT_KEYS = 20_000;
/** Longest model name that is read. */
const MAX_MODEL_BYTES = 4_096;

/** The measured body; there is one at a time. */
let held: { bytes: Buffer; scan: JsonScan } | null = null;
/** The remaining pieces of long texts, in order; of one response at a time. */
let pieces: Iterator<string, undefined> = [].values();

function measure(id: number, place: BodyPlace): ParseResponse {
  const bytes = 'path' in place ? readFileSync(place.path) : Buffer.from(place.bytes.buffer);
  const { scan, count } = scanJsonObject(bytes);
  held = { bytes, scan };
  return { id, measured: { cost: costOf(bytes, count), model: modelIn(bytes, scan) } };
}

function modelIn(bytes: Buffer, scan: JsonScan): unknown {
  const place = scan.ambiguous ? undefined : scan.values[scan.keys.indexOf('model')];
  if (place === undefined || place.end - place.start > MAX_MODEL_BYTES) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8', place.start, place.end));
  } catch {
    return undefined;
  }
}

function parse(id: number): ParseResponse {
  if (held === null) return { id, error: 'nothing was measured' };
  const { bytes, scan } = held;
  held = null;
  const text = decodeUtf8(bytes);
  // Frees the bytes at once, before the garbage collector would.
  if (bytes.buffer instanceof ArrayBuffer && bytes.length === bytes.buffer.byteLength)
    bytes.buffer.transfer(0);
  const value = parseScanned(text, scan);
  const { longTexts, texts, distinctKeys } = takeLongTexts(value);
  if (distinctKeys > MAX_DISTINCT_KEYS)
    throw unparsable(`the body holds more than ${MAX_DISTINCT_KEYS} different keys`);
  pieces = piecesOf(texts);
  return { id, value, scan, longTexts };
}

function nextPiece(id: number): ParseResponse {
  const next = pieces.next();
  return next.done === true ? { id, error: 'no piece is left' } : { id, piece: next.value };
}

function handle(request: ParseRequest): ParseResponse | null {
  const { id } = request;
  try {
    if ('measure' in request) return measure(id, request.measure);
    if (request.then === 'parse') return parse(id);
    if (request.then === 'next_piece') return nextPiece(id);
    held = null;
    return null;
  } catch (error) {
    if (error instanceof GatewayError) return { id, refusal: error.publicMessage };
    return { id, error: error instanceof Error ? error.message : 'unknown' };
  }
}

parentPort?.on('message', (request: ParseRequest) => {
  const response = handle(request);
  if (response !== null) parentPort?.postMessage(response);
});
