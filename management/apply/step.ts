import type { AppliedChange, RequestOf } from '../../generated/admin/contract.ts';
import type { ActiveConfiguration } from '../gateway-control.ts';

export type AppliedOperation =
  | 'createOrganisation'
  | 'createProject'
  | 'updateProject'
  | 'updateProjectModel'
  | 'createBudget'
  | 'changeBudget'
  | 'deleteBudget'
  | 'updateQuota'
  | 'createKey'
  | 'updateKey'
  | 'revokeKey'
  | 'deleteProject';

/** A request of the management, without its HTTP. */
export type StepCall = {
  [Id in AppliedOperation]: {
    operationId: Id;
    parameters: Readonly<Record<string, string>>;
    body: RequestOf<Id>;
  };
}[AppliedOperation];

/** The ids of what the steps before have made. */
export interface MadeIds {
  /** That of the project of the steps, also of one that was there. */
  project: string;
  /** Of keys, by name. */
  keys: ReadonlyMap<string, string>;
  /** Of the last budget. */
  budget: string;
}

export type ShownSettings = Record<string, unknown>;

/** One line of the difference between the file and the database. */
export interface Step extends Omit<AppliedChange, 'project_id'> {
  /** What makes the change. */
  calls: readonly ((ids: MadeIds) => StepCall)[];
}

export interface StepOptions {
  /** What is deleted, revoked or set to its default when the file does not name it. */
  prune: 'none' | 'settings' | 'all';
  /** Has the models of a project for which the file states none, and the ids of those that budgets name by an alias. */
  catalogue: ActiveConfiguration;
}

/** Returns the members that differ, before and after. */
export function differing(
  before: ShownSettings,
  after: ShownSettings,
): { before: ShownSettings; after: ShownSettings } {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const of = (settings: ShownSettings): ShownSettings =>
    Object.fromEntries(names.map((name) => [name, settings[name]]));
  return { before: of(before), after: of(after) };
}
