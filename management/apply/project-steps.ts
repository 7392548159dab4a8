import { requireKnownTags } from '../known-tags.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import { budgetSteps } from './budget-steps.ts';
import { keySteps } from './key-steps.ts';
import type { DeclaredProject, ProjectSettings } from './declared.ts';
import type { Rules } from './rules.ts';
import { differing, type ShownSettings, type Step, type StepOptions } from './step.ts';
import type { StoredProject } from './stored-projects.ts';

/** A project of the file. */
export interface WantedProject {
  organisation: string;
  name: string;
  declared: DeclaredProject;
}

/** Returns what turns the stored project into the declared one, and reports what the rules refuse. */
export function projectSteps(
  { organisation, name, declared: { keys, budgets, ...declared } }: WantedProject,
  stored: StoredProject | null,
  options: StepOptions,
  rules: Rules,
): Step[] {
  const path = ['organisations', organisation, 'projects', name];
  const { prune, catalogue } = options;
  const { models } = catalogue.projectDefaults;
  const defaults = {
    models: models === 'all' ? models : [...models],
    disabled_models: [],
    required_tags: [],
    quota: null,
  };
  const before = stored === null ? null : normalised(stored.settings);
  const settings = { ...(before === null || prune !== 'none' ? defaults : before), ...declared };
  const after = normalised(settings);
  if (before === null) rules.checkName('project', path);
  rules.check([...path, 'disabled_models'], 'value', () => requireAll(declared, after));
  const { required_tags: tags = [] } = declared;
  rules.check([...path, 'required_tags'], 'value', () => requireKnownTags(tags, catalogue));
  const common = { organisation, project: name, key: null, budget: null };
  const declaredKeys = keys ?? {};
  return [
    ...modelSteps(before, after, common),
    ...quotaSteps(before?.quota ?? null, after.quota, common),
    ...budgetSteps(
      {
        ...{ names: common, scope: 'project', of: ({ project }) => project, path },
        ...{ stored: stored?.budgets ?? [], declared: budgets },
      },
      options,
      rules,
    ),
    ...keySteps(
      {
        organisation,
        project: name,
        path: [...path, 'keys'],
        settings: after,
        stored: stored?.keys ?? [],
        declared: declaredKeys,
      },
      options,
      rules,
    ),
  ];
}

type Names = Pick<Step, 'organisation' | 'key' | 'budget'> & { project: string };

/** The step that creates the project, or changes its models. */
function modelSteps(before: ProjectSettings | null, after: ProjectSettings, names: Names): Step[] {
  const shown = ({
    models,
    disabled_models: disabled,
    required_tags: tags,
  }: ProjectSettings): ShownSettings => ({
    models,
    ...(disabled.length === 0 ? {} : { disabled_models: disabled }),
    ...(tags.length === 0 ? {} : { required_tags: tags }),
  });
  const models = after.models === 'all' ? after.models : [...after.models];
  const tags = [...after.required_tags];
  const { organisation, project: name } = names;
  const disable = after.disabled_models.map((model): Step['calls'][number] => ({ project }) => ({
    operationId: 'updateProjectModel',
    parameters: { project, model },
    body: { enabled: false },
  }));
  if (before === null) {
    const create = {
      operationId: 'createProject',
      parameters: {},
      body: { name, organisation, models, ...(tags.length === 0 ? {} : { required_tags: tags }) },
    } as const;
    const created = { ...after, disabled_models: [] };
    return [
      {
        ...names,
        kind: 'project',
        change: 'create',
        before: null,
        after: shown(created),
        calls: [() => create],
      },
      ...modelSteps(created, after, names),
    ];
  }
  const empty = { models: [], disabled_models: [], required_tags: [] };
  const changed = differing({ ...empty, ...shown(before) }, { ...empty, ...shown(after) });
  if (Object.keys(changed.after).length === 0) return [];
  // The models are set with their exceptions.
  const setsModels = 'models' in changed.after || 'disabled_models' in changed.after;
  const body = {
    ...(setsModels ? { models } : {}),
    ...('required_tags' in changed.after ? { required_tags: tags } : {}),
  };
  const calls: Step['calls'] = [
    ({ project }) => ({ operationId: 'updateProject', parameters: { project }, body }),
    ...(setsModels ? disable : []),
  ];
  return [{ ...names, kind: 'project', change: 'update', ...changed, calls }];
}

/** The step that sets or removes a quota. */
function quotaSteps(before: ProjectSettings['quota'], after: ProjectSettings['quota'], names: Names): Step[] {
  const changed = differing({ ...before }, { ...before, ...after });
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const body = { max_bytes: null, max_count: null, ...after };
  const calls: Step['calls'] = [
    ({ project }) => ({ operationId: 'updateQuota', parameters: { project }, body }),
  ];
  const common = { ...names, kind: 'quota', calls } as const;
  if (before === null) return [{ ...common, change: 'create', before: null, after: { ...after } }];
  if (after === null) return [{ ...common, change: 'delete', before: { ...before }, after: null }];
  return [{ ...common, change: 'update', ...changed }];
}

function requireAll({ disabled_models: stated = [] }: DeclaredProject, { models }: ProjectSettings): void {
  if (models !== 'all' && stated.length > 0) throw new OperatorError('this needs models: all');
}

function normalised(settings: ProjectSettings): ProjectSettings {
  const { models, disabled_models: disabled, required_tags: tags, quota } = settings;
  const { max_bytes: bytes = null, max_count: count = null } = quota ?? {};
  return {
    models: models === 'all' ? models : sorted(models),
    disabled_models: models === 'all' ? sorted(disabled) : [],
    required_tags: sorted(tags),
    quota: bytes === null && count === null ? null : { max_bytes: bytes, max_count: count },
  };
}

function sorted(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}
