import { sql, type QueryExecutorProvider } from 'kysely';

/** The class of this program's locks, so that they differ from other programs' locks in the same database. */
const GATEWAY_LOCKS = 0x67_77;

/** Waits for the lock with this name, and holds it until the transaction ends. */
export async function lockForTransaction(transaction: QueryExecutorProvider, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(GATEWAY_LOCKS)}, hashtext(${name}))`.execute(transaction);
}
