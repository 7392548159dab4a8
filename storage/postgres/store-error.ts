import { DatabaseError } from 'pg';
import { GatewayError } from '../../errors/gateway-error.ts';
import { StatementError, storeUnavailable } from '../store-error.ts';

/**
 * SQLSTATE classes of invalid statements: feature not supported, cardinality, data, constraint, cursor, syntax or name, program
 * limit, raised by a function (https://www.postgresql.org/docs/current/errcodes-appendix.html). All others (connection,
 * authorization, serialization, resources, locks, operator intervention, system, ...) mean that the store is unavailable.
 */
const STATEMENT_ERRORS: ReadonlySet<string> = new Set(['0A', '21', '22', '23', '24', '34', '42', '54', 'P0']);
/** A statement after one that failed in the same transaction. */
const TRANSACTION_HAS_FAILED = '25P02';
/** A missing privilege, which the operator must grant: the store is unavailable, as with a file that cannot be written. */
const INSUFFICIENT_PRIVILEGE = '42501';
/** After a failover, the old address may point to a read-only server. */
const READ_ONLY = '25006';
/** Messages of this class quote values, which may come from a client. */
const CLASS_OF_VALUES = '22';

/** Converts an error of `pg` to `service_unavailable` or an internal error. */
export function storeErrorOf(thrown: unknown): Error {
  if (thrown instanceof GatewayError || thrown instanceof StatementError) return thrown;
  if (thrown instanceof DatabaseError && thrown.code !== undefined) return reported(thrown, thrown.code);
  // A parameter that cannot be converted to SQL.
  if (thrown instanceof TypeError || thrown instanceof RangeError) return new StatementError(thrown.name);
  // Only the code: messages of network errors contain the address, and in a mistyped URL parts of the password.
  const code = codeOf(thrown);
  return storeUnavailable(code === null ? 'the connection failed' : `the connection failed (${code})`);
}

/** Whether the connection can be used after the error, because only the statement failed. */
export function keepsConnectionUsable(thrown: unknown): boolean {
  return thrown instanceof DatabaseError && thrown.severity === 'ERROR' && thrown.code !== READ_ONLY;
}

function reported({ message, constraint }: DatabaseError, sqlState: string): Error {
  const sqlClass = sqlState.slice(0, 2);
  const isStatementError = STATEMENT_ERRORS.has(sqlClass) && sqlState !== INSUFFICIENT_PRIVILEGE;
  if (!isStatementError && sqlState !== TRANSACTION_HAS_FAILED)
    return storeUnavailable(`${sqlState} ${message}`);
  if (sqlClass === CLASS_OF_VALUES) return new StatementError(sqlState);
  return new StatementError(
    constraint === undefined ? `${sqlState} ${message}` : `${sqlState} ${constraint}`,
  );
}

function codeOf(thrown: unknown): string | null {
  if (!(thrown instanceof Error) || !('code' in thrown)) return null;
  return typeof thrown.code === 'string' ? thrown.code : null;
}
