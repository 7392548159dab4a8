import { createRequire } from 'node:module';
import type * as Postgres from 'pg';

const require = createRequire(import.meta.url);

const PROTOCOLS: ReadonlySet<string> = new Set(['postgres:', 'postgresql:']);

/** Whether a text is an address that `pg` understands, the certificate files that it names included. */
export function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text) || !PROTOCOLS.has(new URL(text).protocol)) return false;
  // Loaded only where such an address is configured. The package has these types.
  const { Client } = require('pg') as typeof Postgres;
  try {
    new Client({ connectionString: text });
    return true;
  } catch {
    // What it says would quote the address, which has a password in it.
    return false;
  }
}
