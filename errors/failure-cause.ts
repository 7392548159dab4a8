import { GatewayError } from './gateway-error.ts';

/** More links than this are a loop. */
const MAX_LINKS = 5;
const LONGEST_TEXT = 300;

/**
 * Why a request failed, for the log: the internal text of the failure and, for each error that caused it, its code or else its
 * class. Texts of foreign errors stay out: a parser quotes what it could not read.
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
