import { DatabaseSync, type StatementSync } from 'node:sqlite';

// Loaded before a gateway of the proof, in all its threads: sets the clock of its SQLite ahead.
const shift = `${Number(process.env['PROOF_CLOCK_SHIFT_MS'] ?? 0) / 1_000} seconds`;
const descriptor = Object.getOwnPropertyDescriptor(DatabaseSync.prototype, 'prepare');
// The method of that name.
const prepare = descriptor?.value as (this: DatabaseSync, sql: string, options: unknown) => StatementSync;

DatabaseSync.prototype.prepare = function prepareShifted(sql, options) {
  return prepare.call(this, sql.replaceAll("%fZ', 'now')", `%fZ', 'now', '${shift}')`), options);
};
