import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Creates the tokens of the management, the requests that must not be repeated, the audit log, and the console's sessions. */
export async function createManagement(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('management_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('first_characters', 'text', (column) => column.notNull())
    .addColumn('last_characters', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('organisation_id', 'text', (column) => column.references('organisations.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await database.schema
    .createTable('management_requests')
    .addColumn('token_id', 'text', (column) => column.notNull().references('management_tokens.id'))
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('response', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('management_requests_key', ['token_id', 'idempotency_key'])
    .execute();
  await database.schema
    .createIndex('management_requests_by_age')
    .on('management_requests')
    .column('created_at')
    .execute();
  await createAudit(database);
  await createConsoleSessions(database);
}

async function createAudit(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('audit')
    .addColumn('sequence', 'bigint', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('request_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('organisation_id', 'text')
    .addColumn('state_before', 'text')
    .addColumn('state_after', 'text')
    .addColumn('reason', 'text')
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('audit_by_organisation')
    .on('audit')
    .columns(['organisation_id', 'sequence'])
    .execute();
  await (database.getExecutor().adapter instanceof PostgresAdapter
    ? refuseChangesOnPostgres(database)
    : refuseChangesOnSqlite(database));
}

async function refuseChangesOnPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only';
    end
    $$`.execute(database);
  await sql`
    create trigger audit_is_append_only before update or delete or truncate on audit
    for each statement execute function refuse_audit_change()`.execute(database);
}

async function refuseChangesOnSqlite(database: Kysely<unknown>): Promise<void> {
  for (const event of ['update', 'delete']) {
    await sql`
      create trigger ${sql.id(`audit_refuses_${event}`)} before ${sql.raw(event)} on audit
      begin
        select raise(abort, 'the audit log is append-only');
      end`.execute(database);
  }
}

async function createConsoleSessions(database: Kysely<unknown>): Promise<void> {
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
