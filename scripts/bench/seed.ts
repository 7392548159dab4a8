import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** Size of an installation after some years. */
export const SCALE = { keys: 10_000, models: 1_000, ledgerRows: 1_000_000 } as const;

/** Fills a database of the gateway, which must not be running. */
export function seedDatabase(path: string): void {
  const database = new DatabaseSync(path);
  try {
    // The gateway created one project at its first start.
    const project = database.prepare('SELECT id FROM projects').get() as { id: string };
    const insertMany = (table: string, count: number, columns: Record<string, string>): void => {
      const known = { ...fillers(database, table), ...columns };
      const names = Object.keys(known);
      const values = names.map((name) => known[name]);
      database.exec(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
         INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM n`,
      );
    };
    const projectId = `'${project.id}'`;
    insertMany('keys', SCALE.keys, {
      id: `'${randomUUID().slice(0, 24)}' || printf('%012d', i)`,
      project_id: projectId,
      name: `'key ' || i`,
      hash: `printf('%064x', i)`,
      created_at: `'2026-01-01T00:00:00.000Z'`,
    });
    insertMany('ledger', SCALE.ledgerRows, {
      request_id: `'${randomUUID().slice(0, 24)}' || printf('%012d', i)`,
      project_id: projectId,
      model_id: `'bench/chat'`,
      operation_id: `'createChatCompletion'`,
      period: `printf('2025-%02d', 1 + i % 12)`,
      state: `'settled'`,
      outcome: `'completed'`,
      prices: `'{}'`,
      started_at: `printf('2025-%02d-01T00:00:00.000Z', 1 + i % 12)`,
      settled_at: `printf('2025-%02d-01T00:00:01.000Z', 1 + i % 12)`,
    });
  } finally {
    database.close();
  }
}

/** Returns an empty value for every required column. */
function fillers(database: DatabaseSync, table: string): Record<string, string> {
  const columns = database.prepare(`PRAGMA table_info(${table})`).all() as {
    name: string;
    type: string;
    notnull: number;
    dflt_value: unknown;
  }[];
  const required = columns.filter(({ notnull, dflt_value: preset }) => notnull === 1 && preset === null);
  return Object.fromEntries(
    required.map(({ name, type }) => [name, type.toLowerCase() === 'text' ? "''" : '0']),
  );
}
