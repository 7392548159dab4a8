import type { Budget, CreatedKey, OperationId, Project } from '../../generated/admin/contract.ts';
import { storeWithin } from '../../storage/in-transaction.ts';
import type { Store } from '../../storage/open-database.ts';
import type { Transaction } from 'kysely';
import type { Schema } from '../../storage/schema.ts';
import { CHANGES_LOCK, recordChange, type Actor, type Change } from '../audit.ts';
import type { Handler, ManagementServices } from '../handler.ts';
import { handlers } from '../handlers/index.ts';
import { requireNoProblems, type LocatedFile } from './organisation-file.ts';
import type { Unit } from './plan.ts';
import type { Step, StepCall } from './step.ts';

/** A key that was created, with its secret. */
export interface MadeKey {
  organisation: string;
  project: string;
  name: string;
  id: string;
  key: string;
}

export interface AppliedUnit {
  steps: readonly Step[];
  keys: readonly MadeKey[];
}

export interface ApplySettings extends ManagementServices {
  file: LocatedFile;
  actor: Actor;
  reason: string;
  /** Called with new keys before their transaction ends, so that none is lost. */
  saveKeys(keys: readonly MadeKey[]): Promise<void>;
}

/** What a handler has made. */
interface Made {
  value: unknown;
  change?: Change;
  afterwards?: Afterwards;
}

/** What is done when the transaction has ended, such as the deletion of stored responses. */
type Afterwards = (committed: Store) => Promise<void>;

/** Makes the changes of a unit and their entries in the audit log in one transaction, after a comparison with what is there now. */
export async function applyUnit(unit: Unit, settings: ApplySettings): Promise<AppliedUnit> {
  const { store } = settings;
  const { afterwards, ...applied } = await store.withLock(CHANGES_LOCK, async (transaction) => {
    const run = new UnitRun({ ...settings, store: storeWithin(store, transaction) }, transaction);
    const { steps, projectId } = await unit.again(run.services.store);
    requireNoProblems(settings.file.document);
    run.ids.project = projectId ?? '';
    for (const step of steps) await run.make(step);
    if (run.keys.length > 0) await settings.saveKeys(run.keys);
    return { steps, keys: run.keys, afterwards: run.afterwards };
  });
  store.announceChange();
  for (const finish of afterwards) await finish(store);
  return applied;
}

class UnitRun {
  readonly services: ApplySettings;
  readonly keys: MadeKey[] = [];
  readonly afterwards: Afterwards[] = [];
  readonly ids = { project: '', keys: new Map<string, string>(), budget: '' };
  readonly #transaction: Transaction<Schema>;

  constructor(services: ApplySettings, transaction: Transaction<Schema>) {
    this.services = services;
    this.#transaction = transaction;
  }

  async make(step: Step): Promise<void> {
    for (const call of step.calls) {
      const called = call(this.ids);
      const made = await this.#run(called, step);
      if (made === undefined) continue;
      const { actor, reason } = this.services;
      await recordChange(this.#transaction, actor, { ...made, action: called.operationId, reason });
    }
  }

  async #run(call: StepCall, step: Step): Promise<Change | undefined> {
    const { value, change, afterwards } = await this.#handle(call);
    if (afterwards !== undefined) this.afterwards.push(afterwards);
    // Each operation has a value of its own type.
    if (call.operationId === 'createProject') this.ids.project = (value as Project).id;
    if (call.operationId === 'createBudget') this.ids.budget = (value as Budget).id;
    if (call.operationId === 'createKey') this.#keep(step, value as CreatedKey);
    return change;
  }

  #handle(call: StepCall): Promise<Made> {
    const { actor, name } = this.services.actor;
    const token = { tokenId: '', actor, name, role: 'admin', organisationId: null } as const;
    // The call has the types of the operation of its handler.
    const handler = handlers[call.operationId] as Handler<OperationId>;
    const request = { requestId: '', ifMatch: null, idempotencyKey: null, address: null };
    return handler.run({ ...request, ...call, token }, this.services);
  }

  #keep({ organisation, project }: Step, { key, record }: CreatedKey): void {
    const { id, name } = record;
    this.ids.keys.set(name, id);
    this.keys.push({ organisation, project: project ?? '', name, id, key: key ?? '' });
  }
}
