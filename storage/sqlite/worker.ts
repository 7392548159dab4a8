import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseThread } from './database-thread.ts';
import type { ExecuteResult, ReportedError, Request, Response, WorkerSettings } from './protocol.ts';

// The assertion holds: only worker-client.ts starts this thread, with these settings.
const settings = workerData as WorkerSettings;

let thread: DatabaseThread | undefined;

/** Executes a request. The database is opened by the first one, which then reports a file that cannot be opened. */
function execute(request: Request): ExecuteResult {
  if (request.kind === 'close') return thread?.close() ?? { rows: [] };
  thread ??= new DatabaseThread(settings);
  switch (request.kind) {
    case 'execute':
      return thread.execute(request.sql, request.parameters, request.inTransaction);
    case 'execute-each':
      return thread.executeEach(request.sql, request.rows, request.inTransaction);
    case 'rollback':
      return thread.rollback();
    case 'data-version':
      return thread.dataVersion();
  }
}

function reported(error: unknown): ReportedError {
  if (!(error instanceof Error)) return { message: String(error), code: undefined, sqliteCode: undefined };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const sqliteCode = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
  return { message: error.message, code, sqliteCode };
}

function respond(response: Response): void {
  parentPort?.postMessage(response);
}

parentPort?.on('message', (request: Request) => {
  try {
    respond({ id: request.id, ok: true, result: execute(request) });
  } catch (error) {
    respond({ id: request.id, ok: false, error: reported(error) });
  }
  if (request.kind === 'close') parentPort?.close();
});
