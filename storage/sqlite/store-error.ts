import { StatementError, storeUnavailable } from '../store-error.ts';
import type { ReportedError } from './protocol.ts';

/**
 * SQLite's primary result codes that tell of a faulty statement, not of the state of the store: ERROR, INTERNAL, TOOBIG,
 * CONSTRAINT, MISMATCH, MISUSE, RANGE (https://www.sqlite.org/rescode.html). All others (busy, full, I/O, corrupt, cannot open,
 * read-only, ...) mean that the store cannot serve now.
 */
const FAULTS_OF_OURS: ReadonlySet<number> = new Set([1, 2, 18, 19, 20, 21, 25]);

/** What the database's thread reported, as the error that callers see: `service_unavailable` or an internal error. */
export function storeError(reported: ReportedError): Error {
  const { code, sqliteCode } = reported;
  if (code === 'ERR_SQLITE_ERROR' && sqliteCode !== undefined && FAULTS_OF_OURS.has(sqliteCode & 0xff)) {
    return new StatementError(reported.message);
  }
  if (code !== undefined && code.startsWith('ERR_INVALID_ARG')) return new StatementError(reported.message);
  return storeUnavailable(reported.message, new Error(`${code ?? 'error'} ${sqliteCode ?? ''}`.trim()));
}
