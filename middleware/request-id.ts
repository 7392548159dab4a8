import crypto from 'node:crypto';

/**
 * Creates a request id: a UUID of version 7, which begins with the time, so that new ledger rows go to the end
 * of the index. Version 4 where Node is older than 26.
 */
export const newRequestId: () => string =
  'randomUUIDv7' in crypto ? () => crypto.randomUUIDv7() : () => crypto.randomUUID();
