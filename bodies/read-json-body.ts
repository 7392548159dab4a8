import type { IncomingMessage } from 'node:http';
import { bodyChunks, collectBody, collectChunks, type CollectedBody, type IntakeBounds } from './intake.ts';
import type { ByteBound, ByteLease, OnRelease } from './byte-bound.ts';
import {
  jsonBodyFromFile,
  jsonBodyOfParts,
  parseScanned,
  scanLightObject,
  type JsonBody,
} from './json-body.ts';
import { costOf, type JsonCost } from './json-cost.ts';
import type { JsonParser, MeasuredJson } from './json-parser.ts';
import { LongStrings } from './long-strings.ts';
import { countHeldBuffers } from './release-read-buffers.ts';
import { contentChunks, contentCodingOf } from './request-content.ts';
import type { Spool } from './spool.ts';

/** Larger bodies go to disk. */
const MEMORY_BODY_BYTES = 8 * 1024 * 1024;
/** Larger bodies, and those that cost more units, are parsed off the main thread (docs/decisions/0034). */
const MAIN_THREAD_BYTES = 1024 * 1024;
const MAIN_THREAD_UNITS = 50_000;

/** What all requests share to read their bodies. */
export interface SharedBodyResources {
  bounds: IntakeBounds;
  memory: ByteBound;
  /** For what is written to the spool. */
  disk: ByteBound;
  spool: Spool;
  /**
   * One parser for bodies in memory and one for bodies on disk, so that small bodies never wait for the
   * largest.
   */
  parsers: { memory: JsonParser; disk: JsonParser };
}

/** The resources of a project's requests. */
export interface BodyResources extends Omit<SharedBodyResources, 'spool'> {
  spool: Pick<Spool, 'write' | 'remove'>;
  /** The project of the request; null for requests without a key, which share one turn. */
  owner: string | null;
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
 * Reads a JSON body whose declared length is within the limit, within this turn of the event loop when it is small and has arrived.
 * Throws `unparsable_body`, `unsupported_media_type` for its content coding, `body_too_large`, `request_timeout`, `client_closed`,
 * `service_unavailable` when the process holds too many bodies, and the errors of the reader's `admit`.
 */
export async function readJsonBody(
  request: IncomingMessage,
  resources: BodyResources,
  reader: BodyReader,
): Promise<JsonBody> {
  const { bounds, memory, owner } = resources;
  const lease = memory.lease(owner);
  reader.onRelease(lease.release);
  const isCoded = contentCodingOf(request) !== null;
  // The declared length of a coded body is that of the coded bytes.
  const declaredBytes = isCoded ? 0 : Number(request.headers['content-length'] ?? 0);
  if (declaredBytes > MEMORY_BODY_BYTES)
    return readLargeBody({ chunks: bodyChunks(request, bounds), declaredBytes }, resources, reader);
  const coded = isCoded ? contentChunks(request, resources, reader.onRelease) : null;
  const collected = await (coded === null
    ? collectBody(request, bounds, MEMORY_BODY_BYTES, lease)
    : collectChunks(coded, MEMORY_BODY_BYTES, lease));
  if (collected.overflow) {
    const { chunks: first } = collected;
    collected.chunks = [];
    const chunks = coded === null ? chunksAfter(first, request, bounds) : chained(first, coded);
    return readLargeBody({ chunks, declaredBytes }, resources, reader);
  }
  if (collected.sizeBytes > MAIN_THREAD_BYTES) return parseElsewhere(collected, lease, resources, reader);
  const { chunks } = collected;
  const bytes = (chunks.length === 1 ? chunks[0] : undefined) ?? joinChunks(collected);
  const strings = LongStrings.of(bytes);
  const scanned = scanLightObject(bytes, MAIN_THREAD_UNITS, strings);
  if (scanned === null) return parseElsewhere(collected, lease, resources, reader);
  const { scan, count } = scanned;
  const { textBytes, valuesBytes } = costOf(bytes, count);
  lease.growTo(bytes.length + textBytes + valuesBytes);
  return jsonBodyOfParts(bytes, { value: parseScanned(bytes, scan, strings), scan }, { valuesBytes });
}

/** All of a large body, and its length in bytes where the client has declared it, else 0. */
interface LargeBody {
  chunks: AsyncIterable<Buffer>;
  declaredBytes: number;
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
  const onDisk = resources.disk.lease(resources.owner);
  const inMemory = resources.memory.lease(resources.owner);
  onRelease(onDisk.release);
  onRelease(inMemory.release);
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
