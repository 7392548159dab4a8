import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the warnings of budgets, and the outbox from which they are sent. */
export const alerts: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('alerts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('budget_id', 'text', (column) => column.notNull())
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('threshold', 'text', (column) => column.notNull())
      .addColumn('limit_nano_eur', 'bigint', (column) => column.notNull())
      .addColumn('settled_nano_eur', 'bigint', (column) => column.notNull())
      .addColumn('forecast_nano_eur', 'bigint')
      .addColumn('at', 'text', (column) => column.notNull())
      .addUniqueConstraint('alerts_once', ['budget_id', 'period', 'threshold'])
      .execute();
    await database.schema.createIndex('alerts_by_time').on('alerts').column('at').execute();
    await database.schema
      .createTable('alert_deliveries')
      .addColumn('alert_id', 'text', (column) => column.notNull().references('alerts.id').onDelete('cascade'))
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addColumn('detail', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('alert_deliveries_key', ['alert_id', 'target'])
      .execute();
    // Stays small: most deliveries have ended.
    await database.schema
      .createIndex('alert_deliveries_waiting')
      .on('alert_deliveries')
      .column('due_at')
      .where(sql.ref('state'), '=', sql.lit('waiting'))
      .execute();
  },
};
