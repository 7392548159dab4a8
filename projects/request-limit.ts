import { OperatorError } from './operator-error.ts';

const MAX_REQUESTS_PER_MINUTE = 1_000_000_000;

/** Checks a limit of requests per minute (null: none). Throws an `OperatorError` if it is invalid. */
export function checkedRequestLimit(limit: number | null): number | null {
  if (limit === null) return null;
  if (limit === 0)
    throw new OperatorError("a limit of 0 would refuse every request; use 'key revoke' instead");
  if (Number.isInteger(limit) && limit > 0 && limit <= MAX_REQUESTS_PER_MINUTE) return limit;
  throw new OperatorError(
    `requests per minute must be an integer from 1 to ${MAX_REQUESTS_PER_MINUTE}, not ${limit}`,
  );
}
