import { isRecord } from '../../contract/json-object.ts';
import { parseErrorBody } from './upstream-rejection.ts';

const MAX_SECONDS = 9_999;

/** Returns the pause of a response in the form of Retry-After. Azure and OpenAI also send it in milliseconds. */
export function retryAfterOf(headers: Readonly<Record<string, unknown>>): string | undefined {
  const ms = headers['retry-after-ms'];
  if (typeof ms === 'string' && /^\d{1,9}(?:\.\d{1,9})?$/.test(ms)) return String(Number(ms) / 1_000);
  const value = headers['retry-after'];
  return typeof value === 'string' ? value : undefined;
}

/** Parses a Retry-After header, in seconds or as a date (RFC 9110). Null for other values. */
export function retryAfterMs(value: string | undefined): number | null {
  if (value === undefined) return null;
  if (/^\d{1,15}(?:\.\d{1,9})?\s*$/.test(value)) return Number(value) * 1000;
  // Every date has a time of day. `Date` takes other texts, such as `-1`, for a day that is over.
  if (!value.includes(':')) return null;
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - Date.now());
}

/** Returns the header for the client, in whole seconds. Without a pause the default of the error catalogue applies. */
export function retryAfterHeader(pauseMs: number | null): Record<string, string> {
  if (pauseMs === null) return {};
  return { 'retry-after': String(Math.min(Math.ceil(pauseMs / 1_000), MAX_SECONDS)) };
}

/** The `RetryInfo` of Google's APIs, as the seconds of a Retry-After header (google.rpc.RetryInfo). */
export function retryDelayIn(body: string): string | undefined {
  const value = parseErrorBody(body);
  const details: unknown = isRecord(value) && isRecord(value['error']) ? value['error']['details'] : null;
  for (const detail of Array.isArray(details) ? (details as unknown[]) : []) {
    const delay = isRecord(detail) ? detail['retryDelay'] : null;
    const seconds = typeof delay === 'string' ? /^(\d{1,6}(?:\.\d{1,9})?)s$/.exec(delay)?.[1] : undefined;
    if (seconds !== undefined) return String(Math.ceil(Number(seconds)));
  }
  return undefined;
}
