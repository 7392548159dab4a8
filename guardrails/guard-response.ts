import type { JsonObject } from '../contract/json-object.ts';
import { scanTopLevel } from '../bodies/json-scan.ts';
import { CheckFailure } from './check.ts';

/** Every valid verdict is shorter. */
const MAX_RESPONSE_BYTES = 1024 * 1024;

/**
 * Reads the JSON object in a service's response. Throws `CheckFailure` for anything else, also where a key is repeated:
 * parsers differ in which of its values counts, so a verdict would have two readings.
 */
export async function readGuardResponse(chunks: AsyncIterable<Uint8Array>): Promise<JsonObject> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of chunks) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_RESPONSE_BYTES) throw new CheckFailure('the response is too large');
    parts.push(chunk);
  }
  const bytes = Buffer.concat(parts);
  const scanned = scanTopLevel(bytes);
  if (!('scan' in scanned)) throw new CheckFailure('the response is not a JSON object');
  const value = parse(bytes);
  if (keysIn(value) !== scanned.count.keys) throw new CheckFailure('the response repeats a key');
  return value;
}

function parse(bytes: Buffer): JsonObject {
  try {
    // The scan found an opening brace, so a successful parse is an object.
    return JSON.parse(bytes.toString('utf8')) as JsonObject;
  } catch {
    throw new CheckFailure('the response is not JSON');
  }
}

/** Counts the keys at every depth, which the scan has bounded. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, member) => sum + keysIn(member), own);
}

/** Checks that a value is a number from 0 to 1. Throws `CheckFailure` for anything else. */
export function probabilityOf(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && value <= 1) return value;
  throw new CheckFailure('a score is not a number from 0 to 1');
}
