import { DatabaseError } from 'pg';
import { GatewayError } from '../../errors/gateway-error.ts';
import { StatementError, storeUnavailable } from '../store-error.ts';

/**
 * SQLSTATE classes that tell of a faulty statement, not of the state of the store: feature not supported, cardinality, data,
 * constraint, cursor, syntax or name, program limit, raised by our own function
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html). All others (connection, authorization, serialization,
 * resources, locks, operator intervention, system, ...) mean that the store cannot serve now.
 */
const FAULTS_OF_OURS: ReadonlySet<string> = new Set(['0A', '21', '22', '23', '24', '34', '42', '54', 'P0']);
/** A statement after one that failed in the same transaction. */
const TRANSACTION_HAS_FAILED = '25P02';
/** Not granted: the operator's to mend, as a file that cannot be written is. */
const INSUFFICIENT_PRIVILEGE = '42501';
/** After a failover the old address may lead to a server that only reads. */
const READ_ONLY = '25006';
/** Their messages quote values, which may be a caller's. */
const CLASS_OF_VALUES = '22';

/** What `pg` threw, as the error that callers see: `service_unavailable` or an internal error. Its text stays out, see below. */
export function storeErrorOf(thrown: unknown): Error {
  if (thrown instanceof GatewayError || thrown instanceof StatementError) return thrown;
  if (thrown instanceof DatabaseError && thrown.code !== undefined) return reported(thrown, thrown.code);
  // A parameter that has no form in SQL.
  if (thrown instanceof TypeError || thrown instanceof RangeError) return new StatementError(thrown.name);
  // Texts of the network name addresses, of which a mistyped URL makes parts of a password: the code has to do.
  const code = codeOf(thrown);
  return storeUnavailable(code === null ? 'the connection failed' : `the connection failed (${code})`);
}

/** Whether the connection can go on after the error: it was the statement that failed, and nothing else. */
export function leavesConnectionSound(thrown: unknown): boolean {
  return thrown instanceof DatabaseError && thrown.severity === 'ERROR' && thrown.code !== READ_ONLY;
}

function reported({ message, constraint }: DatabaseError, sqlState: string): Error {
  const sqlClass = sqlState.slice(0, 2);
  const isOurs = FAULTS_OF_OURS.has(sqlClass) && sqlState !== INSUFFICIENT_PRIVILEGE;
  if (!isOurs && sqlState !== TRANSACTION_HAS_FAILED) return storeUnavailable(`${sqlState} ${message}`);
  if (sqlClass === CLASS_OF_VALUES) return new StatementError(sqlState);
  return new StatementError(
    constraint === undefined ? `${sqlState} ${message}` : `${sqlState} ${constraint}`,
  );
}

function codeOf(thrown: unknown): string | null {
  if (!(thrown instanceof Error) || !('code' in thrown)) return null;
  return typeof thrown.code === 'string' ? thrown.code : null;
}
