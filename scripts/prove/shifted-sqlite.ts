import { readFileSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

// Loaded in all threads of a gateway before it starts. Moves the clock of its SQLite forwards by the number in a file.
const path = process.env['PROOF_CLOCK_SHIFT'] ?? '';
const descriptor = Object.getOwnPropertyDescriptor(DatabaseSync.prototype, 'prepare');
// The method of that name.
const prepare = descriptor?.value as (this: DatabaseSync, sql: string, options: unknown) => StatementSync;
const known = new WeakSet<DatabaseSync>();

DatabaseSync.prototype.prepare = function prepareShifted(sql, options) {
  if (!known.has(this)) this.function('proof_shift', () => readFileSync(path, 'utf8'));
  known.add(this);
  return prepare.call(this, sql.replaceAll("%fZ', 'now')", "%fZ', 'now', proof_shift())"), options);
};
