import type { Kysely } from 'kysely';

/** Creates organisations, projects, their models and storage limits, keys and file records. */
export async function createProjects(database: Kysely<unknown>): Promise<void> {
  await createOwners(database);
  await createKeys(database);
  await createFiles(database);
}

/** Deleted organisations and projects stay as rows, so the ledger can name them. */
async function createOwners(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('organisations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await database.schema
    .createTable('projects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('model_access', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .addUniqueConstraint('projects_name_in_organisation', ['organisation_id', 'name'])
    .execute();
  await database.schema
    .createTable('project_models')
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('model_id', 'text', (column) => column.notNull())
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_models_key', ['project_id', 'model_id'])
    .execute();
  await database.schema
    .createTable('project_quotas')
    .addColumn('project_id', 'text', (column) => column.primaryKey().references('projects.id'))
    .addColumn('max_bytes', 'bigint')
    .addColumn('max_count', 'bigint')
    .execute();
}

async function createKeys(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('first_characters', 'text', (column) => column.notNull())
    .addColumn('last_characters', 'text', (column) => column.notNull())
    .addColumn('models', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('last_used_at', 'text')
    .addColumn('requests_per_minute', 'integer')
    .addColumn('replaces', 'text')
    .execute();
  await database.schema.createIndex('keys_by_project').on('keys').columns(['project_id', 'id']).execute();
}

async function createFiles(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('org_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('file_size', 'bigint', (column) => column.notNull())
    .addColumn('checksum', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('files_by_project').on('files').columns(['project_id', 'id']).execute();
  await database.schema
    .createIndex('files_by_purpose')
    .on('files')
    .columns(['project_id', 'purpose', 'id'])
    .execute();
  // Without this index the sum of the sizes reads whole rows.
  await database.schema
    .createIndex('files_by_size')
    .on('files')
    .columns(['project_id', 'file_size'])
    .execute();
}
