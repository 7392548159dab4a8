import type { IncomingMessage } from 'node:http';
import {
  bodyChunks,
  collectBody,
  collectChunks,
  refuseDeclaredLength,
  type CollectedBody,
  type IntakeBounds,
  type OnRelease,
} from './intake.ts';
import type { ByteBound, ByteLease, Leases } from './byte-bound.ts';
import {
  decodeUtf8,
  jsonBodyFromFile,
  jsonBodyOfParts,
  parseScanned,
  scanLightObject,
  type JsonBody,
  type ScannedJson,
} from './json-body.ts';
import { costOf, type JsonCost } from './json-cost.ts';
import type { JsonParser, MeasuredJson } from './json-parser.ts';
import { LongStrings } from './long-strings.ts';
import { countHeldBuffers } from './release-read-buffers.ts';
import { contentChunks, contentCodingOf } from './request-content.ts';
import type { Spool } from './spool.ts';

/** Larger bodies go to disk. */
export const MEMORY_BODY_BYTES = 8 * 1024 * 1024;
/** Larger bodies, and those that cost more units, are parsed off the main thread (docs/decisions/0034). */
const MAIN_THREAD_BYTES = 1024 * 1024;
export const MAIN_THREAD_UNITS = 50_000;

export interface BodyResources {
  bounds: IntakeBounds;
  memory: Leases;
  /** For what is written to the spool. */
  disk: Leases;
  spool: Pick<Spool, 'write' | 'remove'>;
  /**
   * One parser for bodies in memory and one for bodies on disk, so that small bodies never wait for the
   * largest.
   */
  parsers: { memory: JsonParser; disk: JsonParser };
  /** The project of the request; null for requests without a key, which share one turn. */
  owner: string | null;
}

/** The resources of all requests. */
export interface SharedBodyResources extends Omit<BodyResources, 'owner'> {
  memory: ByteBound;
  disk: ByteBound;
  spool: Spool;
}

/** Returns the resources of a project's requests. Null is the owner of requests without a key. */
export function resourcesOf(shared: SharedBodyResources, projectId: string | null): BodyResources {
  const { bounds, memory, disk, spool, parsers } = shared;
  return { bounds, memory: memory.of(projectId), disk: disk.of(projectId), spool, parsers, owner: projectId };
}

export type { OnRelease };

/** Whether a JSON body is so small that reading it costs little, by its declared length. */
export function isSmallBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length']) <= MAIN_THREAD_BYTES && headers['content-encoding'] === undefined;
}

export interface BodyReader {
  onRelease: OnRelease;
  /** Gets the model that a large body names before the body is parsed. May throw. */
  admit: (model: unknown) => void;
}

/**
 * Reads a JSON body, at once when it is small and has arrived. Throws or rejects with `unparsable_body`,
 * `unsupported_media_type` for its content coding, `body_too_large`, `request_timeout`, `client_closed`, `service_unavailable` when the process holds too many
 * bodies, and the errors of the reader's `admit`.
 */
export function readJsonBody(
  request: IncomingMessage,
  resources: BodyResources,
  reader: BodyReader,
): Promise<JsonBody> | JsonBody {
  refuseDeclaredLength(request, resources.bounds.limitBytes);
  const lease = resources.memory.lease();
  reader.onRelease(() => lease.release());
  if (contentCodingOf(request) !== null) return readCodedBody(request, lease, resources, reader);
  const declaredBytes = Number(request.headers['content-length'] ?? 0);
  const { bounds } = resources;
  const rest: Rest = (first) => ({ chunks: chunksAfter(first, request, bounds), declaredBytes });
  if (declaredBytes > MEMORY_BODY_BYTES) return readLargeBody(rest([]), resources, reader);
  const collecting = collectBody(request, bounds, MEMORY_BODY_BYTES, (sizeBytes) => lease.growTo(sizeBytes));
  return collecting instanceof Promise
    ? collecting.then((collected) => parseCollected(collected, rest, lease, resources, reader))
    : parseCollected(collecting, rest, lease, resources, reader);
}

async function readCodedBody(
  request: IncomingMessage,
  lease: ByteLease,
  resources: BodyResources,
  reader: BodyReader,
): Promise<JsonBody> {
  const chunks = contentChunks(request, resources, reader.onRelease);
  const collected = await collectChunks(chunks, MEMORY_BODY_BYTES, (sizeBytes) => lease.growTo(sizeBytes));
  // The declared length is that of the coded bytes.
  const rest: Rest = (first) => ({ chunks: chained(first, chunks), declaredBytes: 0 });
  return parseCollected(collected, rest, lease, resources, reader);
}

/** All of a large body, and its length in bytes where the client has declared it, else 0. */
interface LargeBody {
  chunks: AsyncIterable<Buffer>;
  declaredBytes: number;
}

/** Returns the body of which these chunks have been read. */
type Rest = (first: Buffer[]) => LargeBody;

