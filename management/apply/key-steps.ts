import { checkKeyChange, requireUsable } from '../../projects/keys.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import { readTime } from '../times.ts';
import { budgetSteps, type BudgetsOf } from './budget-steps.ts';
import type { DeclaredKey, KeySettings, ProjectSettings } from './declared.ts';
import type { Rules } from './rules.ts';
import { differing, type Step, type StepOptions } from './step.ts';
import type { StoredKey } from './stored-projects.ts';

/** The project of keys, as it will be. */
export interface KeysOfProject {
  organisation: string;
  project: string;
  /** The path of its keys in the file. */
  path: readonly string[];
  settings: ProjectSettings;
  stored: readonly StoredKey[];
  declared: Readonly<Record<string, DeclaredKey | null>>;
}

const DEFAULTS: KeySettings = { models: null, requests_per_minute: null, expires_at: null };

/** Returns what turns the stored keys into the declared ones. With `prune`, the others are revoked. */
export function keySteps(keys: KeysOfProject, options: StepOptions, rules: Rules): Step[] {
  const steps = Object.entries(keys.declared).flatMap(([name, declared]) =>
    stepsOfKey(keys, name, declared ?? {}, options, rules),
  );
  if (options.prune === 'none') return steps;
  const others = keys.stored.filter(
    ({ name, isExpired }) => !isExpired && !Object.hasOwn(keys.declared, name),
  );
  return [...steps, ...others.map((key) => revocation(keys, key))];
}

function stepsOfKey(
  keys: KeysOfProject,
  name: string,
  { budgets, ...declared }: DeclaredKey,
  options: StepOptions,
  rules: Rules,
): Step[] {
  const path = [...keys.path, name];
  const key = findKey(keys, path, declared, rules);
  const names = { organisation: keys.organisation, project: keys.project, key: name };
  const ofKey: BudgetsOf = {
    ...{ names, scope: 'key', of: (ids) => key?.id ?? ids.keys.get(name) ?? '', path },
    ...{ stored: key?.budgets ?? [], declared: budgets },
  };
  return [...settingSteps(keys, key, path, declared, options, rules), ...budgetSteps(ofKey, options, rules)];
}

/** The step that creates a key or changes its settings. */
function settingSteps(
  keys: KeysOfProject,
  key: StoredKey | null,
  path: readonly string[],
  declared: DeclaredKey,
  { prune }: StepOptions,
  rules: Rules,
): Step[] {
  const name = path.at(-1) ?? '';
  const stored = key === null ? DEFAULTS : normalised(key.settings);
  const after = normalised({ ...(prune === 'none' ? stored : DEFAULTS), ...declared });
  const changed = differing({ ...stored }, { ...after });
  if (key !== null && Object.keys(changed.after).length === 0) return [];
  if (key === null) rules.checkName('key', path);
  checkSettings(keys, path, key === null ? after : changed.after, rules);
  const { organisation, project } = keys;
  const common = { kind: 'key', organisation, project, key: name, budget: null } as const;
  if (key === null) {
    const body = { name, ...after };
    const calls: Step['calls'] = [
      ({ project }) => ({ operationId: 'createKey', parameters: { project }, body }),
    ];
    return [{ ...common, change: 'create', before: null, after: changed.after, calls }];
  }
  const call = { operationId: 'updateKey', parameters: { key_id: key.id }, body: changed.after } as const;
  return [{ ...common, change: 'update', ...changed, calls: [() => call] }];
}

/** Finds the stored key of a name; null: there is none. An expired one is found when the file states an expiry, which may be later. */
function findKey(
  { stored }: KeysOfProject,
  path: readonly string[],
  declared: DeclaredKey,
  rules: Rules,
): StoredKey | null {
  const named = stored.filter(({ name, isReplaced }) => name === path.at(-1) && !isReplaced);
  const working = named.filter(({ isExpired }) => !isExpired);
  rules.check(path, 'key', () => requireOne(working));
  return working[0] ?? (declared.expires_at === undefined ? null : (named.at(-1) ?? null));
}

/** Throws an `OperatorError` for several keys with one name. */
export function requireOne(working: readonly StoredKey[]): void {
  if (working.length < 2) return;
  const ids = working.map(({ id }) => id).join(', ');
  throw new OperatorError(
    `the project has ${working.length} keys with this name: 'gateway key update <id> --name <name>' renames one of ${ids}`,
  );
}

function checkSettings(
  { settings }: KeysOfProject,
  path: readonly string[],
  { models, requests_per_minute: requestsPerMinute, expires_at: expiresAt }: Partial<KeySettings>,
  rules: Rules,
): void {
  if (models)
    rules.check([...path, 'models'], 'value', () => {
      checkKeyChange({ models });
      requireUsable(models, settings.models === 'all' ? 'all' : 'listed', setModels(settings));
    });
  if (requestsPerMinute)
    rules.check([...path, 'requests_per_minute'], 'value', () => checkKeyChange({ requestsPerMinute }));
  if (expiresAt)
    rules.check([...path, 'expires_at'], 'value', () => checkKeyChange({ expiresAt: readTime(expiresAt) }));
}

function setModels({ models, disabled_models: disabled }: ProjectSettings) {
  const enabled = models === 'all' ? [] : models.map((modelId) => ({ modelId, enabled: true }));
  return [...enabled, ...disabled.map((modelId) => ({ modelId, enabled: false }))];
}

function revocation({ organisation, project }: KeysOfProject, { id, name, settings }: StoredKey): Step {
  return {
    change: 'delete',
    kind: 'key',
    organisation,
    project,
    key: name,
    budget: null,
    before: differing({ ...DEFAULTS }, { ...settings }).after,
    after: null,
    calls: [() => ({ operationId: 'revokeKey', parameters: { key_id: id }, body: undefined })],
  };
}

function normalised({ models, expires_at: expiresAt, ...rest }: KeySettings): KeySettings {
  const expiry = expiresAt === null ? null : new Date(expiresAt);
  return {
    models: models === null ? null : [...new Set(models)].sort(),
    ...rest,
    expires_at: expiry === null || Number.isNaN(expiry.getTime()) ? expiresAt : expiry.toISOString(),
  };
}
