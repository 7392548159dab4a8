import crypto from 'node:crypto';

/**
 * A new request id: a UUID of version 7, whose first bits are the time, so that the ledger's rows are added at the end of their
 * index and not at places all over it. Of version 4 where Node is older than 26.
 */
export const newRequestId: () => string =
  'randomUUIDv7' in crypto ? () => crypto.randomUUIDv7() : () => crypto.randomUUID();
