import type { RequestOf } from '../../generated/admin/contract.ts';

type AppliedOperation =
  | 'createOrganisation'
  | 'createProject'
  | 'updateProject'
  | 'updateProjectModel'
  | 'updateBudget'
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

export type ShownSettings = Readonly<Record<string, unknown>>;

/** One line of the difference between the file and the database. */
export interface Step {
  change: 'create' | 'update' | 'delete';
  kind: 'organisation' | 'project' | 'budget' | 'quota' | 'key';
  organisation: string;
  project: string | null;
  /** The name of a key. */
  key: string | null;
  /** The settings that differ; null: the thing does not exist. */
  before: ShownSettings | null;
  after: ShownSettings | null;
  /** What makes the change. The project has its id when its own step has been made. */
  calls: (projectId: string) => readonly StepCall[];
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
