import type { PackedRows } from './row-batch.ts';

/** A message from the main thread to the database's thread. All messages can be cloned. */
export type Request =
  | { id: number; kind: 'execute'; sql: string; parameters: readonly unknown[]; inTransaction: boolean }
  /** The statement runs once for each of the rows, and returns an `UnchangedRow` if it changed nothing. */
  | { id: number; kind: 'execute-each'; sql: string; rows: PackedRows; inTransaction: boolean }
  | { id: number; kind: 'rollback' }
  | { id: number; kind: 'data-version' }
  | { id: number; kind: 'close' };

export type Response =
  | { id: number; ok: true; result: ExecuteResult }
  | { id: number; ok: false; error: ReportedError };

export interface ExecuteResult {
  rows: Record<string, unknown>[];
  /** Absent for statements that return rows. */
  changes?: bigint;
}

/** A row of a batch that changed nothing. A type and not an interface, because result rows are records. */
export type UnchangedRow = { position: number };

export interface ReportedError {
  message: string;
  /** Node's error code: `ERR_SQLITE_ERROR`, `ERR_INVALID_STATE`, ... */
  code: string | undefined;
  /** SQLite's extended result code. */
  sqliteCode: number | undefined;
}

export interface WorkerSettings {
  path: string;
  busyTimeoutMs: number;
}
