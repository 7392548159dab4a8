import type { Catalogue } from '../../catalogue/model.ts';
import type { RequestOf } from '../../generated/admin/contract.ts';

type AppliedOperation =
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

export type ShownSettings = Readonly<Record<string, unknown>>;

/** One line of the difference between the file and the database. */
export interface Step {
  change: 'create' | 'update' | 'delete';
  kind: 'organisation' | 'project' | 'budget' | 'quota' | 'key';
  organisation: string;
  project: string | null;
  /** The name of a key. */
  key: string | null;
  /** The interval and the model of a budget. */
  budget: string | null;
  /** The settings that differ; null: the thing does not exist. */
  before: ShownSettings | null;
  after: ShownSettings | null;
  /** What makes the change. */
  calls: readonly ((ids: MadeIds) => StepCall)[];
}

export interface StepOptions {
  /** Whether what the file does not name is deleted, revoked or set to its default. */
  prune: boolean;
  /** Has the models of a project for which the file states none, and the ids of those that budgets name by an alias. */
  catalogue: Catalogue;
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
