import { OperatorError } from '../../projects/operator-error.ts';
import { keySteps } from './key-steps.ts';
import type { DeclaredProject, ProjectSettings } from './organisation-file.ts';
import type { Rules } from './rules.ts';
import { differing, type ShownSettings, type Step } from './step.ts';
import type { StoredProject } from './stored-projects.ts';

/** A project of the file. */
export interface WantedProject {
  organisation: string;
  name: string;
  declared: DeclaredProject;
}

export interface StepOptions {
  /** Whether what the file does not name is deleted, revoked or set to its default. */
  prune: boolean;
  /** The models of a project for which the file states none. */
  defaultModels: ProjectSettings['models'];
}

/** Returns what turns the stored project into the declared one, and reports what the rules refuse. */
export function projectSteps(
  { organisation, name, declared: { keys, ...declared } }: WantedProject,
  stored: StoredProject | null,
  { prune, defaultModels }: StepOptions,
  rules: Rules,
): Step[] {
  const path = ['organisations', organisation, 'projects', name];
  const defaults = { models: defaultModels, disabled_models: [], budget: null, quota: null };
  const before = stored === null ? null : normalised(stored.settings);
  const settings = { ...(before === null || prune ? defaults : before), ...declared };
  const after = normalised(settings);
  if (before === null) rules.checkName('project', path);
  rules.check([...path, 'disabled_models'], 'value', () => requireAll(declared, after));
  const common = { organisation, project: name, key: null };
  const declaredKeys = keys ?? {};
  return [
    ...modelSteps(before, after, common),
    ...amountSteps('budget', before?.budget ?? null, after.budget, common),
    ...amountSteps('quota', before?.quota ?? null, after.quota, common),
    ...keySteps(
      {
        organisation,
        project: name,
        path: [...path, 'keys'],
        settings: after,
        stored: stored?.keys ?? [],
        declared: declaredKeys,
        prune,
      },
      rules,
    ),
  ];
}

type Names = Pick<Step, 'organisation' | 'key'> & { project: string };

/** The step that creates the project, or changes its models. */
function modelSteps(before: ProjectSettings | null, after: ProjectSettings, names: Names): Step[] {
  const shown = ({ models, disabled_models: disabled }: ProjectSettings): ShownSettings => ({
    models,
    ...(disabled.length === 0 ? {} : { disabled_models: disabled }),
  });
  const models = after.models === 'all' ? after.models : [...after.models];
  const { organisation, project: name } = names;
  const disable = (project: string) =>
    after.disabled_models.map(
      (model) =>
        ({
          operationId: 'updateProjectModel',
          parameters: { project, model },
          body: { enabled: false },
        }) as const,
    );
  if (before === null) {
    const create = {
      operationId: 'createProject',
      parameters: {},
      body: { name, organisation, models },
    } as const;
    const created = { ...after, disabled_models: [] };
    return [
      {
        ...names,
        kind: 'project',
        change: 'create',
        before: null,
        after: shown(created),
        calls: () => [create],
      },
      ...modelSteps(created, after, names),
    ];
  }
  const empty = { models: [], disabled_models: [] };
  const changed = differing({ ...empty, ...shown(before) }, { ...empty, ...shown(after) });
  if (Object.keys(changed.after).length === 0) return [];
  const calls: Step['calls'] = (project) => [
    { operationId: 'updateProject', parameters: { project }, body: { models } },
    ...disable(project),
  ];
  return [{ ...names, kind: 'project', change: 'update', ...changed, calls }];
}

/** The step that sets or removes a budget or a quota. */
function amountSteps<Kind extends 'budget' | 'quota'>(
  kind: Kind,
  before: ProjectSettings[Kind],
  after: ProjectSettings[Kind],
  names: Names,
): Step[] {
  const changed = differing({ ...before }, { ...before, ...after });
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const calls: Step['calls'] = (project) => {
    const parameters = { project };
    return kind === 'budget'
      ? [{ operationId: 'updateBudget', parameters, body: { limit_eur_cents: null, ...after } }]
      : [{ operationId: 'updateQuota', parameters, body: { max_bytes: null, max_count: null, ...after } }];
  };
  if (before === null)
    return [{ ...names, kind, change: 'create', before: null, after: { ...after }, calls }];
  if (after === null)
    return [{ ...names, kind, change: 'delete', before: { ...before }, after: null, calls }];
  return [{ ...names, kind, change: 'update', ...changed, calls }];
}

function requireAll({ disabled_models: stated = [] }: DeclaredProject, { models }: ProjectSettings): void {
  if (models !== 'all' && stated.length > 0) throw new OperatorError('this needs models: all');
}

function normalised({ models, disabled_models: disabled, budget, quota }: ProjectSettings): ProjectSettings {
  const { max_bytes: bytes = null, max_count: count = null } = quota ?? {};
  return {
    models: models === 'all' ? models : sorted(models),
    disabled_models: models === 'all' ? sorted(disabled) : [],
    budget,
    quota: bytes === null && count === null ? null : { max_bytes: bytes, max_count: count },
  };
}

function sorted(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}
