import type { JsonObject } from '../contract/json-object.ts';
import { createReadStream } from 'node:fs';
import { failure, GatewayError } from '../errors/gateway-error.ts';
import type { BodySource } from './body-source.ts';
import { parseBodyExactly } from './exact-json.ts';
import { costOf } from './json-cost.ts';
import { jsonSource } from './json-source.ts';
import type { LongStrings } from './long-strings.ts';
import { MAX_UNITS, scanTopLevel, type ByteRange, type JsonCount, type JsonScan } from './json-scan.ts';

export type { JsonObject };

/**
 * A JSON body that was read once. Its bytes are forwarded unchanged, except for top-level values that are
 * replaced.
 */
export interface JsonBody {
  kind: 'json';
  value: JsonObject;
  /** Whether it was too large to parse on the main thread. Work on it must yield to other requests. */
  isLarge: boolean;
  /**
   * Most memory that the client's values take, which a copy of them takes again. 0 for a body that the gateway
   * wrote.
   */
  valuesBytes: number;
  /** Whether a value below the top level may be null. */
  mayHoldNulls: boolean;
  /**
   * Counts the keys in the text of a top-level property, at every depth. Null where the value itself is
   * forwarded. A value with fewer keys than its text had repeated keys, and parsers differ in which of them
   * they keep.
   */
  writtenKeys(name: string): number | null;
  /**
   * Returns the client's bytes with the given top-level properties set, or removed where the value is
   * undefined.
   */
  withProperties(changes: JsonObject): BodySource;
  /** Returns the client's bytes and where their values are; null where the values are not what is in memory, or may differ. */
  locatedBytes(): LocatedBytes | null;
  /** Drops the client's bytes when they will not be sent again. If they are, they are written from the values. */
  dropBytes(): void;
}

/** A JSON text in memory whose top-level values were located, and no key of which is there twice. */
export interface LocatedBytes {
  bytes: Buffer;
  scan: JsonScan;
}

const PARSE_FAILURE = 'failed to parse route metadata from request body';

export function unparsable(reason: string, cause?: unknown): Error {
  return failure('unparsable_body', { message: `${PARSE_FAILURE}: ${reason}`, cause });
}

/** A body whose top-level values were located, but not parsed. */
export interface ScannedJson {
  scan: JsonScan;
  count: JsonCount;
}

/**
 * Scans a body. Throws `unparsable_body` when it is not a JSON object (docs/specification.md#fixed-texts) or costs more
 * than the limit.
 */
export function scanJsonObject(bytes: Buffer): ScannedJson {
  const scanned = scanLightObject(bytes, MAX_UNITS);
  if (scanned === null) throw unparsable(`the body holds more than ${MAX_UNITS} values`);
  return scanned;
}

/**
 * Works as `scanJsonObject`, but returns null for a body that costs more than `maxUnits`, without reading all
 * of it.
 *
 * @param strings keeps long strings; null: none
 */
export function scanLightObject(
  bytes: Buffer,
  maxUnits: number,
  strings: LongStrings | null = null,
): ScannedJson | null {
  if (bytes.length === 0) throw unparsable('the body is empty');
  const result = scanTopLevel(bytes, maxUnits, strings);
  if ('refusal' in result) throw unparsable(result.refusal);
  return 'tooMuch' in result ? null : result;
}

/** Parses a body and locates its top-level values. Throws `unparsable_body`. */
export function parseJsonObject(bytes: Buffer): ParsedJson {
  const { scan } = scanJsonObject(bytes);
  return { value: parseScanned(bytes, scan), scan };
}

/**
 * Parses a body that `scanJsonObject` has accepted. Throws `unparsable_body`.
 *
 * @param source its bytes, or its text
 * @param strings the long strings that the scan has read
 */
export function parseScanned(
  source: Buffer | string,
  { mayRound }: JsonScan,
  strings: LongStrings | null = null,
): JsonObject {
  const parse: (json: string) => unknown = mayRound ? parseBodyExactly : JSON.parse;
  try {
    // The scan found an opening brace, so a successful parse is an object.
    const value = strings?.parse(parse) ?? parse(typeof source === 'string' ? source : decodeUtf8(source));
    return value as JsonObject;
  } catch (cause) {
    throw cause instanceof GatewayError ? cause : unparsable('not valid JSON', cause);
  }
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8. Throws `unparsable_body` for invalid bytes. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return strictDecoder.decode(bytes);
  } catch (cause) {
    throw unparsable('not valid UTF-8', cause);
  }
}

/** Creates a body that the gateway wrote, such as a translated one. */
export function jsonBodyFromValue(value: JsonObject): JsonBody {
  return {
    kind: 'json',
    value,
    isLarge: false,
    valuesBytes: 0,
    mayHoldNulls: true,
    writtenKeys: () => null,
    withProperties: (changes) => jsonSource(applyChanges(value, changes)),
    locatedBytes: () => null,
    dropBytes: () => undefined,
  };
}

/** Parses a body in memory. */
export function jsonBodyFromBytes(bytes: Buffer): JsonBody {
  const { scan, count } = scanJsonObject(bytes);
  const { valuesBytes } = costOf(bytes, count);
  return jsonBodyOfParts(bytes, { value: parseScanned(bytes, scan), scan }, { valuesBytes });
}

