import { sql, type QueryExecutorProvider } from 'kysely';

/** Sets this program's locks apart from those of others in the same database. */
const LOCKS_OF_THE_GATEWAY = 0x67_77;

/** Waits for the lock of that name and holds it until the transaction ends. */
export async function lockForTransaction(transaction: QueryExecutorProvider, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS_OF_THE_GATEWAY)}, hashtext(${name}))`.execute(
    transaction,
  );
}
