import { CheckFailure } from './check.ts';

/** Every valid verdict is shorter. */
const MAX_RESPONSE_BYTES = 1024 * 1024;

/** Reads the JSON object in a service's response. Throws `CheckFailure` for anything else. */
export async function readGuardResponse(chunks: AsyncIterable<Uint8Array>): Promise<Record<string, unknown>> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of chunks) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_RESPONSE_BYTES) throw new CheckFailure('the response is too large');
    parts.push(chunk);
  }
  let value: unknown;
  try {
    value = JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new CheckFailure('the response is not JSON');
  }
  if (!isRecord(value)) throw new CheckFailure('the response is not an object');
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks that a value is a number from 0 to 1. Throws `CheckFailure` for anything else. */
export function probabilityOf(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && value <= 1) return value;
  throw new CheckFailure('a score is not a number from 0 to 1');
}