export interface ParsedJson {
  value: JsonObject;
  scan: JsonScan;
}

/** Creates the body of parsed bytes in memory. */
export function jsonBodyOfParts(
  bytes: Buffer,
  { value, scan }: ParsedJson,
  { isLarge = false, valuesBytes }: { isLarge?: boolean; valuesBytes: number },
): JsonBody {
  let kept: Buffer | null = scan.ambiguous ? null : bytes;
  return {
    kind: 'json',
    value,
    isLarge,
    valuesBytes,
    mayHoldNulls: scan.mayHoldNulls,
    writtenKeys: writtenKeysIn(scan),
    withProperties(changes) {
      const all = kept;
      if (all === null) return jsonSource(applyChanges(value, changes));
      const pieces: Buffer[] = [];
      for (const piece of splice(scan, changes))
        pieces.push('start' in piece ? all.subarray(piece.start, piece.end) : piece);
      const content = Buffer.concat(pieces);
      return { content, sizeBytes: content.length };
    },
    locatedBytes: () => (kept === null ? null : { bytes: kept, scan }),
    dropBytes() {
      kept = null;
    },
  };
}

/**
 * Creates the body of a spool file that was parsed in a worker. Its bytes are read from the file while they are
 * forwarded.
 */
export function jsonBodyFromFile(
  path: string,
  { value, scan }: ParsedJson,
  { valuesBytes }: { valuesBytes: number },
): JsonBody {
  return {
    kind: 'json',
    value,
    isLarge: true,
    valuesBytes,
    mayHoldNulls: scan.mayHoldNulls,
    writtenKeys: writtenKeysIn(scan),
    withProperties(changes) {
      if (scan.ambiguous) return jsonSource(applyChanges(value, changes));
      const pieces = splice(scan, changes);
      const total = pieces.reduce(
        (sum, piece) => sum + ('start' in piece ? piece.end - piece.start : piece.length),
        0,
      );
      return { content: readPieces(path, pieces), sizeBytes: total };
    },
    locatedBytes: () => null,
    dropBytes: () => undefined,
  };
}

/** A body with more properties gets a map of them: to search all of them for each one would be quadratic. */
const FEW_PROPERTIES = 16;

function writtenKeysIn({ ambiguous, keys, nestedKeys }: JsonScan): JsonBody['writtenKeys'] {
  if (ambiguous) return () => null;
  if (keys.length <= FEW_PROPERTIES) return (name) => nestedKeys[keys.indexOf(name)] ?? null;
  let places: ReadonlyMap<string, number> | undefined;
  return (name) => {
    places ??= new Map(keys.map((key, place) => [key, place]));
    return nestedKeys[places.get(name) ?? -1] ?? null;
  };
}

type Piece = ByteRange | Buffer;

async function* readPieces(path: string, pieces: readonly Piece[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) {
    if (!('start' in piece)) yield piece;
    else if (piece.end > piece.start)
      yield* createReadStream(path, { start: piece.start, end: piece.end - 1 });
  }
}

/** Copies own properties only, so that the client's `__proto__` key stays data. */
function applyChanges(value: JsonObject, changes: JsonObject): JsonObject {
  return { ...value, ...changes };
}

const OPENING = Buffer.from('{');
const SEPARATOR = Buffer.from(',');
const CLOSING = Buffer.from('}');

/**
 * Returns the body as a list of kept ranges and new text. Members keep their order; unchanged ones keep their
 * bytes, and changed ones their key.
 */
function splice(scan: JsonScan, changes: JsonObject): Piece[] {
  const pieces: Piece[] = [];
  /** Start of the unchanged members that were not added yet; -1: there are none. */
  let from = -1;
  for (const [index, key] of scan.keys.entries()) {
    const start = scan.keyStarts[index] ?? 0;
    const value = scan.values[index] ?? { start: 0, end: 0 };
    if (!Object.hasOwn(changes, key)) {
      if (from === -1) from = start;
      continue;
    }
    const before = scan.values[index - 1];
    if (from !== -1 && before !== undefined)
      pieces.push(pieces.length === 0 ? OPENING : SEPARATOR, { start: from, end: before.end });
    from = -1;
    if (changes[key] === undefined) continue;
    pieces.push(pieces.length === 0 ? OPENING : SEPARATOR, { start, end: value.start });
    pieces.push(Buffer.from(JSON.stringify(changes[key])));
  }
  const last = scan.values.at(-1);
  if (from !== -1 && last !== undefined)
    pieces.push(pieces.length === 0 ? OPENING : SEPARATOR, { start: from, end: last.end });
  for (const key of Object.keys(changes)) {
    if (changes[key] === undefined || scan.keys.includes(key)) continue;
    const member = `${JSON.stringify(key)}:${JSON.stringify(changes[key])}`;
    pieces.push(pieces.length === 0 ? OPENING : SEPARATOR, Buffer.from(member));
  }
  if (pieces.length === 0) pieces.push(OPENING);
  pieces.push(CLOSING);
  return pieces;
}
