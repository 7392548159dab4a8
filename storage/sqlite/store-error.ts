import { StatementError, storeUnavailable } from '../store-error.ts';
import type { ReportedError } from './protocol.ts';

/**
 * SQLite's primary result codes of invalid statements: ERROR, INTERNAL, TOOBIG, CONSTRAINT, MISMATCH, MISUSE, RANGE
 * (https://www.sqlite.org/rescode.html). All others (busy, full, I/O, corrupt, cannot open, read-only, ...) mean that the store is
 * unavailable.
 */
const STATEMENT_ERRORS: ReadonlySet<number> = new Set([1, 2, 18, 19, 20, 21, 25]);

/** Converts an error of the database's thread to `service_unavailable` or an internal error. */
export function storeError(reported: ReportedError): Error {
  const { code, sqliteCode } = reported;
  if (code === 'ERR_SQLITE_ERROR' && sqliteCode !== undefined && STATEMENT_ERRORS.has(sqliteCode & 0xff)) {
    return new StatementError(reported.message);
  }
  if (code !== undefined && code.startsWith('ERR_INVALID_ARG')) return new StatementError(reported.message);
  return storeUnavailable(reported.message, new Error(`${code ?? 'error'} ${sqliteCode ?? ''}`.trim()));
}
