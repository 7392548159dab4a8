import type { Kysely } from 'kysely';

/** Creates the sessions of the console. */
export async function createConsoleSessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('console_sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('token_id', 'text', (column) => column.notNull().references('management_tokens.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('console_sessions_by_token')
    .on('console_sessions')
    .column('token_id')
    .execute();
}
