import { createRequire } from 'node:module';
import type * as Postgres from 'pg';

const require = createRequire(import.meta.url);

const PROTOCOLS: ReadonlySet<string> = new Set(['postgres:', 'postgresql:']);

/** Whether a text is a URL that `pg` accepts. The certificate files that it names must be readable. */
export function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text) || !PROTOCOLS.has(new URL(text).protocol)) return false;
  // Loaded only if such a URL is configured. The assertion holds: the package has these types.
  const { Client } = require('pg') as typeof Postgres;
  try {
    new Client({ connectionString: text });
    return true;
  } catch {
    // The error is not reported, since its message quotes the URL with its password.
    return false;
  }
}
