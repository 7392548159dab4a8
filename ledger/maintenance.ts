import type { Logger } from 'pino';
import type { Store } from '../storage/store.ts';
import type { Accounts } from './accounts.ts';
import type { LedgerWriter } from './ledger-writer.ts';
import type { DatabaseTime } from './database-time.ts';
import { findStoppedProcesses, chargeStoppedProcess } from './processes.ts';
import { recoverJournals } from './recovery.ts';
import { RepeatedTask } from './repeated-task.ts';
import { readPendingChanges } from './pending-changes.ts';

export interface MaintenanceOptions {
  store: Pick<Store, 'database' | 'clock' | 'rowsOf' | 'insertMissing' | 'onChange'>;
  processId: string;
  journals: string;
  leaseMs: number;
  accounts: Accounts;
  writer: LedgerWriter;
  time: DatabaseTime;
  counts: { lapsed: number };
  log: Logger;
}

/** Several times within a second: by then a lowered limit holds in every process. */
const LOOK_EVERY_MS = 250;
const RECOVER_EVERY_MS = 2_000;
const LEASE_PARTS = 3;
const RECOVERY_FAILED = 'a journal could not be posted';

/** What a process does for its ledger beside its calls: follows operators and other processes, and clears up after the dead. */
export class Maintenance {
  readonly #options: MaintenanceOptions;
  #budgetVersion = '';
  #repeated: RepeatedTask[] = [];
  #stopListening: () => void = () => undefined;

  constructor(options: MaintenanceOptions) {
    this.#options = options;
  }

  start(): void {
    const { leaseMs, store, accounts, log } = this.#options;
    const repeat = (everyMs: number, complaint: string, work: () => Promise<void>): RepeatedTask => {
      const repeated = new RepeatedTask(everyMs, work, (err) => log.warn({ err }, complaint));
      this.#repeated.push(repeated);
      return repeated;
    };
    const looking = repeat(LOOK_EVERY_MS, 'budgets could not be read', () => this.look());
    repeat(RECOVER_EVERY_MS, RECOVERY_FAILED, () => this.recover());
    repeat(leaseMs / LEASE_PARTS, 'calls of dead processes could not be charged', () =>
      this.#chargeStoppedProcess(),
    );
    this.#stopListening = store.onChange(() => {
      accounts.invalidateLimits();
      looking.now();
    });
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    this.#stopListening();
    for (const repeated of this.#repeated.splice(0)) await repeated.stop();
  }

  /** Follows what operators and other processes want. */
  async look(): Promise<void> {
    const { store, processId, accounts, writer, time, leaseMs } = this.#options;
    const requestedAtMs = performance.now();
    const requests = await readPendingChanges(store, processId);
    time.correct(requests.now, requestedAtMs);
    if (requests.budgetVersion !== this.#budgetVersion || !accounts.knowsLimits) {
      await accounts.readLimits(store.database);
      this.#budgetVersion = requests.budgetVersion;
    }
    for (const key of requests.recalled) accounts.of(key)?.recall();
    if (requests.processRecalledAt !== null) writer.recall(requests.processRecalledAt);
    accounts.refresh(requestedAtMs);
    const isLeaseDue = requestedAtMs - writer.renewedAtMs > leaseMs / LEASE_PARTS;
    if (isLeaseDue || accounts.needDatabase(requestedAtMs)) writer.now();
  }

  /** Posts what dead processes of this data directory left in their journals. */
  async recover(): Promise<void> {
    const { store, journals, leaseMs, processId } = this.#options;
    this.#note(await recoverJournals({ store, journals, leaseMs, exceptId: processId }));
  }

  /** As `recover`. What cannot be posted now keeps nobody from starting: it is tried again. */
  async recoverIfPossible(): Promise<void> {
    try {
      await this.recover();
    } catch (err) {
      this.#options.log.warn({ err }, RECOVERY_FAILED);
    }
  }

  async #chargeStoppedProcess(): Promise<void> {
    const { store, processId } = this.#options;
    for (const stoppedId of await findStoppedProcesses(store, processId))
      this.#note(await chargeStoppedProcess(store, stoppedId));
  }

  #note(calls: number): void {
    const { counts, log } = this.#options;
    counts.lapsed += calls;
    if (calls > 0) log.warn({ lapsed: calls }, 'calls of a process that stopped were charged in full');
  }
}
