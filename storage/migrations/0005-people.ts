import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates what is known of people who signed in at an identity provider. Each sign-in has a token of its own. */
export const people: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('people')
      .addColumn('token_id', 'text', (column) => column.primaryKey().references('management_tokens.id'))
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('role_values', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('people_by_subject')
      .on('people')
      .columns(['subject', 'issuer'])
      .execute();
  },
};
