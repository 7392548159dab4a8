import type { Logger } from 'pino';
import type { Store } from '../../storage/store.ts';
import type { BudgetAlerts } from '../alerts/budget-alerts.ts';
import type { Slices } from '../slices/slices.ts';
import type { LedgerWriter } from './ledger-writer.ts';
import type { DatabaseTime } from '../database-time.ts';
import { findStoppedProcesses, chargeStoppedProcess } from './processes.ts';
import { recoverJournals } from '../journal/recovery.ts';
import { RepeatedTask } from './repeated-task.ts';
import { readPendingChanges } from '../slices/pending-changes.ts';

export interface MaintenanceOptions {
  store: Pick<Store, 'database' | 'clock' | 'rowsOf' | 'insertMissing' | 'onChange'>;
  processId: string;
  journals: string;
  leaseMs: number;
  slices: Slices;
  writer: LedgerWriter;
  time: DatabaseTime;
  alerts: BudgetAlerts;
  counts: { lapsed: number; damaged: number };
  log: Logger;
}

/** Several times a second, so that a lowered limit applies in every process within a second. */
const READ_CHANGES_EVERY_MS = 250;
/** Their failure keeps no other task from running. */
const RECORD_ALERTS_EVERY_MS = 500;
const RECOVER_EVERY_MS = 2_000;
const LEASE_PARTS = 3;
const RECOVERY_FAILED = 'a journal could not be posted';

/** The regular tasks of a process's ledger: follows operators and other processes, and charges the calls of stopped ones. */
export class Maintenance {
  readonly #options: MaintenanceOptions;
  #budgetVersion = '';
  #repeated: RepeatedTask[] = [];
  #stopListening: () => void = () => undefined;

  constructor(options: MaintenanceOptions) {
    this.#options = options;
  }

  start(): void {
    const { leaseMs, store, slices, log, alerts } = this.#options;
    const repeat = (everyMs: number, message: string, work: () => Promise<void>): RepeatedTask => {
      const repeated = new RepeatedTask(everyMs, work, (err) => log.warn({ err }, message));
      this.#repeated.push(repeated);
      return repeated;
    };
    const changes = repeat(READ_CHANGES_EVERY_MS, 'budgets could not be read', () => this.readChanges());
    repeat(RECORD_ALERTS_EVERY_MS, 'alerts could not be written', () => alerts.recordAll(store));
    repeat(RECOVER_EVERY_MS, RECOVERY_FAILED, () => this.recover());
    repeat(leaseMs / LEASE_PARTS, 'calls of stopped processes could not be charged', () =>
      this.#chargeStoppedProcess(),
    );
    this.#stopListening = store.onChange(() => {
      slices.knowsLimits = false;
      changes.now();
    });
  }

  /** Stops all tasks; resolves when the current runs have ended. */
  async stop(): Promise<void> {
    this.#stopListening();
    for (const repeated of this.#repeated.splice(0)) await repeated.stop();
  }

  /** Applies the changes that operators and other processes have requested. */
  async readChanges(): Promise<void> {
    const { store, processId, slices, writer, time, leaseMs, alerts } = this.#options;
    const requestedAtMs = performance.now();
    const changes = await readPendingChanges(store, processId);
    time.correct(changes.now, requestedAtMs);
    if (changes.budgetVersion !== this.#budgetVersion || !slices.knowsLimits) {
      alerts.isDue ||= changes.budgetVersion !== this.#budgetVersion;
      await slices.readLimits(store.database);
      this.#budgetVersion = changes.budgetVersion;
    }
    slices.followDates();
    for (const key of changes.recalled) slices.of(key)?.recall();
    if (changes.processRecalledAt !== null) writer.recall(changes.processRecalledAt);
    slices.refresh(requestedAtMs);
    const isLeaseDue = requestedAtMs - writer.renewedAtMs > leaseMs / LEASE_PARTS;
    if (isLeaseDue || slices.needDatabase(requestedAtMs)) writer.postNow();
  }

  /** Posts the journals of stopped processes of this data directory. */
  async recover(): Promise<void> {
    const { store, journals, leaseMs, processId, alerts } = this.#options;
    const { charged, damaged } = await recoverJournals({
      ...{ store, journals, leaseMs, alerts },
      exceptId: processId,
    });
    this.#note(charged);
    this.#options.counts.damaged += damaged.length;
    for (const journal of damaged)
      this.#options.log.error(
        { journal },
        'a part of a journal is damaged; it was kept, and the rest was posted',
      );
  }

  /** As `recover`, but logs a failure: it must not prevent the start, and is tried again later. */
  async recoverIfPossible(): Promise<void> {
    try {
      await this.recover();
    } catch (err) {
      this.#options.log.warn({ err }, RECOVERY_FAILED);
    }
  }

  async #chargeStoppedProcess(): Promise<void> {
    const { store, processId, alerts } = this.#options;
    for (const stoppedId of await findStoppedProcesses(store, processId))
      this.#note(await chargeStoppedProcess(store, stoppedId, alerts));
  }

  #note(calls: number): void {
    const { counts, log } = this.#options;
    counts.lapsed += calls;
    if (calls > 0) log.warn({ lapsed: calls }, 'calls of a process that stopped were charged in full');
  }
}
