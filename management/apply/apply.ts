import type { Transaction } from 'kysely';
import type {
  AppliedChange,
  AppliedKey,
  Budget,
  CreatedKey,
  OperationId,
  Project,
} from '../../generated/admin/contract.ts';
import { storeWithin } from '../../storage/in-transaction.ts';
import type { Store } from '../../storage/open-database.ts';
import type { Schema } from '../../storage/schema.ts';
import { CHANGES_LOCK, recordChange, type Change } from '../audit.ts';
import { finishChange } from '../changes.ts';
import type { ChangeServices, ChangingHandler, ManagementCall } from '../handler.ts';
import type { ActiveConfiguration } from '../gateway-control.ts';
import { recordLimitAlerts } from '../limit-alerts.ts';
import { changeBudget } from '../handlers/changeBudget.ts';
import { createBudget } from '../handlers/createBudget.ts';
import { createKey } from '../handlers/createKey.ts';
import { createOrganisation } from '../handlers/createOrganisation.ts';
import { createProject } from '../handlers/createProject.ts';
import { deleteBudget } from '../handlers/deleteBudget.ts';
import { deleteProject } from '../handlers/deleteProject.ts';
import { revokeKey } from '../handlers/revokeKey.ts';
import { updateKey } from '../handlers/updateKey.ts';
import { updateProject } from '../handlers/updateProject.ts';
import { updateProjectModel } from '../handlers/updateProjectModel.ts';
import { updateQuota } from '../handlers/updateQuota.ts';
import type { Unit } from './units.ts';
import type { Remarks } from './remarks.ts';
import type { AppliedOperation, Step, StepCall } from './step.ts';

export interface AppliedUnit {
  changes: AppliedChange[];
  keys: AppliedKey[];
}

export interface ApplySettings {
  store: Store;
  /** As the comparison has read it. */
  catalogue: ActiveConfiguration;
  remarks: Remarks;
  /** The request that applies the file. */
  call: ManagementCall<'applyOrganisations'>;
}

/** The operations of which changes are made. */
const handlers: { readonly [Id in AppliedOperation]: ChangingHandler<Id> } = {
  changeBudget,
  createBudget,
  createKey,
  createOrganisation,
  createProject,
  deleteBudget,
  deleteProject,
  revokeKey,
  updateKey,
  updateProject,
  updateProjectModel,
  updateQuota,
};

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
  const { store, catalogue } = settings;
  const { afterwards, ...applied } = await store.withLock(CHANGES_LOCK, async (transaction) => {
    const within = storeWithin(store, transaction);
    // The alerts of all budgets are written together, at the end.
    const { alerts: _alerts, ...others } = catalogue;
    const services = { store: within, catalogue: () => Promise.resolve(others) };
    const run = new UnitRun(settings, services, transaction);
    const { steps, projectId } = await unit.again(within);
    settings.remarks.requireNoProblems();
    run.ids.project = projectId ?? '';
    for (const step of steps) await run.make(step);
    const withAlerts = { store: within, catalogue: () => Promise.resolve(catalogue) };
    await recordLimitAlerts(settings.call, withAlerts, run.budgets);
    return {
      changes: steps.map((step) => changeOf(step, run.ids.project)),
      keys: run.keys,
      afterwards: run.afterwards,
    };
  });
  store.announceChange();
  for (const finish of afterwards) await finishChange(finish, store, settings.call);
  return applied;
}

/** Returns a step as the response shows it. */
export function changeOf({ calls: _calls, ...step }: Step, projectId: string | null): AppliedChange {
  return { ...step, project_id: step.project === null ? null : projectId };
}

class UnitRun {
  readonly services: ChangeServices;
  readonly #call: ApplySettings['call'];
  readonly keys: AppliedKey[] = [];
  readonly afterwards: Afterwards[] = [];
  /** The ids of the budgets that were created or changed. */
  readonly budgets: string[] = [];
  readonly ids = { project: '', keys: new Map<string, string>(), budget: '' };
  readonly #transaction: Transaction<Schema>;

  constructor({ call }: ApplySettings, services: ChangeServices, transaction: Transaction<Schema>) {
    this.#call = call;
    this.services = services;
    this.#transaction = transaction;
  }

  async make(step: Step): Promise<void> {
    for (const call of step.calls) {
      const called = call(this.ids);
      const made = await this.#run(called, step);
      if (made === undefined) continue;
      const { token, address, requestId, parameters } = this.#call;
      // The contract has its type.
      const { reason = null } = parameters as { reason?: string };
      const actor = { actor: token.actor, name: token.name, address, requestId };
      await recordChange(this.#transaction, actor, { ...made, action: called.operationId, reason });
    }
  }

  async #run(call: StepCall, step: Step): Promise<Change | undefined> {
    const { value, change, afterwards } = await this.#handle(call);
    if (afterwards !== undefined) this.afterwards.push(afterwards);
    // Each operation has a value of its own type.
    if (call.operationId === 'createProject') this.ids.project = (value as Project).id;
    if (call.operationId === 'createBudget') this.ids.budget = (value as Budget).id;
    if (call.operationId === 'createBudget' || call.operationId === 'changeBudget')
      this.budgets.push((value as Budget).id);
    if (call.operationId === 'createKey') this.#keep(step, value as CreatedKey);
    return change;
  }

  #handle(step: StepCall): Promise<Made> {
    // The call has the types of the operation of its handler.
    const handler = handlers[step.operationId] as ChangingHandler<OperationId>;
    return handler.run({ ...this.#call, ifMatch: null, idempotencyKey: null, ...step }, this.services);
  }

  #keep({ organisation, project }: Step, { key, record }: CreatedKey): void {
    const { id, name } = record;
    this.ids.keys.set(name, id);
    this.keys.push({ organisation, project: project ?? '', name, id, key: key ?? '' });
  }
}
