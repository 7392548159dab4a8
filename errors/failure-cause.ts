import { GatewayError } from './gateway-error.ts';

/** A longer chain of causes is considered a loop. */
const MAX_LINKS = 5;
const LONGEST_TEXT = 300;

/**
 * Describes the cause of a failure for the log: the internal text of the failure, and the code or class of each error that caused
 * it. Messages of other errors are left out, because parsers quote their input.
 */
export function causeOf(failure: GatewayError): string {
  const links: string[] = [];
  let error: unknown = failure;
  for (let count = 0; error instanceof Error && count < MAX_LINKS; count += 1) {
    const link = linkOf(error);
    if (links.every((earlier) => !earlier.includes(link))) links.push(link);
    error = error.cause;
  }
  return links.join('; ').slice(0, LONGEST_TEXT);
}

function linkOf(error: Error): string {
  if (error instanceof GatewayError) return error.message;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
