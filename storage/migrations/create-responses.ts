import type { Kysely } from 'kysely';

/** Creates stored responses and their items. Deleting a response deletes its items. */
export async function createResponses(database: Kysely<unknown>): Promise<void> {
  await createOwnRows(database);
  await createItems(database);
}

async function createOwnRows(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('responses')
    .addColumn('sequence_id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('previous_response_id', 'text')
    .addColumn('response', 'text', (column) => column.notNull())
    .addColumn('items_size', 'bigint', (column) => column.notNull())
    .addColumn('input_items', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('responses_id_in_project', ['project_id', 'id'])
    .execute();
  await database.schema.createIndex('responses_by_age').on('responses').column('created_at').execute();
  // Without this index the sum of the sizes reads complete responses.
  await database.schema
    .createIndex('responses_by_size')
    .on('responses')
    .columns(['project_id', 'items_size'])
    .execute();
}

async function createItems(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('response_items')
    .addColumn('sequence_id', 'text', (column) => column.primaryKey())
    .addColumn('response_sequence_id', 'text', (column) =>
      column.notNull().references('responses.sequence_id').onDelete('cascade'),
    )
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('item_id', 'text')
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('item_size', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('response_items_by_response')
    .on('response_items')
    .columns(['response_sequence_id', 'sequence_id'])
    .execute();
  await database.schema
    .createIndex('response_items_by_item_id')
    .on('response_items')
    .columns(['project_id', 'item_id', 'sequence_id'])
    .execute();
}