function parseCollected(
  collected: CollectedBody,
  rest: Rest,
  lease: ByteLease,
  resources: BodyResources,
  reader: BodyReader,
): Promise<JsonBody> | JsonBody {
  if (collected.overflow) {
    const body = readLargeBody(rest(collected.chunks), resources, reader);
    collected.chunks = [];
    return body;
  }
  if (collected.sizeBytes > MAIN_THREAD_BYTES) return parseElsewhere(collected, lease, resources, reader);
  const bytes = joinChunks(collected);
  const strings = LongStrings.of(bytes);
  const scanned = scanLightObject(bytes, MAIN_THREAD_UNITS, strings);
  return scanned === null
    ? parseElsewhere(collected, lease, resources, reader)
    : parseHere(bytes, scanned, strings, lease);
}

/** Joins the chunks of a body and keeps the result in their place. */
function joinChunks(collected: CollectedBody): Buffer {
  const only = collected.chunks[0];
  if (collected.chunks.length === 1 && only !== undefined) return only;
  const bytes = Buffer.concat(collected.chunks, collected.sizeBytes);
  // What was read, and what it was joined to.
  countHeldBuffers(2 * collected.sizeBytes);
  collected.chunks = [bytes];
  return bytes;
}

function parseHere(
  bytes: Buffer,
  { scan, count }: ScannedJson,
  strings: LongStrings | null,
  lease: ByteLease,
): JsonBody {
  const { textBytes, valuesBytes } = costOf(bytes, count);
  lease.growTo(bytes.length + textBytes + valuesBytes);
  const value = parseScanned(() => decodeUtf8(bytes), scan, strings);
  return jsonBodyOfParts(bytes, { value, scan }, { valuesBytes });
}

/** Parses a copy of the body in a worker. The original bytes are forwarded. */
async function parseElsewhere(
  collected: CollectedBody,
  lease: ByteLease,
  { parsers, owner }: BodyResources,
  { admit }: BodyReader,
): Promise<JsonBody> {
  const { sizeBytes } = collected;
  let valuesBytes = 0;
  const copy = (): { bytes: Uint8Array<ArrayBuffer> } => {
    lease.growTo(2 * sizeBytes);
    return { bytes: new Uint8Array(joinChunks(collected)) };
  };
  const accept = ({ cost, model }: MeasuredJson): void => {
    admit(model);
    ({ valuesBytes } = cost);
    lease.growTo(sizeBytes + parseBytes(sizeBytes, cost));
  };
  const parsing = parsers.memory.parse({ owner, sizeBytes, place: copy, accept });
  const parsed = await parsing.catch((error: unknown) => {
    // Released at once: the next body in the queue would find no memory, and so would all after it.
    collected.chunks = [];
    lease.shrinkTo(0);
    throw error;
  });
  lease.shrinkTo(sizeBytes + valuesBytes);
  return jsonBodyOfParts(joinChunks(collected), parsed, { isLarge: true, valuesBytes });
}

/**
 * Memory of a parse: the source, then its text and values in the worker and the values here. Not all of them
 * exist at the same time, but garbage collection is delayed.
 */
function parseBytes(sizeBytes: number, { textBytes, valuesBytes }: JsonCost): number {
  return sizeBytes + Math.max(sizeBytes + textBytes, textBytes + valuesBytes, 3 * valuesBytes);
}

async function readLargeBody(
  { chunks, declaredBytes }: LargeBody,
  resources: BodyResources,
  { onRelease, admit }: BodyReader,
): Promise<JsonBody> {
  const onDisk = resources.disk.lease();
  const inMemory = resources.memory.lease();
  onRelease(() => onDisk.release());
  onRelease(() => inMemory.release());
  const leastBytes = (sizeBytes: number): number =>
    parseBytes(sizeBytes, { textBytes: sizeBytes, valuesBytes: sizeBytes });
  resources.memory.refuseBeyond(leastBytes(declaredBytes));
  resources.disk.refuseBeyond(declaredBytes);
  const entry = await resources.spool.write(chunks, onDisk);
  onRelease(() => void resources.spool.remove(entry.path));
  let valuesBytes = 0;
  const parsed = await resources.parsers.disk.parse({
    owner: resources.owner,
    sizeBytes: entry.sizeBytes,
    place: () => {
      // When the body's turn has come: a body that is received or waits holds its bytes on disk only.
      inMemory.growTo(leastBytes(entry.sizeBytes));
      return { path: entry.path };
    },
    accept: ({ cost, model }) => {
      admit(model);
      ({ valuesBytes } = cost);
      inMemory.growTo(parseBytes(entry.sizeBytes, cost));
    },
  });
  inMemory.shrinkTo(2 * valuesBytes);
  return jsonBodyFromFile(entry.path, parsed, { valuesBytes });
}

function chunksAfter(
  first: Buffer[],
  request: IncomingMessage,
  bounds: IntakeBounds,
): AsyncGenerator<Buffer> {
  const firstBytes = first.reduce((sum, chunk) => sum + chunk.length, 0);
  return chained(first, bodyChunks(request, { ...bounds, limitBytes: bounds.limitBytes - firstBytes }));
}

async function* chained(first: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}
