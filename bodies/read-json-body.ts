import type { IncomingMessage } from 'node:http';
import { bodyChunks, collectBody, refuseDeclaredLength, type IntakeBounds } from './intake.ts';
import type { ByteBound } from './byte-bound.ts';
import { jsonBodyFromBytes, jsonBodyFromFile, type JsonBody } from './json-body.ts';
import type { JsonParser } from './json-parser.ts';
import type { Spool } from './spool.ts';

/** Larger bodies go to disk and are parsed off the main thread (design §4). */
export const MEMORY_BODY_BYTES = 8 * 1024 * 1024;

export interface BodyRooms {
  bounds: IntakeBounds;
  memory: ByteBound;
  spool: Spool;
  parser: JsonParser;
}

/** Told what to undo when the request is over, whatever its end. */
export type OnRelease = (release: () => void) => void;

/**
 * Reads a JSON body. Throws `unparsable_body`, `body_too_large`, `request_timeout`, `client_closed`, or `service_unavailable`
 * when the process holds as many bodies as it may.
 */
export async function readJsonBody(
  request: IncomingMessage,
  rooms: BodyRooms,
  onRelease: OnRelease,
): Promise<JsonBody> {
  refuseDeclaredLength(request, rooms.bounds.limitBytes);
  const lease = rooms.memory.lease();
  onRelease(() => lease.release());
  const declaredBytes = Number(request.headers['content-length'] ?? 0);
  if (declaredBytes > MEMORY_BODY_BYTES) return readLargeBody(request, [], rooms, onRelease);
  const collected = await collectBody(request, rooms.bounds, MEMORY_BODY_BYTES, (sizeBytes) =>
    lease.growTo(sizeBytes),
  );
  if (collected.overflow) {
    const body = readLargeBody(request, collected.chunks, rooms, onRelease);
    collected.chunks = [];
    return body;
  }
  const only = collected.chunks[0];
  return jsonBodyFromBytes(
    collected.chunks.length === 1 && only !== undefined
      ? only
      : Buffer.concat(collected.chunks, collected.sizeBytes),
  );
}

/** The text and the values of a body take about twice its size while they are parsed and held. */
const MEMORY_PER_BODY_BYTE = 2;

async function readLargeBody(
  request: IncomingMessage,
  first: Buffer[],
  rooms: BodyRooms,
  onRelease: OnRelease,
): Promise<JsonBody> {
  const onDisk = rooms.spool.bound.lease();
  const inMemory = rooms.memory.lease();
  onRelease(() => onDisk.release());
  onRelease(() => inMemory.release());
  // What is declared is leased at once: eight callers must not all be let in and all be refused half way.
  const declaredBytes = Number(request.headers['content-length'] ?? 0);
  inMemory.growTo(declaredBytes * MEMORY_PER_BODY_BYTE);
  onDisk.growTo(declaredBytes);
  const entry = await rooms.spool.write(chunksAfter(first, request, rooms.bounds), onDisk);
  onRelease(() => void rooms.spool.remove(entry.path));
  inMemory.growTo(entry.sizeBytes * MEMORY_PER_BODY_BYTE);
  const { value, scan } = await rooms.parser.parse(entry.path);
  return jsonBodyFromFile(entry.path, entry.sizeBytes, value, scan);
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
