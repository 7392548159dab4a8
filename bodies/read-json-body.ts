import type { IncomingMessage } from 'node:http';
import {
  bodyChunks,
  collectBody,
  refuseDeclaredLength,
  type CollectedBody,
  type IntakeBounds,
} from './intake.ts';
import type { ByteBound, ByteLease } from './byte-bound.ts';
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
import type { JsonParser } from './json-parser.ts';
import type { Spool } from './spool.ts';

/** Larger bodies go to disk (design §4). */
export const MEMORY_BODY_BYTES = 8 * 1024 * 1024;
/** Larger bodies, and those that cost more units, are parsed off the main thread (docs/decisions/0034). */
const MAIN_THREAD_BYTES = 1024 * 1024;
export const MAIN_THREAD_UNITS = 50_000;

export interface BodyResources {
  bounds: IntakeBounds;
  memory: ByteBound;
  spool: Spool;
  /** A thread for bodies in memory and one for those on disk, so that small ones never wait for the largest. */
  parsers: { memory: JsonParser; disk: JsonParser };
}

/** Told what to undo when the request is over, whatever its end. */
export type OnRelease = (release: () => void) => void;

export interface BodyReader {
  onRelease: OnRelease;
  /** Told the model that a body names before the body is parsed, where that is not cheap; may throw. */
  admit: (model: unknown) => void;
}

/**
 * Reads a JSON body. Throws `unparsable_body`, `body_too_large`, `request_timeout`, `client_closed`, or `service_unavailable`
 * when the process holds as many bodies as it may, and what the reader's `admit` throws.
 */
export async function readJsonBody(
  request: IncomingMessage,
  resources: BodyResources,
  reader: BodyReader,
): Promise<JsonBody> {
  refuseDeclaredLength(request, resources.bounds.limitBytes);
  const lease = resources.memory.lease();
  reader.onRelease(() => lease.release());
  const declaredBytes = Number(request.headers['content-length'] ?? 0);
  if (declaredBytes > MEMORY_BODY_BYTES) return readLargeBody(request, [], resources, reader);
  const collected = await collectBody(request, resources.bounds, MEMORY_BODY_BYTES, (sizeBytes) =>
    lease.growTo(sizeBytes),
  );
  if (collected.overflow) {
    const body = readLargeBody(request, collected.chunks, resources, reader);
    collected.chunks = [];
    return body;
  }
  if (collected.sizeBytes > MAIN_THREAD_BYTES) return parseElsewhere(collected, lease, resources, reader);
  const bytes = joinChunks(collected);
  const scanned = scanLightObject(bytes, MAIN_THREAD_UNITS);
  return scanned === null
    ? parseElsewhere(collected, lease, resources, reader)
    : parseHere(bytes, scanned, lease);
}

/** The body in one piece, which takes the place of its chunks. */
function joinChunks(collected: CollectedBody): Buffer {
  const only = collected.chunks[0];
  if (collected.chunks.length === 1 && only !== undefined) return only;
  const bytes = Buffer.concat(collected.chunks, collected.sizeBytes);
  collected.chunks = [bytes];
  return bytes;
}

function parseHere(bytes: Buffer, { scan, count }: ScannedJson, lease: ByteLease): JsonBody {
  const { textBytes, valuesBytes } = costOf(bytes, count);
  lease.growTo(bytes.length + textBytes + valuesBytes);
  return jsonBodyOfParts(bytes, { value: parseScanned(decodeUtf8(bytes)), scan }, { valuesBytes });
}

/** The thread gets a copy: what is forwarded are the bytes here. */
async function parseElsewhere(
  collected: CollectedBody,
  lease: ByteLease,
  { parsers }: BodyResources,
  { admit }: BodyReader,
): Promise<JsonBody> {
  const { sizeBytes } = collected;
  let valuesBytes = 0;
  const copy = (): { bytes: Uint8Array<ArrayBuffer> } => {
    lease.growTo(2 * sizeBytes);
    return { bytes: new Uint8Array(joinChunks(collected)) };
  };
  const parsing = parsers.memory.parse(copy, ({ cost, model }) => {
    admit(model);
    ({ valuesBytes } = cost);
    lease.growTo(sizeBytes + parseBytes(sizeBytes, cost));
  });
  const parsed = await parsing.catch((error: unknown) => {
    // At once, and not with the response: the next body of the queue would find no memory, and so would all after it.
    collected.chunks = [];
    lease.shrinkTo(0);
    throw error;
  });
  lease.shrinkTo(sizeBytes + valuesBytes);
  return jsonBodyOfParts(joinChunks(collected), parsed, { isLarge: true, valuesBytes });
}

/** The source, its text and its values in the thread, the values here: never all of them, but what was collected takes its time. */
function parseBytes(sizeBytes: number, { textBytes, valuesBytes }: JsonCost): number {
  return sizeBytes + Math.max(sizeBytes + textBytes, textBytes + valuesBytes, 3 * valuesBytes);
}

async function readLargeBody(
  request: IncomingMessage,
  first: Buffer[],
  resources: BodyResources,
  { onRelease, admit }: BodyReader,
): Promise<JsonBody> {
  const onDisk = resources.spool.bound.lease();
  const inMemory = resources.memory.lease();
  onRelease(() => onDisk.release());
  onRelease(() => inMemory.release());
  // What is declared is leased at once: eight callers must not all be let in and all be refused half way.
  const leastBytes = (sizeBytes: number): number =>
    parseBytes(sizeBytes, { textBytes: sizeBytes, valuesBytes: sizeBytes });
  const declaredBytes = Number(request.headers['content-length'] ?? 0);
  inMemory.growTo(leastBytes(declaredBytes));
  onDisk.growTo(declaredBytes);
  const entry = await resources.spool.write(chunksAfter(first, request, resources.bounds), onDisk);
  onRelease(() => void resources.spool.remove(entry.path));
  inMemory.growTo(leastBytes(entry.sizeBytes));
  let valuesBytes = 0;
  const parsed = await resources.parsers.disk.parse(
    () => ({ path: entry.path }),
    ({ cost, model }) => {
      admit(model);
      ({ valuesBytes } = cost);
      inMemory.growTo(parseBytes(entry.sizeBytes, cost));
    },
  );
  inMemory.shrinkTo(2 * valuesBytes);
  return jsonBodyFromFile(entry.path, parsed, { valuesBytes });
}

async function* chunksAfter(
  first: Buffer[],
  request: IncomingMessage,
  bounds: IntakeBounds,
): AsyncGenerator<Buffer> {
  let firstBytes = 0;
  for (const chunk of first) {
    firstBytes += chunk.length;
    yield chunk;
  }
  yield* bodyChunks(request, { ...bounds, limitBytes: bounds.limitBytes - firstBytes });
}
