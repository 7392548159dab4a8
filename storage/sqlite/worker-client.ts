import { Worker } from 'node:worker_threads';
import type { ExecuteResult, Request, Response, WorkerSettings, ReportedError } from './protocol.ts';
import { storeUnavailable, StatementError } from '../store-error.ts';

/** `Omit` for each member of a union. */
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

interface PendingRequest {
  resolve(result: ExecuteResult): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

let started = 0;

/** The main thread's connection to one database thread. Once it is closed, every request fails as unavailable. */
export class WorkerClient {
  /** Unique within this process. */
  readonly serial: number = (started += 1);
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingRequest>();
  readonly #statementTimeoutMs: number;
  #nextId = 1;
  #closedBecause: string | null = null;

  constructor(settings: WorkerSettings & { statementTimeoutMs: number }) {
    this.#statementTimeoutMs = settings.statementTimeoutMs;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: 'database',
      workerData: { path: settings.path, busyTimeoutMs: settings.busyTimeoutMs } satisfies WorkerSettings,
      // Without the parent's flags, such as those of a test runner or an inspector.
      execArgv: [],
    });
    this.#worker.on('message', (response: Response) => this.#settle(response));
    this.#worker.on('error', (error: Error) => this.#markClosed(`its thread failed: ${error.message}`));
    this.#worker.on('exit', () => this.#markClosed('its thread ended'));
    // An idle database does not keep the process alive; a running statement does.
    this.#worker.unref();
  }

  get isClosed(): boolean {
    return this.#closedBecause !== null;
  }

  request(message: WithoutId<Request>): Promise<ExecuteResult> {
    if (this.#closedBecause !== null) return Promise.reject(storeUnavailable(this.#closedBecause));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.abandon('a statement took too long'), this.#statementTimeoutMs);
      this.#pending.set(id, { resolve, reject, timer });
      this.#worker.ref();
      try {
        this.#worker.postMessage({ ...message, id });
      } catch (error) {
        this.#forget(id);
        reject(error instanceof Error ? error : new Error('the statement could not be sent'));
      }
    });
  }

  async close(): Promise<void> {
    if (this.#closedBecause !== null) return;
    await this.request({ kind: 'close' }).catch(() => undefined);
    this.abandon('it is closed');
  }

  /** Terminates the thread. SQLite rolls back what was not committed. */
  abandon(reason: string): void {
    this.#markClosed(reason);
    void this.#worker.terminate();
  }

  #settle(response: Response): void {
    const pending = this.#forget(response.id);
    if (pending === undefined) return;
    if (response.ok) pending.resolve(response.result);
    else pending.reject(storeError(response.error));
  }

  #forget(id: number): PendingRequest | undefined {
    const pending = this.#pending.get(id);
    if (pending === undefined) return undefined;
    clearTimeout(pending.timer);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#worker.unref();
    return pending;
  }

  #markClosed(reason: string): void {
    this.#closedBecause ??= reason;
    for (const id of [...this.#pending.keys()]) this.#forget(id)?.reject(storeUnavailable(reason));
  }
}

/**
 * SQLite's primary result codes of invalid statements: ERROR, INTERNAL, TOOBIG, CONSTRAINT, MISMATCH, MISUSE, RANGE
 * (https://www.sqlite.org/rescode.html). All others (busy, full, I/O, corrupt, cannot open, read-only, ...) mean that the store is
 * unavailable.
 */
const STATEMENT_ERRORS: ReadonlySet<number> = new Set([1, 2, 18, 19, 20, 21, 25]);

/** Converts an error of the database's thread to `service_unavailable` or an internal error. */
function storeError(reported: ReportedError): Error {
  const { code, sqliteCode } = reported;
  if (code === 'ERR_SQLITE_ERROR' && sqliteCode !== undefined && STATEMENT_ERRORS.has(sqliteCode & 0xff)) {
    return new StatementError(reported.message);
  }
  if (code !== undefined && code.startsWith('ERR_INVALID_ARG')) return new StatementError(reported.message);
  return storeUnavailable(reported.message, new Error(`${code ?? 'error'} ${sqliteCode ?? ''}`.trim()));
}
