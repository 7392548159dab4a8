import type { Logger } from 'pino';
import type { Store } from '../storage/store.ts';
import type { Accounts } from './accounts.ts';
import type { Bookkeeper } from './bookkeeper.ts';
import type { DatabaseTime } from './database-time.ts';
import { findLapsed, lapse } from './lapses.ts';
import { recoverJournals } from './recovery.ts';
import { Repeated } from './repeated.ts';
import { readRequests } from './requests.ts';

export interface UpkeepOptions {
  store: Pick<Store, 'database' | 'clock' | 'rowsOf' | 'insertMissing' | 'onChange'>;
  processId: string;
  journals: string;
  leaseMs: number;
  accounts: Accounts;
  bookkeeper: Bookkeeper;
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
export class Upkeep {
  readonly #options: UpkeepOptions;
  #budgetVersion = '';
  #repeated: Repeated[] = [];
  #stopListening: () => void = () => undefined;

  constructor(options: UpkeepOptions) {
    this.#options = options;
  }

  start(): void {
    const { leaseMs, store, accounts, log } = this.#options;
    const repeat = (everyMs: number, complaint: string, work: () => Promise<void>): Repeated => {
      const repeated = new Repeated(everyMs, work, (err) => log.warn({ err }, complaint));
      this.#repeated.push(repeated);
      return repeated;
    };
    const looking = repeat(LOOK_EVERY_MS, 'budgets could not be read', () => this.look());
    repeat(RECOVER_EVERY_MS, RECOVERY_FAILED, () => this.recover());
    repeat(leaseMs / LEASE_PARTS, 'calls of dead processes could not be charged', () =>
      this.#chargeTheDead(),
    );
    this.#stopListening = store.onChange(() => {
      accounts.doubtLimits();
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
    const { store, processId, accounts, bookkeeper, time, leaseMs } = this.#options;
    const askedAtMs = performance.now();
    const requests = await readRequests(store, processId);
    time.correct(requests.now, askedAtMs);
    if (requests.budgetVersion !== this.#budgetVersion || !accounts.knowsLimits) {
      await accounts.readLimits(store.database);
      this.#budgetVersion = requests.budgetVersion;
    }
    for (const key of requests.recalled) accounts.of(key)?.recall();
    if (requests.processRecalledAt !== null) bookkeeper.recall(requests.processRecalledAt);
    accounts.tend(askedAtMs);
    const isLeaseDue = askedAtMs - bookkeeper.renewedAtMs > leaseMs / LEASE_PARTS;
    if (isLeaseDue || accounts.needDatabase(askedAtMs)) bookkeeper.now();
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

  async #chargeTheDead(): Promise<void> {
    const { store, processId } = this.#options;
    for (const deadId of await findLapsed(store, processId)) this.#note(await lapse(store, deadId));
  }

  #note(calls: number): void {
    const { counts, log } = this.#options;
    counts.lapsed += calls;
    if (calls > 0) log.warn({ lapsed: calls }, 'calls of a process that stopped were charged in full');
  }
}
