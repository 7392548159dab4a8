import { Refusal } from './refusal.ts';

export const MAX_REQUESTS_PER_MINUTE = 1_000_000_000;

/** Throws a `Refusal` for what is no limit of requests per minute; null, no limit, is one. */
export function checkedRequestLimit(limit: number | null): number | null {
  if (limit === null) return null;
  if (limit === 0) throw new Refusal("a limit of 0 would refuse every request; 'key revoke' ends a key");
  if (Number.isInteger(limit) && limit > 0 && limit <= MAX_REQUESTS_PER_MINUTE) return limit;
  throw new Refusal(
    `requests per minute are a whole number from 1 to ${MAX_REQUESTS_PER_MINUTE}, not ${limit}`,
  );
}
