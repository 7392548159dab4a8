import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { GatewayError } from '../errors/gateway-error.ts';
import { decodeUtf8, parseScanned, scanJsonObject, unparsable, type JsonObject } from './json-body.ts';
import { costOf, type JsonCost } from './json-cost.ts';
import type { JsonScan } from './json-scan.ts';
import { piecesOf, takeLongTexts, type LongText } from './long-texts.ts';

/** Where a body is: in a file of the spool, or here, as a copy. */
export type BodyPlace = { path: string } | { bytes: Uint8Array<ArrayBuffer> };

/** A body to measure, and then to parse or to forget; or the wish for the next piece of a long text. */
export type ParseRequest =
  { id: number; measure: BodyPlace } | { id: number; then: 'parse' | 'forget' | 'more' };

/** What is known of a body before anything is built of it. */
export interface MeasuredJson {
  cost: JsonCost;
  /** The value of the top-level `model`; undefined where there is none that every reader would agree on. */
  model: unknown;
}

export type ParseResponse =
  | { id: number; measured: MeasuredJson }
  | { id: number; value: JsonObject; scan: JsonScan; longTexts: LongText[] }
  | { id: number; piece: string }
  | { id: number; refusal: string }
  | { id: number; error: string };

/** Of each object the same keys cost little; of keys that all differ V8 makes a dictionary and as many strings. */
const MAX_DISTINCT_KEYS = 20_000;
/** A longer name of a model is none. */
const MAX_MODEL_BYTES = 4_096;

/** The body that was measured; one at a time. */
let held: { bytes: Buffer; scan: JsonScan } | null = null;
/** The pieces that are still to be handed over, in the order of their texts; one answer at a time. */
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
  // Given back at once: the collector would leave them until later.
  if (bytes.buffer instanceof ArrayBuffer && bytes.length === bytes.buffer.byteLength)
    bytes.buffer.transfer(0);
  const value = parseScanned(text);
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
    if (request.then === 'more') return nextPiece(id);
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
